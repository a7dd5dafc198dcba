import {pageKinds} from './content';
import type {PageBytes, Transfer} from './bytes';
import type {Cost} from './processes';
import type {Circumstances, Comparison, PeerResult, Results} from './results';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const gigabytes = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1e9).toFixed(2));
const seconds = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(1));

/** `3.4x`, with as many digits as tell something. */
function times(value: number, base: number | undefined): string {
  if (!base) {
    return '–';
  }
  const ratio = value / base;
  return `${ratio >= 20 ? Math.round(ratio) : ratio.toFixed(1)}x`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
}

const withoutFont = ({bytes, byKind}: Transfer) => bytes - byKind.font;

/** Finds the two peers that the others are measured by. */
function bases<T>(peers: readonly PeerResult[], valueOf: (peer: PeerResult) => T | undefined) {
  const of = (name: PeerResult['peer']) => {
    const peer = peers.find((result) => result.peer === name);
    return peer && valueOf(peer);
  };
  return {portal: of('portal'), limit: of('handwritten')};
}

function bytesTable(peers: readonly PeerResult[]): string {
  const base = bases(peers, ({bytes}) => bytes);
  const rows = peers.flatMap(({title, bytes}) => {
    if (!bytes) {
      return [];
    }
    const cells = pageKinds.map((kind) => {
      const own = withoutFont(bytes[kind].load);
      const ratio = (site?: PeerResult['bytes']) => times(own, site && withoutFont(site[kind].load));
      return `${kilobytes(own)} (${ratio(base.portal)}, ${ratio(base.limit)})`;
    });
    const {load, after} = bytes.guide;
    return [
      [
        title,
        ...cells,
        kilobytes(load.byKind.font),
        String(load.requests),
        `${after.requests} req, ${kilobytes(after.bytes)}`,
      ],
    ];
  });
  return table(
    ['kB until load (to portal, to limit)', ...pageKinds, 'font', 'requests, guide', 'in 4 s after, guide'],
    rows,
  );
}

function splitTable(peers: readonly PeerResult[]): string {
  const cells = ({load, after, intentScript}: PageBytes) => [
    ...(['html', 'css', 'js', 'font', 'other'] as const).map((kind) => kilobytes(load.byKind[kind])),
    kilobytes(after.byKind.js),
    intentScript === undefined ? '–' : kilobytes(intentScript),
  ];
  return table(
    ['A guide, kB', 'HTML', 'CSS', 'script', 'font', 'other', 'script in 4 s after', 'script on intent'],
    peers.flatMap(({title, bytes}) => (bytes ? [[title, ...cells(bytes.guide)]] : [])),
  );
}

function lighthouseTable(peers: readonly PeerResult[]): string {
  const rows = peers.flatMap(({title, scores}) =>
    scores
      ? [
          [
            title,
            ...pageKinds.map((kind) => {
              const {score, fcp, lcp, tbt, cls} = scores[kind];
              return [score, Math.round(fcp), Math.round(lcp), Math.round(tbt), cls.toFixed(3)].join(' / ');
            }),
          ],
        ]
      : [],
  );
  return table(['score / FCP / LCP / TBT (ms) / CLS', ...pageKinds], rows);
}

function buildTable(peers: readonly PeerResult[]): string {
  const base = bases(peers, ({build}) => build?.cold.wall);
  const row = (title: string, {wall, cpu, memory}: Cost) => [
    title,
    seconds(wall),
    times(wall, base.portal),
    seconds(cpu),
    gigabytes(memory),
  ];
  const rows = peers.flatMap(({title, build}) =>
    build
      ? [
          row(`${title}, cold`, build.cold),
          row(`${title}, warm`, build.warm),
          ...(build.variant ? [row(`${title} ${build.variant.title}, cold`, build.variant.cost)] : []),
        ]
      : [],
  );
  return table(['build, both languages', 'wall s', 'to portal cold', 'CPU s', 'peak memory GB'], rows);
}

function section(title: string, text: string, wanted: boolean): string[] {
  return wanted ? [`### ${title}`, text] : [];
}

function comparisonText({pages, peers, problems}: Comparison): string[] {
  return [
    `## ${pages} guides`,
    ...section(
      'Bytes',
      bytesTable(peers),
      peers.some(({bytes}) => bytes),
    ),
    ...section(
      'What a guide is made of',
      splitTable(peers),
      peers.some(({bytes}) => bytes),
    ),
    ...section(
      'Lighthouse',
      lighthouseTable(peers),
      peers.some(({scores}) => scores),
    ),
    ...section(
      'Build',
      buildTable(peers),
      peers.some(({build}) => build),
    ),
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
