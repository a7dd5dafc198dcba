/** The report of a client with two findings, in words that are the names of the words: who, what and how much is all there is. */
import {sampleReport} from '../../content/sampleReport';
import {reportSections} from '../clientReport';

jest.mock('../../data/sampleReport', () => ({
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

/** Words that say their own place, and what is put into them. */
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

const sections = () => reportSections({...named(sampleReport.report), colon: ': '}, 'en');
const blocksOf = (wanted: string) => sections().find(({id}) => id === wanted)!.blocks;
const title = (text: string) => ({kind: 'title', text});
const text = (said: string, label?: string) => ({kind: 'text', text: said, label});
const list = (...items: string[]) => ({kind: 'list', items});
const gateway = '1. findings.items.gateway.title';
const dmarc = '2. findings.items.dmarc.title';

it('has its chapters in order', () => {
  expect(sections().map(({id, title: said}) => [id, said])).toEqual([
    ['summary', 'summary.title'],
    ['score', 'scoring.title'],
    ['findings', 'findings.title'],
    ['plan', 'plan.title'],
    ['compliance', 'compliance.title'],
    ['trend', 'trend.title'],
    ['method', 'method.title'],
    ['glossary', 'glossary.title'],
  ]);
});

it('sums up: the worst finding brings back what it took', () => {
  expect(blocksOf('summary')).toEqual([
    {
      kind: 'facts',
      facts: [
        ['summary.facts.client', 'Probe: summary.facts.about(1,200)'],
        ['summary.facts.number', '7'],
        ['summary.facts.date', '2 March 2026'],
        ['summary.facts.scanned', 'range(27 February 2026, 1 March 2026)'],
        ['summary.facts.next', '3 June 2026'],
        ['summary.score', 'score(41), summary.sure(31, 51)'],
      ],
    },
    text('summary.verdict(56)'),
    text('summary.rest(2)'),
    title('summary.countsTitle'),
    {
      kind: 'facts',
      facts: [
        ['severities.critical', '1'],
        ['severities.medium', '0'],
        ['severities.low', '1'],
      ],
    },
    title('summary.decisionsTitle'),
    list('summary.decisions'),
    title('summary.goodTitle'),
    list('summary.good(2, 3, 2)'),
  ]);
});

it('shows how the score is made of its areas', () => {
  expect(blocksOf('score')).toEqual([
    text('scoring.intro'),
    {
      kind: 'bars',
      label: 'scoring.chart',
      bars: [
        {name: 'areas.perimeter', value: 20, text: '20'},
        {name: 'areas.email', value: 90, text: '90'},
      ],
    },
    {
      kind: 'table',
      name: 'scoring.title',
      head: ['area', 'weight', 'points', 'counts', 'basis'].map((key) => `scoring.head.${key}`),
      rows: [
        ['areas.perimeter', '70%', '20', '14', 'bases.measured'],
        ['areas.email', '30%', '90', '27', 'bases.told'],
        ['scoring.sum', '100%', '', '41', ''],
      ],
      numbers: [1, 2, 3],
      sum: true,
    },
    title('scoring.sureTitle'),
    text('scoring.sure(31, 51)'),
    list('scoring.reasons(2, 10, 30)'),
    text('scoring.meaning'),
  ]);
});

it('tells of each finding what is known of it', () => {
  const [intro, ...blocks] = blocksOf('findings');
  expect(intro).toEqual(text('findings.intro'));
  expect(blocks.slice(0, 7)).toEqual([
    title(gateway),
    {
      kind: 'facts',
      facts: [
        ['findings.labels.severity', 'severities.critical'],
        ['findings.labels.area', 'areas.perimeter'],
        ['findings.labels.opened', '2 March 2026'],
        ['findings.labels.owner', 'owners.provider'],
        ['findings.labels.due', '10 April 2026'],
        ['findings.labels.effort', 'findings.effort(hours(1,000), hours(0))'],
      ],
      short: true,
    },
    text('findings.items.gateway.found', 'findings.labels.found'),
    {kind: 'code', label: 'findings.labels.evidence', text: 'findings.items.gateway.evidence'},
    text('findings.items.gateway.why', 'findings.labels.why'),
    text('findings.items.gateway.todo', 'findings.labels.todo'),
    text('findings.items.gateway.verified', 'findings.labels.verified'),
  ]);
  expect(blocks).toHaveLength(14);
  expect(blocks[7]).toEqual(title(dmarc));
});

it('plans what is due first, adds up the hours, and says what doing it brings', () => {
  const columns = (of: string, ...keys: string[]) => keys.map((key) => `plan.${of}.${key}`);
  expect(blocksOf('plan')).toEqual([
    text('plan.intro'),
    {
      kind: 'table',
      name: 'plan.title',
      head: columns('head', 'what', 'who', 'due', 'provider', 'client'),
      rows: [
        [dmarc, 'owners.office', '10 March 2026', '1', '2'],
        [gateway, 'owners.provider', '10 April 2026', '1,000', '0'],
        ['plan.sum', '', '', '1,001', '2'],
      ],
      numbers: [3, 4],
      sum: true,
    },
    text('plan.late'),
    title('plan.milestonesTitle'),
    text('plan.milestones'),
    {
      kind: 'table',
      name: 'plan.milestonesTitle',
      head: columns('milestoneHead', 'date', 'score', 'open'),
      rows: [
        ['2 March 2026', '41', '2'],
        ['20 March 2026', '44', '1'],
        ['3 June 2026', '100', '0'],
      ],
      numbers: [1, 2],
    },
  ]);
});

it('holds the findings against the frameworks', () => {
  expect(blocksOf('compliance')).toEqual([
    text('compliance.intro'),
    {
      kind: 'bars',
      label: 'compliance.chart',
      bars: [
        {name: 'NIS2', value: 70, text: 'compliance.met(7, 10, 70%)'},
        {name: 'ISO', value: 50, text: 'compliance.met(1,000, 2,000, 50%)'},
      ],
    },
    text('compliance.notes.nis2', 'NIS2'),
    text('compliance.notes.iso(2,000, 999)', 'ISO'),
    title('compliance.tableTitle'),
    {
      kind: 'table',
      name: 'compliance.tableTitle',
      head: ['compliance.finding', 'compliance.columns.nis2', 'compliance.columns.iso'],
      rows: [
        [gateway, 'e, i', 'compliance.none'],
        [dmarc, 'e', 'A.5'],
      ],
      numbers: [],
    },
    text('compliance.legal'),
  ]);
});

it('shows the trend, a finding closed in the report on whose day it was closed', () => {
  expect(blocksOf('trend')).toEqual([
    {
      kind: 'bars',
      label: 'trend.chart',
      bars: [
        {name: '1 January 2026', value: 66, text: '66'},
        {name: '1 February 2026', value: 90, text: '90'},
        {name: '2 March 2026', value: 41, text: '41'},
      ],
    },
    {
      kind: 'table',
      name: 'trend.title',
      head: ['date', 'score', 'open', 'closed'].map((key) => `trend.head.${key}`),
      rows: [
        ['1 January 2026', '66', '3', '0'],
        ['1 February 2026', '90', '2', '1'],
        ['2 March 2026', '41', '2', '1'],
      ],
      numbers: [1, 2, 3],
    },
    text('trend.why(90, 41)'),
    title('trend.closedTitle'),
    list('trend.closed.cms: 1 February 2026', 'trend.closed.dkim: 2 March 2026'),
  ]);
});

it('ends with its method and the words that it uses', () => {
  expect(blocksOf('method')).toEqual([
    title('method.doneTitle'),
    list('method.done(probe.example)'),
    text('method.authorized'),
    title('method.notTitle'),
    list('method.not'),
    text('method.verify'),
  ]);
  expect(blocksOf('glossary')).toEqual([{kind: 'facts', facts: ['glossary.terms']}]);
});
