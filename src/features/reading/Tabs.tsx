import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './Tabs.module.css';

interface TabValue {
  value: string;
  label?: ReactNode;
  /** Attributes of the tab, not of its panel. */
  attributes?: ComponentProps<'label'>;
  /** Shown first. */
  default?: boolean;
}

/** Props of `@theme/Tabs`. `lazy` has no effect: hidden panels are in the page anyway. */
interface TabsProps {
  /** Tabs of a group switch together, and the choice is stored. */
  groupId?: string;
  /** Query parameter of the choice. `true`: the name of the group. */
  queryString?: boolean | string;
  /** Value of the first panel. `null`: none. */
  defaultValue?: string | null;
  /** Labels of children without their own. */
  values?: readonly TabValue[];
  lazy?: boolean;
  className?: string;
  children?: ReactNode;
}

type TabItemProps = Partial<TabValue> & {
  lazy?: boolean;
  /** Class of the panel. */
  className?: string;
  children?: ReactNode;
};

interface Group {
  readonly name: string;
  readonly tabs: readonly TabValue[];
  readonly shown?: string | null;
}

const GroupContext = createContext<Group | undefined>(undefined);

function tabsOf({values, children}: TabsProps): readonly TabValue[] {
  const tabs =
    values ??
    Children.toArray(children)
      .filter((child) => typeof child !== 'string' || child.trim() !== '')
      .map((child) => {
        if (!isValidElement<TabValue>(child) || child.props.value === undefined) {
          throw new Error(
            '<Tabs> holds something that is no <TabItem value="…">. Give each of its children a value, or name all of them: <Tabs values={[{value, label}]}>.',
          );
        }
        return child.props;
      });
  const twice = tabs.find(({value}, index) => tabs.findIndex((it) => it.value === value) < index);
  if (tabs.length === 0 || twice) {
    throw new Error(
      twice ? `Two tabs of <Tabs> have the value "${twice.value}".` : '<Tabs> holds no <TabItem>.',
    );
  }
  return tabs;
}

/** Returns the value of the initial tab. */
function firstOf(tabs: readonly TabValue[], defaultValue?: string | null): string | null | undefined {
  if (defaultValue === undefined || defaultValue === '') {
    return (tabs.find((tab) => tab.default) ?? tabs[0])?.value;
  }
  if (defaultValue !== null && tabs.every(({value}) => value !== defaultValue)) {
    throw new Error(
      `<Tabs defaultValue="${defaultValue}"> has no such tab. It has: ${tabs.map(({value}) => value).join(', ')}.`,
    );
  }
  return defaultValue;
}

/**
 * Tabbed panels. Tabs are radio buttons, each before its panel, for browsers and screen readers. CSS switches them, and
 * the page script (`tabs.ts`) synchronizes groups.
 */
export function Tabs(props: TabsProps) {
  const {groupId, queryString, className, children} = props;
  const name = useId();
  const tabs = tabsOf(props);
  const query = queryString === true ? groupId : queryString || undefined;
  if (queryString === true && !groupId) {
    throw new Error('<Tabs queryString> needs a groupId, or the name of the parameter: queryString="name".');
  }
  return (
    <GroupContext value={{name, tabs, shown: firstOf(tabs, props.defaultValue)}}>
      <div
        role="group"
        aria-label={translate({id: 'reading.tabs', message: 'Tabs', description: 'Name of a group of tabs'})}
        className={clsx(styles.tabs, className)}
        data-tabs={groupId ?? ''}
        data-query={query}
      >
        {children}
      </div>
    </GroupContext>
  );
}

export function TabItem({value, label, attributes, className, children}: TabItemProps) {
  const group = useContext(GroupContext);
  if (!group) {
    throw new Error('<TabItem> stands outside of <Tabs>.');
  }
  const {name, tabs, shown} = group;
  const tab = tabs.find((it) => it.value === value);
  const {className: ownClass, ...rest} = tab?.attributes ?? attributes ?? {};
  return (
    <>
      <label {...rest} className={clsx(styles.tab, ownClass)} data-article="tab">
        <input type="radio" name={name} value={value} defaultChecked={value === shown} />
        {tab?.label ?? label ?? value}
      </label>
      <div className={clsx(styles.panel, className)}>{children}</div>
    </>
  );
}
