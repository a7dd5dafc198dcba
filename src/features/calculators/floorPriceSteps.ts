import {floorPrice as words} from '@content/floorPrice';
import type {FloorPriceInput, FloorPriceResult, PricePoint} from '@site/src/data/calculators/floorPrice';
import {formats} from '@site/src/data/format';
import type {Step} from './HowComputed';
import {askedFormula, inCents} from './priceRulerSteps';

/** Returns the calculation of cost, floor and list price, line by line. */
export function floorPriceSteps(
  input: FloorPriceInput,
  {lines, cost, floor, list, halfTheClients, oneMoreHour}: FloorPriceResult,
  language: string,
): Step[] {
  const {eur, number} = formats(language).exact;
  const cents = inCents(language);
  const work = (hours: number, rate: number, line: number) =>
    `${number(hours)} × ${eur(rate)} = ${cents(line)}`;
  const price = (margin: number, {price: whole}: PricePoint) =>
    askedFormula(cost, margin, whole, language, words.steps.so);
  const tested = (added: readonly number[], point: PricePoint) =>
    `${[cost, ...added].map(cents).join(' + ')} = ${cents(point.cost)}`;
  const {platform, technician, manager, tools, yearly} = lines;
  return [
    {
      name: words.result.lines.platform,
      formula: `${eur(input.platform)} ÷ ${number(input.clients)} = ${cents(platform)}`,
    },
    {
      name: words.result.lines.technician,
      formula: work(input.technicianHours, input.technicianRate, technician),
    },
    {name: words.result.lines.manager, formula: work(input.managerHours, input.managerRate, manager)},
    {
      name: words.result.lines.yearly,
      formula: `${eur(input.yearly)} ÷ 12 ÷ ${number(input.clients)} = ${cents(yearly)}`,
    },
    {
      name: words.steps.cost,
      formula: `${[platform, technician, manager, tools, yearly].map(cents).join(' + ')} = ${cents(cost)}`,
    },
    {name: words.steps.floor, formula: price(input.lowestMargin, floor)},
    {name: words.steps.list, formula: price(input.plannedMargin, list)},
    {name: words.steps.halfTheClients, formula: tested([platform, yearly], halfTheClients)},
    {name: words.steps.oneMoreHour, formula: tested([input.technicianRate], oneMoreHour)},
  ];
}
