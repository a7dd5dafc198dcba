import {sampleReport} from '../../../content/sampleReport';
import {reportSections} from '../clientReport';

jest.mock('../../../data/sampleReport', () => ({
  severities: [
    {id: 'critical', points: 80},
    {id: 'medium', points: 25},
    {id: 'low', points: 10},
  ],
  bases: {measured: 2, shown: 10, told: 30},
  reportAreas: [
    {id: 'perimeter', weight: 70, basis: 'measured'},
    {id: 'email', weight: 30, basis: 'told'},
  ],
  reportFrameworks: [
    {id: 'nis2', name: 'NIS2', checked: 10, otherGaps: 1},
    {id: 'iso', name: 'ISO', checked: 2000, otherGaps: 999},
  ],
  sampleReport: {
    client: {name: 'Probe', domain: 'probe.example', people: 1200},
    number: '7',
    reports: ['2026-01-01', '2026-02-01', '2026-03-02'],
    scanned: {from: '2026-02-27', to: '2026-03-01'},
    milestones: ['2026-03-20'],
    nextReport: '2026-06-03',
    accounts: {},
    alarm: {seen: '', again: '', called: '', written: ''},
  },
  openFindings: [
    {
      id: 'gateway',
      area: 'perimeter',
      severity: 'critical',
      opened: '2026-03-02',
      due: '2026-04-10',
      owner: 'provider',
      hours: {provider: 1000, client: 0},
      controls: {nis2: ['e', 'i'], iso: []},
    },
    {
      id: 'dmarc',
      area: 'email',
      severity: 'low',
      opened: '2026-01-01',
      due: '2026-03-10',
      owner: 'office',
      hours: {provider: 1, client: 2},
      controls: {nis2: ['e'], iso: ['A.5']},
    },
  ],
  closedFindings: [
    {id: 'cms', area: 'email', severity: 'critical', opened: '2026-01-01', closed: '2026-02-01'},
    {id: 'dkim', area: 'perimeter', severity: 'low', opened: '2026-01-01', closed: '2026-03-02'},
  ],
  emailChecks: [{id: 'spf'}, {id: 'dmarc', finding: 'dmarc'}, {id: 'dkim'}],
}));

/** Replaces each word by its path and arguments. */
function named<Words>(words: Words, place = ''): Words {
  if (typeof words === 'function') {
    const say = (...args: unknown[]) => `${place}(${args.join(', ')})`;
    return ((...args: unknown[]) => (Array.isArray(words(...args)) ? [say(...args)] : say(...args))) as Words;
  }
  if (Array.isArray(words)) {
    return [place] as Words;
  }
  return typeof words === 'object' && words !== null
    ? (Object.fromEntries(
        Object.entries(words).map(([key, value]) => [key, named(value, place ? `${place}.${key}` : key)]),
      ) as Words)
    : (place as Words);
}

/** Returns one line per block: its kind, unless it is text, then its words. Cells of rows are joined by a bar. */
function linesOf(block: Record<string, unknown>): string[] {
  const {kind, text, label, items, facts, bars, head, rows, numbers} = block as Record<string, never>;
  const list = (of: unknown[][]) => of.map((cells) => cells.join(' | '));
  return [
    ...(text === undefined
      ? []
      : [[kind === 'text' ? '' : `${kind}: `, label ? `${label}: ` : '', text].join('')]),
    ...(items ? [`list: ${(items as string[]).join('; ')}`] : []),
    ...(facts ? list(facts) : []),
    ...(bars
      ? (bars as {name: string; value: number; text: string}[]).map(
          (bar) => `${bar.name} ${bar.value} "${bar.text}"`,
        )
      : []),
    ...(head ? list([head, ...(rows as never as unknown[][]), [`numbers ${String(numbers)}`]]) : []),
  ];
}

const report = reportSections({...named(sampleReport.report), colon: ': '}, 'en');
const said = (wanted: string) =>
  report.find(({id}) => id === wanted)!.blocks.flatMap((block) => linesOf(block as never));

