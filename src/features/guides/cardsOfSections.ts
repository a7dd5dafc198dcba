import type {TOCItem} from '@docusaurus/mdx-loader';
import type {GuideCard} from '../markdown';

const plain = (title: string) => title.trim().toLowerCase();

interface CardPlaces {
  /** By anchor of the section. */
  readonly summaries: ReadonlyMap<string, GuideCard>;
  readonly others: readonly GuideCard[];
}

/**
 * Assigns the cards of a guide to places: below the `##` heading with the same title (case-insensitive), or together
 * above the text. A card that links to another page summarises no section.
 */
export function summariesOf(cards: readonly GuideCard[], toc: readonly TOCItem[]): CardPlaces {
  const placed = cards.map((card) => ({
    card,
    id: card.link
      ? undefined
      : toc.find(({level, value}) => level === 2 && plain(value) === plain(card.title))?.id,
  }));
  return {
    summaries: new Map(placed.flatMap(({card, id}) => (id === undefined ? [] : [[id, card] as const]))),
    others: placed.flatMap(({card, id}) => (id === undefined ? [card] : [])),
  };
}
