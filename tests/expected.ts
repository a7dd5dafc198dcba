/** Expected results of calculators: the client's formulas, implemented a second time. */
import {partnerCostUsdPerYear} from '@site/src/data/partnerRoi';
import type {PricedPlan} from '@site/src/data/planSchema';
import {priceList} from '@site/src/data/priceList';
import {campaignEur, hireEurPerYear, toolCostEur, toolFeature, toolIds} from '@site/src/data/savings';
import type {SavingsInput} from '@site/src/data/calculators/savings';
import {formats} from '@site/src/data/format';
import type {Language} from '@site/tests/languages';

/** Replaces no-break spaces, which Intl writes into Italian amounts. */
export const plain = (text: string) => text.replace(/\s/g, ' ');

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const [from, to] = ([0, 1] as const).map((end) => sum(toolIds.map((id) => toolCostEur[id][end])));

const {priced, entry, top, includes} = priceList;
const typical = (from! + to!) / 2;
/** Clients of the examples: those of the smallest plan. */
const clients = entry.clients!;
/** Price of the smallest plan per client: all of it, unless it costs more than the client's tools. */
const perClient =
  entry.eurPerMonth < typical ? entry.eurPerMonth : Math.round((entry.eurPerMonth * 100) / clients) / 100;

/** All six tools, EUR per client and month: lowest, average and highest cost, and the savings per client. */
export const stackEur = {from: from!, to: to!, typical, perClient, saved: typical - perClient, clients};

/** Returns the smallest plan for the clients and tools, else the largest with a price. */
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

/** Formats a division that is rounded to an integer, with two decimals before rounding. */
function rounded(language: Language, division: string, exactly: number, count: number): string {
  const {number} = formats(language);
  const decimals = new Intl.NumberFormat(language, {maximumFractionDigits: 2}).format(
    Math.floor(exactly * 100) / 100,
  );
  return exactly === count
    ? `${division} = ${number(count)}`
    : `${division} = ${decimals}…, ${so[language]} ${number(count)}`;
}

/** More clients than the largest priced plan includes; `undefined` if it is unlimited. */
export const tooManyClients = top.clients === null ? undefined : top.clients + 1;

/** Formats a savings calculation with plain spaces. Clients and price must be integers within limits, with savings. */
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

/** Returns the texts of a partner calculation in a language, with plain spaces. The price must be an integer. */
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
    /** Figures of the three cards. */
    figures: [say(revenue), say(profit), roi],
    price: say(price),
    year: say(revenue * 12),
    loss: say(-profit),
    months,
    /** Height of a month's bar, percent of the year's revenue or of the cost, whichever is higher. */
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
