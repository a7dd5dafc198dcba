import type {ReactNode} from 'react';
import clsx from 'clsx';
import {processAdmonitionProps} from '@docusaurus/theme-common';
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
} from '@site/src/components/ui/icons';
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
  /** One of those above; another keyword of `admonitions.keywords` looks like a note, and is its own title. */
  type?: string;
  title?: ReactNode;
  /** In place of the icon of its kind; `null` for none. */
  icon?: ReactNode;
  /** Name for screen readers, where several remarks stand together. */
  label?: string;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A remark beside the text: `:::note[Title]` in Markdown. */
export function Admonition({type = 'note', label, id, className, icon, ...rest}: AdmonitionProps) {
  // Titles that are more than text come among the children.
  const {title, children} = processAdmonitionProps({children: undefined, ...rest});
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
      <p className={`${styles.title} signed`}>
        {icon === undefined ? <Sign aria-hidden size={18} /> : icon}
        <span>{title ?? kind?.title() ?? type}</span>
      </p>
      {children}
    </aside>
  );
}
