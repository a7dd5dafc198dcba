import {readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import type {PageBytes} from './bytes';
import {type PageKind, pageKinds} from './corpus';
import type {Audit} from './lighthouse';
import type {PeerName} from './peers';
import type {Cost} from './project';
import type {SearchCosts} from './search';

/** Figures of one site; what was not measured is absent. */
export interface Result {
  readonly peer: PeerName;
  readonly title: string;
  build?: {cold: Cost; warm: Cost};
  bytes?: Record<PageKind, PageBytes>;
  search?: SearchCosts;
  guide?: Audit;
}

/** Bytes as kB, 1,000 bytes. */
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** `3.4x`, with as many digits as tell something. */
const times = (ratio: number) => `${ratio >= 20 ? Math.round(ratio) : ratio.toFixed(1)}x`;

/** Writes the figures of all sites as a Markdown table, with a line on machine and day below. */
export function table(guides: number, results: readonly Result[]): string {
  const guideBytes = (name: PeerName) => results.find(({peer}) => peer === name)?.bytes?.guide.bytes;
  const bases = [guideBytes('portal'), guideBytes('handwritten')];
  const columns: [head: string, cell: (result: Result) => string | undefined][] = [
    [`${guides} guides`, ({title}) => title],
    ...pageKinds.map((kind): (typeof columns)[0] => [
      `${kind} kB`,
      ({bytes}) => bytes && kilobytes(bytes[kind].bytes),
    ]),
    [
      'guide to portal, to limit',
      ({bytes}) => bytes && bases.map((base) => (base ? times(bytes.guide.bytes / base) : '–')).join(', '),
    ],
    ['script kB', ({bytes}) => bytes && kilobytes(bytes.guide.script)],
    ['requests', ({bytes}) => bytes && String(bytes.guide.requests)],
    [
      'first search kB / later ms',
      ({search}) => search && `${kilobytes(search.firstBytes)} / ${Math.round(search.laterTime)}`,
    ],
    [
      'Lighthouse / LCP ms',
      ({guide}) =>
        guide &&
        `${guide.categories.performance} / ${Math.round(guide.values['largest-contentful-paint'] ?? NaN)}`,
    ],
    [
      'build cold, warm s; CPU cold, warm s; GB',
      ({build}) =>
        build &&
        [
          ...[build.cold.wall, build.warm.wall, build.cold.cpu, build.warm.cpu].map((time) =>
            time.toFixed(1),
          ),
          (build.cold.memory / 1e9).toFixed(2),
        ].join(', '),
    ],
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  return [
    line(columns.map(([head]) => head)),
    `|---|${'---:|'.repeat(columns.length - 1)}`,
    ...results.map((result) => line(columns.map(([, cell]) => cell(result) ?? '–'))),
    '',
    `Fonts apart; script, requests, search and Lighthouse are those of a guide. ${day}; ${machine}.`,
  ].join('\n');
}

/**
 * Puts text between the marks of a file.
 *
 * @throws Error if the file has no marks
 */
export function replaceMarked(file: string, text: string): void {
  const marked = /(?<=<!-- bench:start -->).*(?=<!-- bench:end -->)/s;
  const before = readFileSync(file, 'utf8');
  if (!marked.test(before)) {
    throw new Error(`${file} needs the lines <!-- bench:start --> and <!-- bench:end --> around the table.`);
  }
  writeFileSync(
    file,
    before.replace(marked, () => `\n\n${text}\n\n`),
  );
}
