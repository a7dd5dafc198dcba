/** The sample client's report as sections of blocks, from which page and PDF are rendered. */
import type {SampleReportContent} from '../../content/sampleReport';
import {
  bases,
  closedFindings,
  emailChecks,
  openFindings,
  reportAreas,
  reportFrameworks,
  sampleReport,
  severities,
} from '../../data/sampleReport';
import {formats} from '../../data/format';
import {longDate} from '../../lib/format';
import {complianceOf, openOn, reportDay, scoreOn} from '../../data/securityScore';

/** A piece of the report. */
export type ReportBlock =
  | {readonly kind: 'title'; readonly text: string}
  /** A paragraph with an optional topic. */
  | {readonly kind: 'text'; readonly text: string; readonly label?: string}
  | {readonly kind: 'list'; readonly items: readonly string[]}
  /** Names and values. `short` ones are shown two per line. */
  | {
      readonly kind: 'facts';
      readonly facts: readonly (readonly [name: string, what: string])[];
      readonly short?: boolean;
    }
  | {readonly kind: 'code'; readonly label: string; readonly text: string}
  /** The first cell of a row names it; `numbers` are the columns of figures; `sum`: the last row adds up the others. */
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly numbers: readonly number[];
      readonly sum?: boolean;
    }
  /** Bars from 0 to 100, each with its figure in words. */
  | {
      readonly kind: 'bars';
      readonly label: string;
      readonly bars: readonly {readonly name: string; readonly value: number; readonly text: string}[];
    };

