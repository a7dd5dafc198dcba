import {parseArgs} from 'node:util';
import {peerNames} from './peers';

const measurementNames = ['bytes', 'search', 'lighthouse', 'build'] as const;

export const usage = `npm run bench -- [options]

  --pages 100,1000         guides of the sites (default 100)
  --peers portal,starlight which sites (default all: ${peerNames.join(', ')})
  --only bytes             one or more of ${measurementNames.join(', ')} (default all)
  --runs 3                 Lighthouse audits of a guide, the median counts
  --watch                  compare builds with those of stock Docusaurus, if its packages are installed
  --readme                 rewrite the table in README.md

BENCH_DIR names the folder to work in; it holds packages and builds and may grow to a few gigabytes.`;

function chosen<Name extends string>(option: string, value: string, names: readonly Name[]): Name[] {
  return value.split(',').map((wanted) => {
    const name = names.find((known) => known === wanted.trim());
    if (!name) {
      throw new Error(`--${option} knows ${names.join(', ')}; not “${wanted}”.`);
    }
    return name;
  });
}

function wholeNumber(option: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value)) {
    throw new Error(`--${option} takes whole numbers from 1; not “${value}”.`);
  }
  return Number(value);
}

/**
 * Reads the command line.
 *
 * @returns `undefined` if help is asked for
 * @throws Error with a sentence for the reader if an option does not fit
 */
export function readOptions(args: readonly string[]) {
  const {values} = parseArgs({
    args: [...args],
    options: {
      pages: {type: 'string', default: '100'},
      peers: {type: 'string', default: peerNames.join()},
      only: {type: 'string', default: measurementNames.join()},
      runs: {type: 'string', default: '3'},
      watch: {type: 'boolean', default: false},
      readme: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  const {pages, peers, only, runs, help, ...flags} = values;
  return help
    ? undefined
    : {
        pages: pages.split(',').map((value) => wholeNumber('pages', value)),
        peers: chosen('peers', peers, peerNames),
        measurements: chosen('only', only, measurementNames),
        runs: wholeNumber('runs', runs),
        ...flags,
      };
}

export type Options = NonNullable<ReturnType<typeof readOptions>>;