const gateway = '1. findings.items.gateway.title';
const dmarc = '2. findings.items.dmarc.title';

it('sums up: the worst finding brings back what it took', () => {
  expect(said('summary')).toEqual([
    'summary.facts.client | Probe: summary.facts.about(1,200)',
    'summary.facts.number | 7',
    'summary.facts.date | 2 March 2026',
    'summary.facts.scanned | range(27 February 2026, 1 March 2026)',
    'summary.facts.next | 3 June 2026',
    'summary.score | score(41), summary.sure(31, 51)',
    'summary.verdict(56)',
    'summary.rest(2)',
    'title: summary.countsTitle',
    'severities.critical | 1',
    'severities.medium | 0',
    'severities.low | 1',
    'title: summary.decisionsTitle',
    'list: summary.decisions',
    'title: summary.goodTitle',
    'list: summary.good(2, 3, 2)',
  ]);
});

it('shows how the score is made of its areas', () => {
  expect(said('score').slice(1, 8)).toEqual([
    'areas.perimeter 20 "20"',
    'areas.email 90 "90"',
    'scoring.head.area | scoring.head.weight | scoring.head.points | scoring.head.counts | scoring.head.basis',
    'areas.perimeter | 70% | 20 | 14 | bases.measured',
    'areas.email | 30% | 90 | 27 | bases.told',
    'scoring.sum | 100% |  | 41 | ',
    'numbers 1,2,3',
  ]);
});

it('tells of each finding what is known of it', () => {
  expect(said('findings').slice(1, 12)).toEqual([
    `title: ${gateway}`,
    'findings.labels.severity | severities.critical',
    'findings.labels.area | areas.perimeter',
    'findings.labels.opened | 2 March 2026',
    'findings.labels.owner | owners.provider',
    'findings.labels.due | 10 April 2026',
    'findings.labels.effort | findings.effort(hours(1,000), hours(0))',
    'findings.labels.found: findings.items.gateway.found',
    'code: findings.labels.evidence: findings.items.gateway.evidence',
    'findings.labels.why: findings.items.gateway.why',
    'findings.labels.todo: findings.items.gateway.todo',
  ]);
});

it('plans what is due first, adds up the hours, and says what doing it brings', () => {
  expect(said('plan').filter((line) => /\d/.test(line))).toEqual([
    `${dmarc} | owners.office | 10 March 2026 | 1 | 2`,
    `${gateway} | owners.provider | 10 April 2026 | 1,000 | 0`,
    'plan.sum |  |  | 1,001 | 2',
    'numbers 3,4',
    '2 March 2026 | 41 | 2',
    '20 March 2026 | 44 | 1',
    '3 June 2026 | 100 | 0',
    'numbers 1,2',
  ]);
});

it('holds the findings against the frameworks', () => {
  expect(said('compliance').slice(1, -1)).toEqual([
    'NIS2 70 "compliance.met(7, 10, 70%)"',
    'ISO 50 "compliance.met(1,000, 2,000, 50%)"',
    'NIS2: compliance.notes.nis2',
    'ISO: compliance.notes.iso(2,000, 999)',
    'title: compliance.tableTitle',
    'compliance.finding | compliance.columns.nis2 | compliance.columns.iso',
    `${gateway} | e, i | compliance.none`,
    `${dmarc} | e | A.5`,
    'numbers ',
  ]);
});

it('shows the trend, a finding closed in the report on whose day it was closed', () => {
  expect(said('trend').filter((line) => /\d/.test(line))).toEqual([
    '1 January 2026 66 "66"',
    '1 February 2026 90 "90"',
    '2 March 2026 41 "41"',
    '1 January 2026 | 66 | 3 | 0',
    '1 February 2026 | 90 | 2 | 1',
    '2 March 2026 | 41 | 2 | 1',
    'numbers 1,2,3',
    'trend.why(90, 41)',
    'list: trend.closed.cms: 1 February 2026; trend.closed.dkim: 2 March 2026',
  ]);
});
