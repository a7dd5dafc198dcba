import {createContext, useContext} from 'react';
import * as icons from '@site/src/components/ui/icons';
import type {GuideCard} from '@site/src/lib/frontMatter';
import {List} from '../ui/List';
import styles from './SectionSummary.module.css';

/** Cards of the guide that is being rendered, by the anchor of the section that they sum up. */
export const SummaryContext = createContext<ReadonlyMap<string, GuideCard>>(new Map());

/** What a section of a guide comes to, below its heading: one of the guide's cards, if it has one for it. */
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
