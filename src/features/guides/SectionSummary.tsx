import {createContext, useContext} from 'react';
import * as icons from '@site/src/ui/icons';
import type {GuideCard} from '@site/src/features/markdown';
import {List} from '../../ui/List';
import styles from './SectionSummary.module.css';

/** Cards of the rendered guide, by the anchor of the section that they summarize. */
export const SummaryContext = createContext<ReadonlyMap<string, GuideCard>>(new Map());

/** Summary of a section, below its heading; nothing without a matching card. */
export function SectionSummary({section}: {section: string | undefined}) {
  const card = useContext(SummaryContext).get(section ?? '');
  if (!card) {
    return null;
  }
  const Icon = icons[card.icon];
  return (
    <div className={styles.summary} data-article="summary">
      <Icon aria-hidden size={20} />
      <p>{card.description}</p>
      <List of={card.points} />
    </div>
  );
}
