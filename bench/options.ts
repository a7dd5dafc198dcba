import {parseArgs} from 'node:util';
import {type PeerName, peerNames} from './peers/peer';

/** What can be measured. */
const measurements = ['bytes', 'search', 'lighthouse', 'build'] as const;
export type Measurement = (typeof measurements)[number];

export interface Options {
  /** Numbers of guides; each makes a comparison of its own. */
  pages: number[];
  peers: PeerName[];
  measurements: Measurement[];
  /** Lighthouse audits of each page. */
  runs: number;
  /** JSON file for the results. */
  out?: string;
  /** Whether to put the summary into the README. */
  readme: boolean;
}

export const usage = `npm run bench -- [options]

  --pages 100,1000         guides of the sites (default 100)
  --peers portal,starlight which sites (default all: ${peerNames.join(', ')})
  --only bytes             one or more of ${measurements.join(', ')} (default all)
  --runs 3                 Lighthouse audits of each page, the median counts
  --out results.json       also write the results as JSON
  --readme                 rewrite the table in README.md

BENCH_DIR names the folder to work in; it holds packages and builds and may grow to a few gigabytes.`;

function chosen<Name extends string>(
  option: string,
  value: string | undefined,
  names: readonly Name[],
): Name[] {
  if (value === undefined) {
    return [...names];
  }
  return value.split(',').map((wanted) => {
    const name = names.find((known) => known === wanted.trim());
    if (!name) {
      throw new Error(`--${option} knows ${names.join(', ')}; not “${wanted}”.`);
    }
    return name;
  });
}

function wholeNumber(option: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`--${option} takes whole numbers from 1; not “${value}”.`);
  }
  return number;
}

/**
 * Reads the command line.
 *
 * @returns undefined where help is asked for
 * @throws Error with a sentence for the reader when an option does not fit
 */
export function readOptions(args: readonly string[]): Options | undefined {
  const {values} = parseArgs({
    args: [...args],
    options: {
      pages: {type: 'string', default: '100'},
      peers: {type: 'string'},
      only: {type: 'string'},
      runs: {type: 'string', default: '3'},
      out: {type: 'string'},
      readme: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    return undefined;
  }
  return {
    pages: values.pages.split(',').map((value) => wholeNumber('pages', value)),
    peers: chosen('peers', values.peers, peerNames),
    measurements: chosen('only', values.only, measurements),
    runs: wholeNumber('runs', values.runs),
    out: values.out,
    readme: values.readme,
  };
}
