import {priceRulerInputs} from '../priceRuler';
import {partnerClientsIncluded, partnerRoiInputs} from '../partnerRoi';
import {sampleApiCall} from '../sampleApiCall';
import {sampleCompliance} from '../sampleCompliance';
import {sampleClients} from '../sampleClients';
import {sampleReport} from '../sampleReport';
import {reportDay} from '../securityScore';

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

it('starts its calculators where one can start, and asks for no more than they take', () => {
  const inputs = [...Object.values(priceRulerInputs), ...Object.values(partnerRoiInputs)];
  for (const {min, max, ...more} of inputs) {
    const start = 'default' in more ? more.default : min;
    expect(min <= start && start <= max).toBe(true);
  }
  expect(priceRulerInputs.margin.max).toBeLessThan(100);
  expect(partnerRoiInputs.clients.max).toBe(partnerClientsIncluded);
});

it('reports after the scan and before what it forecasts', () => {
  const {scanned, milestones, nextReport} = sampleReport;
  const days = [scanned.from, scanned.to, reportDay, ...milestones, nextReport];
  expect(days).toEqual([...days].sort());
});
