/**
 * The numbers of the pricing guide's example, as its text names them: each is found in the words and follows the reader's own.
 * Pure: no React.
 */
import {formats} from '../../lib/format';
import {toCents} from '../../lib/decimal';
import {computeFloorPrice, floorPriceDefaults, type FloorPriceInput} from './floorPrice';

/** From this share above the floor on, an offer needs nobody's approval: the guide's rule for discounts. */
const freeAbove = 1.1;

/** What the letter of the guide asks from the new year on: a twentieth more, in steps of five euros. */
const raised = (price: number) => Math.max(Math.round((price * 1.05) / 5) * 5, price + 1);

/** Numbers that the text says in percent. */
const inPercent: readonly string[] = ['lowestMargin', 'plannedMargin', 'markupMargin'];

/** Numbers that stand behind a sum, and say what they are rounded from. */
const sums: readonly string[] = ['floorSum', 'listSum'];

/**
 * What the text says for an input, by name and as it is written.
 *
 * @param so what is said after a price before it is rounded
 */
export function guideNumbers(
  language: string,
  input: FloorPriceInput,
  so: (rounded: string) => string,
): Record<string, string> {
  const {exact} = formats(language);
  const {cost, markup, floor, list} = computeFloorPrice(input);
  const inCents = new Intl.NumberFormat(language, {useGrouping: 'always', minimumFractionDigits: 2});
  const amount = (value: number) =>
    (Number.isInteger(toCents(value)) ? exact.number : inCents.format)(toCents(value));
  const share = (percent: number) => inCents.format(percent / 100);
  const sum = (margin: number, price: number) => {
    const before = toCents(cost / (1 - margin / 100));
    return before === price ? amount(price) : `${amount(before)}, ${so(amount(price))}`;
  };
  return {
    floorSum: sum(input.lowestMargin, floor.price),
    listSum: sum(input.plannedMargin, list.price),
    ...Object.fromEntries(Object.entries(input).map(([name, value]) => [name, exact.number(value)])),
    lowestShare: share(input.lowestMargin),
    plannedShare: share(input.plannedMargin),
    cost: amount(cost),
    floor: amount(floor.price),
    list: amount(list.price),
    markup: amount(markup.price),
    markupMargin: exact.number(Math.round(markup.margin ?? 0)),
    missing: amount(floor.price - markup.price),
    approval: amount(Math.round(floor.price * freeAbove)),
    raised: amount(raised(list.price)),
  };
}

/**
 * Whether a text works with the calculation's example, from the names of the numbers that stand in it: it has the sum of the
 * floor. A text that names another floor has another example, as after a change of prices: half of its numbers would follow
 * the reader's, so it stays as it is.
 */
export const followsReader = (names: readonly string[]): boolean => names.includes('floorSum');

/** Those that a letter to a client names: its dates and hours have other numbers. */
const inLetters: readonly string[] = ['list', 'raised'];

/** A text in pieces: each number of the example that it names, and what stands between. */
export function numbersNamedIn(
  language: string,
  text: string,
  letter = false,
  example = floorPriceDefaults,
): {words: string; name?: string}[] {
  const all = Object.entries(guideNumbers(language, example, String));
  const patterns = all
    .filter(([name]) => !letter || inLetters.includes(name))
    .map(([name, written]) => {
      const before = sums.includes(name) ? '(?<== )' : '';
      const after = inPercent.includes(name) ? '(?=%)' : '(?![\\p{L}\\d%]|[.,]\\d)';
      return `${before}(?<${name}>${written.replaceAll('.', '\\.')})${after}`;
    });
  const pieces: {words: string; name?: string}[] = [];
  let end = 0;
  for (const found of text.matchAll(new RegExp(`(?<![\\p{L}\\d.,])(?:${patterns.join('|')})`, 'gu'))) {
    const {0: words, index, groups = {}} = found;
    pieces.push(
      {words: text.slice(end, index)},
      {words, name: Object.keys(groups).find((each) => groups[each] !== undefined)},
    );
    end = index + words.length;
  }
  return [...pieces, {words: text.slice(end)}].filter(({words}) => words !== '');
}
