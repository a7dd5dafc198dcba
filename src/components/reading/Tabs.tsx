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

/** What a tab is called. */
interface TabValue {
  value: string;
  label?: ReactNode;
  /** Attributes of the tab itself, not of what it shows. */
  attributes?: ComponentProps<'label'>;
  /** Shown first. */
  default?: boolean;
}

/** As `@theme/Tabs` takes them. `lazy` has no effect: what no tab shows yet is in the page anyway. */
interface TabsProps {
  /** Tabs of the same group follow each other, and the choice is remembered. */
  groupId?: string;
  /** Parameter of the address that holds the choice; `true`: the name of the group. */
  queryString?: boolean | string;
  /** Shown first; `null`: none. */
  defaultValue?: string | null;
  /** Labels, where the children do not say theirs. */
  values?: readonly TabValue[];
  lazy?: boolean;
  className?: string;
  children?: ReactNode;
}

type TabItemProps = Partial<TabValue> & {
  lazy?: boolean;
  /** Class of what the tab shows. */
  className?: string;
  children?: ReactNode;
};

/** What a tab has to know of those beside it. */
interface Group {
  readonly name: string;
  readonly tabs: readonly TabValue[];
  readonly shown?: string | null;
}

const GroupContext = createContext<Group | undefined>(undefined);

/** The tabs, by what `values` or the children say. */
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

/** The value of the tab that is shown first. */
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
 * Texts of which one is shown at a time. Tabs are radio buttons, which browsers and screen readers know, each before what
 * it shows; a style sheet does the choosing, and the page script (`tabs.ts`) what reaches beyond this place.
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

/** A tab, and what it shows. */
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
