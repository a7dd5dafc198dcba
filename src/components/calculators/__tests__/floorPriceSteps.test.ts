import {readFileSync} from 'node:fs';
import path from 'node:path';
import {computeFloorPrice, floorPriceDefaults} from '@site/src/lib/calculators/floorPrice';
import {floorPriceSteps} from '../floorPriceSteps';

/** The example of the guide, with the plan that it names. */
const example = {...floorPriceDefaults, platform: 199};

it('writes every step so that it can be checked', () => {
  expect(floorPriceSteps(example, computeFloorPrice(example), 'en').map(({formula}) => formula)).toEqual([
    '€199 ÷ 13 = €15.30…',
    '2 × €35 = €70',
    '0.5 × €40 = €20',
    '€2,292 ÷ 12 ÷ 13 = €14.69…',
    '€15.30… + €70 + €20 + €10 + €14.69… = €130',
    '€130 ÷ (1 − 50%) = €260',
    '€130 ÷ (1 − 60%) = €325',
    '€130 + €15.30… + €14.69… = €160',
    '€130 + €35 = €165',
  ]);
});

it('says what a price is rounded from', () => {
  const input = {...example, tools: 10.1};
  const formulas = floorPriceSteps(input, computeFloorPrice(input), 'en').map(({formula}) => formula);
  expect(formulas[5]).toBe('€130.10 ÷ (1 − 50%) = €260.20, so €261');
});

it('starts with the example of the pricing guide: its lines, its cost, its prices and their tests', () => {
  const guide = readFileSync(path.resolve(__dirname, '../../../../docs/guides/pricing.md'), 'utf8');
  const {cost, floor, list, halfTheClients, oneMoreHour} = computeFloorPrice(example);
  const {platform, clients, technicianHours, technicianRate, managerHours, managerRate, tools, yearly} =
    example;
  const rows = new Map(
    [...guide.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, line, way]) => [line, way]),
  );
  expect(rows.get('Platform')).toMatch(new RegExp(`here €${platform} for ${clients}$`));
  expect(rows.get('Technician')).toBe(`${technicianHours} hours at a full cost of ${technicianRate}`);
  expect(rows.get('Account manager')).toBe(`${managerHours} hours at a full cost of ${managerRate}`);
  expect(rows.get('Other tools')).toMatch(new RegExp(`here ${tools}$`));
  expect(rows.get('Insurance, training, sales')).toMatch(new RegExp(`here €${yearly.toLocaleString('en')}$`));
  expect(guide).toContain(`Together they cost ${cost}.`);
  expect(guide).toMatch(new RegExp(`^- \\*\\*Floor\\*\\*, .* = ${floor.price}\\.`, 'm'));
  expect(guide).toMatch(new RegExp(`^- \\*\\*List price\\*\\*, .* = ${list.price}\\.`, 'm'));
  expect(guide).toMatch(/unplanned\s+hour costs more margin than losing half the clients/);
  expect(oneMoreHour.margin).toBeLessThan(halfTheClients.margin!);
});
