/** `npm run drill -- NAME… [--short]`: makes things fail on purpose and checks that nothing is lost. */
import {parseArgs} from 'node:util';
import {clock} from './clock';
import {container} from './container';
import {diskFull} from './diskFull';
import {failover} from './failover';
import {hostile} from './hostile';
import {install} from './install';
import {kill} from './kill';
import type {Drill} from './lib/drill';
import {perform} from './lib/drill';
import {load} from './load';
import {loop} from './loop';
import {oneAddress} from './oneAddress';
import {operators} from './operators';
import {outage} from './outage';
import {pages} from './pages';
import {replicas} from './replicas';
import {slowClients} from './slowClients';
import {slowReaders} from './slowReaders';
import {upgradeStore} from './upgrade';

const drills: readonly Drill[] = [
  kill,
  outage,
  replicas,
  failover,
  diskFull,
  slowClients,
  slowReaders,
  oneAddress,
  hostile,
  loop,
  clock,
  operators,
  upgradeStore,
  load,
  pages,
  install,
  container,
];

function usage(): string {
  const width = Math.max(...drills.map(({name}) => name.length));
  return [
    'npm run drill -- NAME… [--short]     (all for every drill but container)',
    '',
    ...drills.map(({name, about}) => `  ${name.padEnd(width)}  ${about}`),
    '',
    '--short runs the form for every change; without it the form for a release, which takes minutes.',
  ].join('\n');
}

/** @returns whether it passed, or was skipped where that is allowed */
async function runDrill(drill: Drill, short: boolean): Promise<boolean> {
  const missing = (drill.needs ?? []).filter(({present}) => !present()).map(({program}) => program);
  if (missing.length > 0) {
    const words = `${missing.join(', ')} is not installed here. On Debian: apt-get install ${missing.join(' ')}`;
    console.log(`${process.env.CI ? 'FAILED' : 'SKIPPED'} ${drill.name}: ${words}`);
    return !process.env.CI;
  }
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(0);
  try {
    const figures = await perform(drill, short, (line) => console.log(`  ${line}`));
    console.log(`passed ${drill.name} in ${seconds()} s`);
    for (const [what, value] of Object.entries(figures)) {
      console.log(`  ${what}: ${typeof value === 'number' ? value.toLocaleString('en') : value}`);
    }
    return true;
  } catch (error) {
    console.log(`FAILED ${drill.name} after ${seconds()} s`);
    console.log(error);
    return false;
  }
}

const {values, positionals} = parseArgs({allowPositionals: true, options: {short: {type: 'boolean'}}});
const unknown = positionals.filter((name) => name !== 'all' && !drills.some((drill) => drill.name === name));
if (positionals.length === 0 || unknown.length > 0) {
  console.error(unknown.length > 0 ? `There is no drill ${unknown.join(', ')}.\n\n${usage()}` : usage());
  process.exit(1);
}
let passed = true;
const isWanted = ({name, byNameOnly = false}: Drill) =>
  positionals.includes(name) || (positionals.includes('all') && !byNameOnly);
for (const drill of drills.filter(isWanted)) {
  passed = (await runDrill(drill, values.short ?? false)) && passed;
}
process.exit(passed ? 0 : 1);
