import {pageKinds} from './content';
import type {PageBytes, Transfer} from './bytes';
import {gigabytes, kilobytes, seconds, table, times} from './format';
import type {Cost} from './processes';
import type {PeerResult} from './results';

/** Bytes apart from the font, which two of the peers ship and could do without. */
export const withoutFont = ({bytes, byKind}: Transfer) => bytes - byKind.font;

/** Finds the two peers that the others are measured by. */
export function bases<T>(peers: readonly PeerResult[], valueOf: (peer: PeerResult) => T | undefined) {
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

function searchTable(peers: readonly PeerResult[]): string {
  return table(
    ['search', 'first query kB', 'requests', 'later query kB', 'later query ms'],
    peers.flatMap(({title, search}) =>
      search
        ? [
            [
              title,
              kilobytes(search.firstBytes),
              String(search.firstRequests),
              kilobytes(search.laterBytes),
              String(Math.round(search.laterTime)),
            ],
          ]
        : [],
    ),
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

const tables = [
  {title: 'Bytes', measured: 'bytes', make: bytesTable},
  {title: 'What a guide is made of', measured: 'bytes', make: splitTable},
  {title: 'Search', measured: 'search', make: searchTable},
  {title: 'Lighthouse', measured: 'scores', make: lighthouseTable},
  {title: 'Build', measured: 'build', make: buildTable},
] as const;

/** The tables of what was measured, each below its title. */
export function measuredTables(peers: readonly PeerResult[]): string[] {
  return tables
    .filter(({measured}) => peers.some((peer) => peer[measured]))
    .flatMap(({title, make}) => [`### ${title}`, make(peers)]);
}