/** A chapter of the report. */
export interface ReportSection {
  /** Its anchor on the page, and its place in the PDF. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ReportBlock[];
}

type Words = SampleReportContent['report'];

export function reportSections(words: Words, language: string): readonly ReportSection[] {
  const {number, percent} = formats(language);
  const day = (iso: string) => longDate(language, iso);
  const {client, reports, scanned} = sampleReport;
  const now = scoreOn(reportDay);
  const [from, to] = [number(now.from), number(now.to)];
  const title = (text: string): ReportBlock => ({kind: 'title', text});
  const text = (said: string, label?: string): ReportBlock => ({kind: 'text', text: said, label});
  const list = (items: readonly string[]): ReportBlock => ({kind: 'list', items});
  const {summary, scoring, findings, plan, compliance, trend, method, glossary} = words;
  const numbered = openFindings.map((finding, index) => ({
    ...finding,
    name: `${index + 1}. ${findings.items[finding.id].title}`,
  }));

  const gateway = scoreOn(openFindings[0].due).areas[0]!.counts - now.areas[0]!.counts;
  const {facts: labels} = summary;
  const summaryBlocks: ReportBlock[] = [
    {
      kind: 'facts',
      facts: [
        [labels.client, `${client.name}${words.colon}${labels.about(number(client.people))}`],
        [labels.number, sampleReport.number],
        [labels.date, day(reportDay)],
        [labels.scanned, words.range(day(scanned.from), day(scanned.to))],
        [labels.next, day(sampleReport.nextReport)],
        [summary.score, `${words.score(number(now.score))}, ${summary.sure(from, to)}`],
      ],
    },
    text(summary.verdict(number(gateway))),
    text(summary.rest(number(openOn(reportDay).length))),
    title(summary.countsTitle),
    {
      kind: 'facts',
      facts: severities.map(({id}) => [
        words.severities[id],
        number(openFindings.filter(({severity}) => severity === id).length),
      ]),
    },
    title(summary.decisionsTitle),
    list(summary.decisions),
    title(summary.goodTitle),
    list(
      summary.good(
        number(emailChecks.filter(({finding}) => !finding).length),
        number(emailChecks.length),
        number(closedFindings.length),
      ),
    ),
  ];

  const {head} = scoring;
  const scoringBlocks: ReportBlock[] = [
    text(scoring.intro),
    {
      kind: 'bars',
      label: scoring.chart,
      bars: now.areas.map(({points}, index) => ({
        name: words.areas[reportAreas[index]!.id],
        value: points,
        text: number(points),
      })),
    },
    {
      kind: 'table',
      name: scoring.title,
      head: [head.area, head.weight, head.points, head.counts, head.basis],
      rows: [
        ...reportAreas.map(({id, weight, basis}, index) => [
          words.areas[id],
          percent(weight),
          number(now.areas[index]!.points),
          number(now.areas[index]!.counts),
          words.bases[basis],
        ]),
        [scoring.sum, percent(100), '', number(now.score), ''],
      ],
      numbers: [1, 2, 3],
      sum: true,
    },
    title(scoring.sureTitle),
    text(scoring.sure(from, to)),
    list(scoring.reasons(number(bases.measured), number(bases.shown), number(bases.told))),
    text(scoring.meaning),
  ];

  const findingBlocks = numbered.flatMap((finding): ReportBlock[] => {
    const {labels: of, effort, items} = findings;
    const said = items[finding.id];
    const {provider, client: own} = finding.hours;
    return [
      title(finding.name),
      {
        kind: 'facts',
        facts: [
          [of.severity, words.severities[finding.severity]],
          [of.area, words.areas[finding.area]],
          [of.opened, day(finding.opened)],
          [of.owner, words.owners[finding.owner]],
          [of.due, day(finding.due)],
          [of.effort, effort(words.hours(number(provider)), words.hours(number(own)))],
        ],
        short: true,
      },
      text(said.found, of.found),
      {kind: 'code', label: of.evidence, text: said.evidence},
      text(said.why, of.why),
      text(said.todo, of.todo),
      text(said.verified, of.verified),
    ];
  });

  const byDate = [...numbered].sort((a, b) => a.due.localeCompare(b.due));
  const hoursOf = (who: 'provider' | 'client') => openFindings.reduce((sum, {hours}) => sum + hours[who], 0);
  const planBlocks: ReportBlock[] = [
    text(plan.intro),
    {
      kind: 'table',
      name: plan.title,
      head: [plan.head.what, plan.head.who, plan.head.due, plan.head.provider, plan.head.client],
      rows: [
        ...byDate.map(({name, owner, due, hours}) => [
          name,
          words.owners[owner],
          day(due),
          number(hours.provider),
          number(hours.client),
        ]),
        [plan.sum, '', '', number(hoursOf('provider')), number(hoursOf('client'))],
      ],
      numbers: [3, 4],
      sum: true,
    },
    text(plan.late),
    title(plan.milestonesTitle),
    text(plan.milestones),
    {
      kind: 'table',
      name: plan.milestonesTitle,
      head: [plan.milestoneHead.date, plan.milestoneHead.score, plan.milestoneHead.open],
      rows: [reportDay, ...sampleReport.milestones, sampleReport.nextReport].map((date) => [
        day(date),
        number(scoreOn(date).score),
        number(openOn(date).length),
      ]),
      numbers: [1, 2],
    },
  ];

  const complianceBlocks: ReportBlock[] = [
    text(compliance.intro),
    {
      kind: 'bars',
      label: compliance.chart,
      bars: complianceOf().map(({name, met, checked, percent: value}) => ({
        name,
        value,
        text: compliance.met(number(met), number(checked), percent(value)),
      })),
    },
    ...complianceOf().map(({id, name, checked}) => {
      const note = compliance.notes[id];
      const gaps = reportFrameworks.find((each) => each.id === id)!.otherGaps;
      return text(typeof note === 'string' ? note : note(number(checked), number(gaps)), name);
    }),
    title(compliance.tableTitle),
    {
      kind: 'table',
      name: compliance.tableTitle,
      head: [compliance.finding, ...reportFrameworks.map(({id}) => compliance.columns[id])],
      rows: numbered.map(({name, controls}) => [
        name,
        ...reportFrameworks.map(({id}) => controls[id].join(', ') || compliance.none),
      ]),
      numbers: [],
    },
    text(compliance.legal),
  ];

  const closedBefore = (index: number) =>
    closedFindings.filter(({closed}) => closed <= reports[index]! && closed > (reports[index - 1] ?? ''))
      .length;
  const trendBlocks: ReportBlock[] = [
    {
      kind: 'bars',
      label: trend.chart,
      bars: reports.map((date) => {
        const {score} = scoreOn(date);
        return {name: day(date), value: score, text: number(score)};
      }),
    },
    {
      kind: 'table',
      name: trend.title,
      head: [trend.head.date, trend.head.score, trend.head.open, trend.head.closed],
      rows: reports.map((date, index) => [
        day(date),
        number(scoreOn(date).score),
        number(openOn(date).length),
        number(closedBefore(index)),
      ]),
      numbers: [1, 2, 3],
    },
    text(trend.why(number(scoreOn(reports[1]).score), number(now.score))),
    title(trend.closedTitle),
    list(closedFindings.map(({id, closed}) => `${trend.closed[id]}${words.colon}${day(closed)}`)),
  ];

  const methodBlocks: ReportBlock[] = [
    title(method.doneTitle),
    list(method.done(client.domain)),
    text(method.authorized),
    title(method.notTitle),
    list(method.not),
    text(method.verify),
  ];

  return [
    {id: 'summary', title: summary.title, blocks: summaryBlocks},
    {id: 'score', title: scoring.title, blocks: scoringBlocks},
    {id: 'findings', title: findings.title, blocks: [text(findings.intro), ...findingBlocks]},
    {id: 'plan', title: plan.title, blocks: planBlocks},
    {id: 'compliance', title: compliance.title, blocks: complianceBlocks},
    {id: 'trend', title: trend.title, blocks: trendBlocks},
    {id: 'method', title: method.title, blocks: methodBlocks},
    {id: 'glossary', title: glossary.title, blocks: [{kind: 'facts', facts: glossary.terms}]},
  ];
}
