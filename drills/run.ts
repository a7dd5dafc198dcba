/** `npm run drill -- NAME… [--short]`: makes things fail on purpose and proves that nothing is lost. */
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

/** Returns false if it failed, or was skipped where that is not allowed. */
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
  console.error(unknown.length > 0 ? `There is no drill ${unknown.join(', ')}.\n\n${usage}` : usage);
  process.exit(1);
}
let passed = true;
for (const drill of drills) {
  if (positionals.includes(drill.name) || positionals.includes('all')) {
    passed = (await runDrill(drill, values.short ?? false)) && passed;
  }
}
process.exit(passed ? 0 : 1);
