import {pageKinds} from './content';
import {gigabytes, kilobytes, seconds, table, times} from './format';
import type {Circumstances, Comparison, Results} from './results';
import {bases, measuredTables, withoutFont} from './tables';

function comparisonText({pages, peers, problems}: Comparison): string[] {
  return [
    `## ${pages} guides`,
    ...measuredTables(peers),
    ...problems.flatMap(({peer, step, message, log}) => [
      `### Not measured: ${peer}`,
      `${step}: ${message}`,
      ...(log ? ['```text\n' + log + '\n```'] : []),
    ]),
  ];
}

function growthText(comparisons: readonly Comparison[]): string[] {
  const [first] = comparisons;
  if (!first || comparisons.length < 2) {
    return [];
  }
  const guideBytes = (comparison: Comparison, name: string) => {
    const bytes = comparison.peers.find(({peer}) => peer === name)?.bytes;
    return bytes && withoutFont(bytes.guide.load);
  };
  const rows = first.peers.map(({peer, title}) => {
    const start = guideBytes(first, peer);
    return [
      title,
      ...comparisons.map((comparison) => {
        const own = guideBytes(comparison, peer);
        return own === undefined ? '–' : `${kilobytes(own)} (${times(own, start)})`;
      }),
    ];
  });
  return [
    '## Growth',
    'The same guide on sites of different size, kB until load, fonts apart.',
    table(['guides', ...comparisons.map(({pages}) => String(pages))], rows),
  ];
}

/** One line on machine and day. */
export function circumstancesLine({date, cores, memory, node, chromium}: Circumstances): string {
  const gigabytesOfMemory = Math.round(memory / 2 ** 30);
  return `${date}; ${cores} cores, ${gigabytesOfMemory} GB, Node ${node}, Chromium ${chromium}.`;
}

/** All results as Markdown. */
export function fullReport({circumstances, comparisons}: Results): string {
  return [
    '# Benchmark',
    circumstancesLine(circumstances),
    ...comparisons.flatMap(comparisonText),
    ...growthText(comparisons),
  ].join('\n\n');
}

/** The one table that the README of the repository has: a guide of the first comparison, and its build. */
export function summary({circumstances, comparisons}: Results): string {
  const [first] = comparisons;
  if (!first) {
    return '';
  }
  const base = bases(first.peers, ({bytes}) => bytes && withoutFont(bytes.guide.load));
  const rows = first.peers.map(({title, bytes, scores, build}) => {
    const own = bytes && withoutFont(bytes.guide.load);
    return [
      title,
      ...pageKinds.map((kind) => (bytes ? kilobytes(withoutFont(bytes[kind].load)) : '–')),
      own === undefined ? '–' : `${times(own, base.portal)}, ${times(own, base.limit)}`,
      bytes ? kilobytes(bytes.guide.load.byKind.js + bytes.guide.after.byKind.js) : '–',
      bytes ? String(bytes.guide.load.requests) : '–',
      scores ? `${scores.guide.score} / ${Math.round(scores.guide.lcp)}` : '–',
      build ? `${seconds(build.cold.wall)} / ${gigabytes(build.cold.memory)}` : '–',
    ];
  });
  return [
    table(
      [
        `${first.pages} guides`,
        ...pageKinds.map((kind) => `${kind} kB`),
        'guide to portal, to limit',
        'script kB',
        'requests',
        'Lighthouse / LCP ms',
        'build s / GB',
      ],
      rows,
    ),
    `Fonts apart; script, requests and Lighthouse are those of a guide. ${circumstancesLine(circumstances)}`,
  ].join('\n\n');
}
