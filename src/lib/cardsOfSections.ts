import type {TOCItem} from '@docusaurus/mdx-loader';
import type {GuideCard} from './frontMatter';

const plain = (title: string) => title.trim().toLowerCase();

interface CardPlaces {
  /** By the anchor of the section that they sum up. */
  readonly summaries: ReadonlyMap<string, GuideCard>;
  /** In their order. */
  readonly others: readonly GuideCard[];
}

/**
 * Where the cards of a guide stand: below the `##` heading that has their title, in capitals or not, or together above the
 * text. A card that leads to another page sums up no section.
 *
 * @param toc headings of the text
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
