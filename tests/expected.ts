/** What calculators should say of an input: the client's formulas, written a second time for the tests. */
import {partnerCostUsdPerYear} from '@site/src/data/partnerRoi';
import type {PricedPlan} from '@site/src/data/planSchema';
import {priceList} from '@site/src/data/priceList';
import {campaignEur, hireEurPerYear, toolCostEur, toolFeature, toolIds} from '@site/src/data/savings';
import type {SavingsInput} from '@site/src/data/calculators/savings';
import {formats} from '@site/src/lib/format';
import type {Language} from '@site/tests/languages';

/** Intl puts no-break spaces into Italian amounts; pages are read with plain ones. */
export const plain = (text: string) => text.replace(/\s/g, ' ');

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const [from, to] = ([0, 1] as const).map((end) => sum(toolIds.map((id) => toolCostEur[id][end])));

const {priced, entry, top, includes} = priceList;
const typical = (from! + to!) / 2;
/** The clients of the examples: those that fill the smallest plan. */
const clients = entry.clients!;
/** What the smallest plan costs for one client: all of it, unless it costs more than the client's tools. */
const perClient =
  entry.eurPerMonth < typical ? entry.eurPerMonth : Math.round((entry.eurPerMonth * 100) / clients) / 100;

/** The six tools together, EUR per month: the cheapest of each, the middle, the dearest; and what a client saves. */
export const stackEur = {from: from!, to: to!, typical, perClient, saved: typical - perClient, clients};

/** The smallest plan that holds the clients and has what the tools need, else the largest with a price. */
export function planOf({clients: count, tools}: SavingsInput): PricedPlan {
  return (
    priced.find(
      (plan) =>
        (plan.clients === null || count <= plan.clients) &&
        tools.every((tool) => includes(plan, toolFeature[tool])),
    ) ?? top
  );
}

const so: Record<Language, string> = {en: 'so', it: 'quindi'};

/** A division that is rounded to a whole number, with the two decimals that it is rounded from. */
function rounded(language: Language, division: string, exactly: number, count: number): string {
  const {number} = formats(language);
  const decimals = new Intl.NumberFormat(language, {maximumFractionDigits: 2}).format(
    Math.floor(exactly * 100) / 100,
  );
  return exactly === count
    ? `${division} = ${number(count)}`
    : `${division} = ${decimals}…, ${so[language]} ${number(count)}`;
}

/** Clients that no plan with a price holds; none where the largest is unlimited. */
export const tooManyClients = top.clients === null ? undefined : top.clients + 1;

/**
 * A savings calculation in the notation of a language, with plain spaces. Clients and price are whole and within the
 * calculator's limits, and something is saved.
 */
export function savingsIn(language: Language, input: SavingsInput) {
  const {eur, number, percentWithDecimal} = formats(language);
  const plan = planOf(input);
  const current = input.clients * input.price;
  const month = current - plan.eurPerMonth;
  const year = month * 12;
  const [hires, campaigns] = [Math.floor(year / hireEurPerYear), Math.floor(year / campaignEur)];
  const say = (...parts: (number | string)[]) =>
    plain(parts.map((part) => (typeof part === 'number' ? eur(part) : part)).join(' '));
  const times = (each: number, count: number) => rounded(language, say(year, '÷', each), year / each, count);
  const margin = plain(percentWithDecimal((month / current) * 100));
  return {
    plan: plan.name,
    current: say(current),
    product: say(plan.eurPerMonth),
    month: say(month),
    year: say(year),
    hires,
    campaigns,
    margin,
    formulas: {
      current: say(number(input.clients), '×', input.price, '=', current),
      product: say(plan.eurPerMonth),
      month: say(current, '−', plan.eurPerMonth, '=', month),
      year: say('12 ×', month, '=', year),
      ...(hires > 0 ? {hires: times(hireEurPerYear, hires)} : {}),
      ...(campaigns > 0 ? {campaigns: times(campaignEur, campaigns)} : {}),
      margin: say(month, '÷', current, '=', margin),
    },
  };
}

/** A partner calculation in the notation of a language, with plain spaces. The price is whole. */
export function partnerRoiIn(language: Language, clients: number, price: number) {
  const {usd, number, percentWithDecimal} = formats(language);
  const cost = partnerCostUsdPerYear;
  const revenue = clients * price;
  const profit = revenue * 12 - cost;
  const roi = plain(percentWithDecimal((profit / cost) * 100));
  const months = Math.ceil(cost / revenue);
  const say = (...parts: (number | string)[]) =>
    plain(parts.map((part) => (typeof part === 'number' ? usd(part) : part)).join(' '));
  return {
    /** The three cards. */
    figures: [say(revenue), say(profit), roi],
    price: say(price),
    year: say(revenue * 12),
    loss: say(-profit),
    months,
    /** Months of the chart in parts of the year's revenue or of the cost, whichever is more, percent. */
    bar: (month: number) => (month * revenue * 100) / Math.max(revenue * 12, cost),
    formulas: [
      say(number(clients), '×', price, '=', revenue),
      say('12 ×', revenue, '=', revenue * 12),
      say(revenue * 12, '−', cost, '=', profit),
      say(profit, '÷', cost, '=', roi),
      rounded(language, say(cost, '÷', revenue), cost / revenue, months),
    ],
  };
}
