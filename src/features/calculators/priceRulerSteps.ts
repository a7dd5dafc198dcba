import {priceRuler as words} from '@content/priceRuler';
import type {PlanCost} from '@site/src/data/calculators/planCosts';
import type {PriceRulerInput, PriceRulerResult, RulerCost} from '@site/src/data/calculators/priceRuler';
import {formats} from '@site/src/data/format';
import type {Step} from './HowComputed';

export function extrasOf({plan, extraClients, extraUsers}: Omit<PlanCost, 'why'>, language: string): string {
  const {addOns} = plan;
  const parts = addOns
    ? [
        ...(extraClients > 0 ? [words.result.extraClients(extraClients, addOns.extraClient)] : []),
        ...(extraUsers > 0 ? [words.result.extraUsers(extraUsers, addOns.extraUser)] : []),
      ]
    : [];
  return parts.length > 0 ? words.result.extras(formats(language).list(parts)) : words.result.included;
}

/** Describes the required features that a plan lacks. */
export function withoutOf({missing}: Pick<RulerCost, 'missing'>): string {
  const lacking: Readonly<Record<string, string>> = words.result.lacking;
  return words.result.without(missing.map((feature) => lacking[feature]).join(', '));
}

/** Formats EUR with cents. An ellipsis marks more digits. */
export function inCents(language: string): (amount: number) => string {
  const {eur} = formats(language).exact;
  return (amount) => {
    const whole = Math.floor(Math.round(amount * 1e6) / 1e4) / 100;
    return `${eur(whole)}${amount - whole > 1e-6 ? '…' : ''}`;
  };
}

/**
 * Returns the formula of the suggested price.
 *
 * @param so words before the rounded price
 */
export function askedFormula(
  cost: number,
  margin: number,
  price: number,
  language: string,
  so: (rounded: string) => string,
): string {
  const {exact, percent} = formats(language);
  const cents = inCents(language);
  const before = cost / (1 - margin / 100);
  const rounded = exact.eur(price);
  const asked = Math.abs(before - price) < 1e-6 ? rounded : `${cents(before)}, ${so(rounded)}`;
  return `${cents(cost)} ÷ (1 − ${percent(margin)}) = ${asked}`;
}

/** Returns the calculation line by line; nothing if no plan is available. */
export function priceRulerSteps(input: PriceRulerInput, {least}: PriceRulerResult, language: string): Step[] {
  if (!least) {
    return [];
  }
  const {
    exact: {eur, number},
    percentWithDecimal,
  } = formats(language);
  const cents = inCents(language);
  const {offer, ask, price, earnings} = least;
  const {plan, extraClients, extraUsers, eurPerMonth} = offer;
  const {revenue, cost, kept, costPerClient, marginPercent} = earnings;
  const perClient = cents(costPerClient);
  const {extraClient, extraUser} = plan.addOns ?? {extraClient: 0, extraUser: 0};
  const added = [
    ...(extraClients > 0 ? [`${number(extraClients)} × ${eur(extraClient)}`] : []),
    ...(extraUsers > 0 ? [`${number(extraUsers)} × ${eur(extraUser)}`] : []),
  ];
  const sum = [eur(plan.eurPerMonth ?? 0), ...added].join(' + ');
  return [
    {name: words.steps.plan(plan.name), formula: added.length > 0 ? `${sum} = ${eur(eurPerMonth)}` : sum},
    {
      name: words.steps.costPerClient,
      formula: `${eur(eurPerMonth)} ÷ ${number(input.clients)} + ${eur(input.ownCost)} = ${perClient}`,
    },
    {
      name: words.steps.ask,
      formula: askedFormula(costPerClient, input.margin, ask, language, words.steps.so),
    },
    {name: words.steps.revenue, formula: `${number(input.clients)} × ${eur(price)} = ${eur(revenue)}`},
    {
      name: words.steps.cost,
      formula: `${eur(eurPerMonth)} + ${number(input.clients)} × ${eur(input.ownCost)} = ${eur(cost)}`,
    },
    {name: words.steps.kept, formula: `${eur(revenue)} − ${eur(cost)} = ${eur(kept)}`},
    ...(marginPercent === null
      ? []
      : [
          {
            name: words.steps.margin,
            formula: `${eur(kept)} ÷ ${eur(revenue)} = ${percentWithDecimal(marginPercent)}`,
          },
        ]),
  ];
}
