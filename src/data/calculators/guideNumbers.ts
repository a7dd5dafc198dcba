/** Numbers in texts that follow the reader's own, such as `<data value="floor">260</data>`. Pure: no React. */
import {formats} from '../format';
import {toCents} from '../../lib/round';
import {computeFloorPrice, type FloorPriceInput} from './floorPrice';

/** Ratio to the floor from which an offer needs no approval: the guide's discount rule. */
const freeAbove = 1.1;

/** Increased price in the guide's letter: 5% more, in steps of five euros. */
const raised = (price: number) => Math.max(Math.round((price * 1.05) / 5) * 5, price + 1);

/**
 * Formats the numbers of a text by name.
 *
 * @param so words between an exact price and its rounded value
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
