import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {
  CircleAlert,
  CircleCheck,
  type Icon,
  Info,
  Lightbulb,
  Megaphone,
  OctagonAlert,
  StickyNote,
  Tags,
  TriangleAlert,
} from '@site/src/ui/icons';
import styles from './Admonition.module.css';

const kinds: Readonly<Record<string, {icon: Icon; title: () => string}>> = {
  note: {icon: StickyNote, title: () => translate({id: 'theme.admonition.note', message: 'note'})},
  info: {icon: Info, title: () => translate({id: 'theme.admonition.info', message: 'info'})},
  tip: {icon: Lightbulb, title: () => translate({id: 'theme.admonition.tip', message: 'tip'})},
  warning: {
    icon: TriangleAlert,
    title: () => translate({id: 'theme.admonition.warning', message: 'warning'}),
  },
  caution: {
    icon: OctagonAlert,
    title: () => translate({id: 'theme.admonition.caution', message: 'caution'}),
  },
  danger: {icon: CircleAlert, title: () => translate({id: 'theme.admonition.danger', message: 'danger'})},
  important: {
    icon: Megaphone,
    title: () =>
      translate({id: 'reading.admonition.important', message: 'important', description: 'Title of a remark'}),
  },
  success: {
    icon: CircleCheck,
    title: () =>
      translate({id: 'reading.admonition.success', message: 'done', description: 'Title of a remark'}),
  },
  secondary: {
    icon: Tags,
    title: () =>
      translate({id: 'reading.admonition.secondary', message: 'aside', description: 'Title of a remark'}),
  },
};

interface AdmonitionProps {
  /** A built-in type. Another keyword of `admonitions.keywords` looks like a note, with the keyword as its title. */
  type?: string;
  title?: ReactNode;
  /** In place of the icon of its kind; `null` for none. */
  icon?: ReactNode;
  /** Accessible name, if several admonitions follow each other. */
  label?: string;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** Docusaurus's element for titles that are more than text. In a `.md` its name is in small letters. */
const isTitle = (child: ReactNode): child is ReactElement<{children?: ReactNode}, string> =>
  isValidElement(child) &&
  typeof child.type === 'string' &&
  child.type.toLowerCase() === 'mdxadmonitiontitle';

const capitalized = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** An admonition: `:::note[Title]` in Markdown. */
export function Admonition({type = 'note', title, label, id, className, icon, children}: AdmonitionProps) {
  const parts = Children.toArray(children);
  const written = title ?? parts.find(isTitle)?.props.children;
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  const Sign = kind?.icon ?? StickyNote;
  return (
    <aside
      // Without a name it is no place to jump to: a text may have many.
      role={label ? undefined : 'note'}
      id={id}
      className={clsx(styles.admonition, className)}
      data-kind={type}
      aria-label={label}
    >
      <p className={`${styles.title} signed`} data-article="title">
        {icon === undefined ? <Sign aria-hidden size={18} /> : icon}
        <span>{written ?? capitalized(kind?.title() ?? type)}</span>
      </p>
      {parts.filter((part) => !isTitle(part))}
    </aside>
  );
}
