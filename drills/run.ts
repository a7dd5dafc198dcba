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

type Outcome = 'passed' | 'FAILED' | 'SKIPPED';

async function runDrill(drill: Drill, short: boolean): Promise<Outcome> {
  const missing = (drill.needs ?? []).filter(({present}) => !present()).map(({program}) => program);
  if (missing.length > 0) {
    const words = `${missing.join(', ')} is not installed here. On Debian: apt-get install ${missing.join(' ')}`;
    const outcome = process.env.CI ? 'FAILED' : 'SKIPPED';
    console.log(`${outcome} ${drill.name}: ${words}`);
    return outcome;
  }
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(0);
  try {
    const figures = await perform(drill, short, (line) => console.log(`  ${line}`));
    console.log(`passed ${drill.name} in ${seconds()} s`);
    for (const [what, value] of Object.entries(figures)) {
      console.log(`  ${what}: ${typeof value === 'number' ? value.toLocaleString('en') : value}`);
    }
    return 'passed';
  } catch (error) {
    console.log(`FAILED ${drill.name} after ${seconds()} s`);
    console.log(error);
    return 'FAILED';
  }
}

const {values, positionals} = parseArgs({allowPositionals: true, options: {short: {type: 'boolean'}}});
const unknown = positionals.filter((name) => name !== 'all' && !drills.some((drill) => drill.name === name));
if (positionals.length === 0 || unknown.length > 0) {
  console.error(unknown.length > 0 ? `There is no drill ${unknown.join(', ')}.\n\n${usage()}` : usage());
  process.exit(1);
}
const outcomes: Outcome[] = [];
const isWanted = ({name, byNameOnly = false}: Drill) =>
  positionals.includes(name) || (positionals.includes('all') && !byNameOnly);
for (const drill of drills.filter(isWanted)) {
  outcomes.push(await runDrill(drill, values.short ?? false));
}
const count = (of: Outcome) => outcomes.filter((outcome) => outcome === of).length;
console.log(`${count('passed')} passed, ${count('SKIPPED')} skipped, ${count('FAILED')} failed`);
process.exit(count('FAILED') > 0 ? 1 : 0);
