import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {CircleAlert, Info, Lightbulb, TriangleAlert, type Icon} from '@site/src/components/ui/icons';
import styles from './Admonition.module.css';

const kinds = {
  note: {icon: Info, title: () => translate({id: 'theme.admonition.note', message: 'note'})},
  info: {icon: Info, title: () => translate({id: 'theme.admonition.info', message: 'info'})},
  tip: {icon: Lightbulb, title: () => translate({id: 'theme.admonition.tip', message: 'tip'})},
  warning: {
    icon: TriangleAlert,
    title: () => translate({id: 'theme.admonition.warning', message: 'warning'}),
  },
  danger: {icon: CircleAlert, title: () => translate({id: 'theme.admonition.danger', message: 'danger'})},
} as const satisfies Record<string, {icon: Icon; title: () => string}>;

interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  /** Name for screen readers, where several remarks stand together. */
  label?: string;
  children?: ReactNode;
}

/** A remark beside the text: `:::note[Title]` in Markdown. */
export function Admonition({type = 'note', title, label, children}: AdmonitionProps) {
  const kind = type in kinds ? (type as keyof typeof kinds) : 'note';
  const {icon: Icon, title: ownTitle} = kinds[kind];
  return (
    <aside className={styles.admonition} data-kind={kind} aria-label={label}>
      <p className={`${styles.title} signed`}>
        <Icon aria-hidden size={18} />
        {title ?? ownTitle()}
      </p>
      {children}
    </aside>
  );
}
