/**
 * `npm run test:mutants -- PATH …`: seeds faults into modules, runs the unit tests of their folder against each, and
 * shows those that no test saw. A folder that was tried whole gets its row in RESULTS.md. Without a path: everything.
 * What did not change since the last time is not tried again.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../lib.mjs';
import {everything, type Group, groupsOf} from './groups';
import {score, tableWith, type Tally} from './table';

const results = path.join(import.meta.dirname, 'RESULTS.md');

/** @returns how many mutants there were, and how many the tests saw */
async function tryGroup({project, folder, tests, modules}: Group): Promise<Pick<Tally, 'mutants' | 'seen'>> {
  process.env.MUTANTS_PROJECT = project;
  process.env.MUTANTS_TESTS = tests;
  // An ES module, unlike this one.
  const {Stryker} = await import('@stryker-mutator/core');
  const reports = path.join('reports/mutants', folder);
  const mutants = await new Stryker({
    mutate: [...modules],
    testRunner: 'jest',
    jest: {configFile: 'scripts/mutants/jest.config.mjs', enableFindRelatedTests: true},
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    coverageAnalysis: 'perTest',
    // What runs once when a module is loaded would need a new process for each mutant.
    ignoreStatic: true,
    concurrency: 2,
    ignorePatterns: ['build', 'api/dist', '.docusaurus', '.data', 'reports', 'test-results'],
    tempDirName: 'reports/sandboxes',
    incremental: true,
    incrementalFile: path.join(reports, 'incremental.json'),
    reporters: ['progress', 'clear-text'],
    clearTextReporter: {logTests: false, reportTests: false, reportScoreTable: false, allowEmojis: false},
    allowConsoleColors: false,
    disableTypeChecks: false,
  }).runMutationTest();
  const own = mutants.filter(({fileName}) =>
    modules.includes(path.relative(root, fileName).split(path.sep).join('/')),
  );
  const count = (...statuses: string[]) => own.filter(({status}) => statuses.includes(status)).length;
  const seen = count('Killed', 'Timeout');
  return {mutants: seen + count('Survived', 'NoCoverage'), seen};
}

async function tryAll(paths: readonly string[]): Promise<void> {
  const whole = new Map(
    groupsOf(root, everything).groups.map(({folder, modules}) => [folder, modules.length]),
  );
  const {groups, untested} = groupsOf(root, paths.length > 0 ? paths : everything);
  for (const group of groups) {
    const {folder, modules} = group;
    const {mutants, seen} = await tryGroup(group);
    if (mutants === 0) {
      console.log(`${folder}: nothing to seed a fault into.`);
      continue;
    }
    console.log(`${folder}: ${seen} of ${mutants} faults seen, ${score({mutants, seen}).toFixed(1)} %`);
    if (whole.get(folder) === modules.length) {
      const text = existsSync(results) ? readFileSync(results, 'utf8') : '';
      const date = new Date().toISOString().slice(0, 10);
      writeFileSync(results, tableWith(text, [{folder, mutants, seen, date}]));
    }
  }
  for (const folder of untested) {
    console.log(`${folder}: not tried, since it has no unit tests of its own.`);
  }
}

tryAll(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
