/** Small lists that drawings and pages show: what holds for each as a whole. */
import {innovationLab} from '../../content/innovationLab';
import {computeFloorPrice, floorPriceDefaults} from '../../lib/calculators/floorPrice';
import {fundedProjects} from '../fundedProjects';
import {growthModelAnchor, growthModelIds} from '../growthModels';
import {priceRulerInputs, priceRulerSamples} from '../priceRuler';
import {partnerClientsIncluded, partnerRoiInputs} from '../partnerRoi';
import {riskLevels, topScore} from '../riskScale';
import {sampleApiCall} from '../sampleApiCall';
import {sampleCompliance} from '../sampleCompliance';
import {sampleBrands} from '../sampleBrands';
import {sampleClients} from '../sampleClients';
import {sampleInvoice} from '../sampleInvoice';
import {sampleLaunchPlan} from '../sampleLaunchPlan';
import {sampleRevenue, sampleRevenueEur} from '../sampleRevenue';
import {sampleSuppliers, supplierControls} from '../sampleSuppliers';

const isFalling = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value < values[index - 1]!);

it('has words for each project of the lab', () => {
  expect(fundedProjects.map(({id}) => id)).toEqual(Object.keys(innovationLab.projects.items));
  // What is real names its grant.
  expect(fundedProjects.filter(({sample, grantNumber}) => !sample && !grantNumber)).toEqual([]);
});

it('leads to each growth model by an anchor of its own', () => {
  expect(growthModelIds.map(growthModelAnchor)).toEqual(growthModelIds.map((id) => `${id}-model`));
});

it('earns more each month, with every service', () => {
  const {eurPerMonth, clients} = sampleRevenue;
  const sums = eurPerMonth.map((parts) => parts[0] + parts[1] + parts[2]);
  expect(isFalling([...sums].reverse())).toBe(true);
  expect(sampleRevenueEur).toEqual(sums);
  // None of them pays less than the floor that the pricing guide works out.
  const {floor} = computeFloorPrice(floorPriceDefaults);
  expect(sums.filter((sum, month) => sum / clients[month]! < floor.price)).toEqual([]);
  // From clients that stay.
  expect(clients).toHaveLength(sums.length);
  expect(clients).toEqual([...clients].sort((a, b) => a - b));
});

it('invoices no less than the floor, and adds up to the cent', () => {
  const {price, plan, own, kept} = sampleInvoice;
  expect(price).toBeGreaterThanOrEqual(computeFloorPrice(floorPriceDefaults).floor.price);
  expect(plan + own + kept).toBeCloseTo(price, 6);
  expect(kept).toBeGreaterThan(0);
});

it('lists the client with the most to fix first, under names of its own', () => {
  const byScore = sampleClients.map(({score}) => score);
  const byOpen = sampleClients.map(({open}) => open);
  expect(byScore).toEqual([...byScore].sort((a, b) => a - b));
  expect(byOpen).toEqual([...byOpen].sort((a, b) => b - a));
  expect(new Set(sampleClients.map(({name}) => name)).size).toBe(sampleClients.length);
  const {path, answer} = sampleApiCall;
  expect(path).toMatch(/^\/v1\/clients\/[a-z-]+$/);
  expect(Object.fromEntries(answer)).toMatchObject({
    score: String(sampleClients[0].score),
    open_findings: String(sampleClients[0].open),
    nis2_percent: String(sampleCompliance.find(({framework}) => framework === 'NIS2')?.percent),
  });
});

it('has brands that are nobody’s, each with its own host and colour', () => {
  for (const {id, host, colour} of sampleBrands) {
    expect([id, /^[a-z]+\.[a-z]+\.example$/.test(host) && /^#[0-9a-f]{6}$/.test(colour)]).toEqual([id, true]);
    expect(host).toContain(`.${id}.`);
  }
  expect(new Set(sampleBrands.map(({colour}) => colour)).size).toBe(sampleBrands.length);
});

it('launches between signature and launch, one track after the other', () => {
  expect(sampleLaunchPlan.filter(({from, to}) => from < 0 || to <= from || to > 100)).toEqual([]);
  expect([sampleLaunchPlan[0].from, sampleLaunchPlan.at(-1)?.to]).toEqual([0, 100]);
  expect(isFalling(sampleLaunchPlan.map(({from}) => -from))).toBe(true);
});

it('asks every supplier about every control', () => {
  expect(sampleSuppliers.filter(({states}) => states.length !== supplierControls.length)).toEqual([]);
  const known = ['met', 'open', 'unanswered'];
  expect(sampleSuppliers.flatMap(({states}) => states.filter((state) => !known.includes(state)))).toEqual([]);
  expect(new Set(sampleSuppliers.map(({id}) => id)).size).toBe(sampleSuppliers.length);
});

it('has a level for every risk, the highest first', () => {
  const starts = riskLevels.map(({from}) => from);
  expect(isFalling(starts)).toBe(true);
  expect(starts.at(-1)).toBe(1);
  expect(starts[0]).toBeLessThanOrEqual(topScore ** 2);
});

it('starts its calculators where one can start, and asks for no more than they take', () => {
  const inputs = [...Object.values(priceRulerInputs), ...Object.values(partnerRoiInputs)];
  for (const {min, max, ...more} of inputs) {
    const start = 'default' in more ? more.default : min;
    expect(min <= start && start <= max).toBe(true);
  }
  expect(priceRulerInputs.margin.max).toBeLessThan(100);
  expect(partnerRoiInputs.clients.max).toBe(partnerClientsIncluded);
  const {min, max} = priceRulerInputs.clients;
  expect(isFalling(priceRulerSamples.map((clients) => -clients))).toBe(true);
  expect([priceRulerSamples[0], priceRulerSamples.at(-1)]).toEqual([min, max]);
});
