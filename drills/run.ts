/** `npm run drill -- NAME… [--short]`: injects faults and checks that nothing is lost. */
import {spawn} from 'node:child_process';
import {parseArgs} from 'node:util';
import {clock} from './clock';
import {diskFull} from './diskFull';
import {flood} from './flood';
import {hostile, loop} from './hostile';
import {install} from './install';
import {kill} from './kill';
import {type Drill, perform} from './lib/drill';
import {load} from './load';
import {locks} from './locks';
import {copy, erased} from './moving';
import {oneAddress} from './oneAddress';
import {operators} from './operators';
import {outage} from './outage';
import {failover, replicas} from './replicas';
import {slowClients} from './slowClients';
import {slowMail} from './slowMail';
import {upgrade, versions} from './versions';

const drills: readonly Drill[] = [
  ...[kill, outage, slowMail, replicas, failover, locks, diskFull],
  ...[slowClients, oneAddress, flood, hostile, loop, clock],
  ...[operators, versions, upgrade, copy, erased, load, install],
];

const usage = `npm run drill -- NAME… [--short]     (all for every drill)

${drills.map(({name, about}) => `  ${name.padEnd(12)}  ${about}`).join('\n')}

--short runs the form for every change; without it the form for a release, which takes minutes.`;

/** Number of parallel processes for short forms, which mostly wait. Long forms measure, and run alone. */
const lanes = 3;

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
    const figures = await perform(drill, short, (line) => console.log(`  ${drill.name}: ${line}`));
    const lines = Object.entries(figures).map(
      ([what, value]) => `\n  ${what}: ${typeof value === 'number' ? value.toLocaleString('en') : value}`,
    );
    // Printed at once, since other lanes print too.
    console.log(`passed ${drill.name} in ${seconds()} s${lines.join('')}`);
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
  console.error(unknown.length > 0 ? `There is no drill ${unknown.join(', ')}.\n\n${usage}` : usage);
  process.exit(1);
}
const {short = false} = values;
const chosen = drills.filter(({name}) => positionals.includes(name) || positionals.includes('all'));

/** Runs drills in a separate process, so that no other drill delays its clock. Resolves with its exit code. */
function runLane(names: readonly string[]): Promise<number | null> {
  const args = [...process.execArgv, import.meta.filename, '--short', ...names];
  const child = spawn(process.execPath, args, {stdio: 'inherit', env: {...process.env, DRILL_LANE: '1'}});
  return new Promise((resolve) => child.once('exit', resolve));
}

if (short && chosen.length > 1 && !process.env.DRILL_LANE) {
  const namesOf = (some: readonly Drill[]) => some.map(({name}) => name);
  const [alone, others] = [chosen.filter((drill) => drill.alone), chosen.filter((drill) => !drill.alone)];
  const running = Array.from({length: Math.min(lanes, others.length)}, (_, lane) =>
    runLane(namesOf(others.filter((_, i) => i % lanes === lane))),
  );
  const codes = await Promise.all(running);
  if (alone.length > 0) {
    codes.push(await runLane(namesOf(alone)));
  }
  process.exit(codes.every((code) => code === 0) ? 0 : 1);
}
const outcomes: Outcome[] = [];
for (const drill of chosen) {
  outcomes.push(await runDrill(drill, short));
}
const count = (of: Outcome) => outcomes.filter((outcome) => outcome === of).length;
console.log(`${count('passed')} passed, ${count('SKIPPED')} skipped, ${count('FAILED')} failed`);
process.exit(count('FAILED') > 0 ? 1 : 0);
