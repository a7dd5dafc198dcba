/**
 * `npm run test:adopt [-- NAME…]`: follows each recipe on a separate copy, and runs CI's checks there except browsers
 * and drills: format, lint, types, build, and the tests of units and pages. Leaves out the client's figures, which an
 * adopter replaces. Exits with 1 on failure, and keeps the copy for inspection.
 */
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {follow, recipes, type Recipe} from './recipes';
import {Portal} from './portal';
import {cloneProject, runIn} from '../copy';

const bin = (name: string) => `node_modules/${name}`;
const prettier = bin('prettier/bin/prettier.cjs');

/** Checks in a copy, in order: name, script and arguments. */
const checks: readonly (readonly [string, string, ...string[]])[] = [
  ['lint', bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'],
  ['format', prettier, '--check', '--log-level', 'warn', '.'],
  ['types', bin('typescript/bin/tsc'), '--noEmit'],
  ['types of the API', bin('typescript/bin/tsc'), '--noEmit', '-p', 'api'],
  ['texts', 'scripts/check-content/cli.mjs'],
  ['build', bin('tsx/dist/cli.mjs'), 'scripts/build.ts'],
  [
    'tests',
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    bin('jest/bin/jest.js'),
    '--silent',
  ],
];

/** Tests that do not concern the product: the client's figures, and those that follow recipes themselves. */
const others = ['tests/client-figures', 'tests/adopt'];

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

function check(recipe: Recipe): boolean {
  console.log(`\n${recipe.name}`);
  const portal = new Portal(cloneProject);
  const env = follow(portal, recipe);
  console.log(`  ${portal.touched.size} files touched`);
  // Like editors do.
  const written = [...portal.touched].filter((file) => existsSync(path.join(portal.folder, file)));
  runIn(portal.folder, prettier, ['--write', '--ignore-unknown', 'package.json', ...written]);
  for (const folder of others.map((it) => path.join(portal.folder, it))) {
    const tests = readdirSync(folder).filter((file) => /\.(?:test|spec)\.ts$/.test(file));
    tests.forEach((file) => rmSync(path.join(folder, file)));
  }
  const red = checks.filter(([name, script, ...given]) => {
    const begun = Date.now();
    const own = {...env, TZ: 'UTC', NODE_ENV: name === 'tests' ? 'test' : 'production'};
    const {ok, said} = runIn(portal.folder, script, given, own);
    console.log(`  ${ok ? 'green' : 'RED  '} ${name} (${seconds(begun)})`);
    if (!ok) {
      console.log(said);
    }
    return !ok;
  });
  if (red.length > 0) {
    console.log(`  The copy is in ${portal.folder}.`);
  } else {
    portal.remove();
  }
  return red.length === 0;
}

const all: readonly Recipe[] = Object.values(recipes);
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !all.some((recipe) => recipe.name === name));
if (unknown) {
  console.error(`There is no recipe "${unknown}": choose of ${all.map(({name}) => name).join(', ')}.`);
  process.exitCode = 1;
} else {
  const red = all.filter(({name}) => wanted.length === 0 || wanted.includes(name)).filter((it) => !check(it));
  console.log(red.length > 0 ? `\nRed: ${red.map(({name}) => name).join(', ')}` : '\nAll green.');
  process.exitCode = Math.min(red.length, 1);
}
