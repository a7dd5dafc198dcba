/** The rules of `npm run lint:dependencies`, each on an example that breaks it. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from './site';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-dependencies-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Names of the rules that a few files break. */
function broken(files: Readonly<Record<string, string>>): string[] {
  rmSync(path.join(folder, 'src'), {recursive: true, force: true});
  for (const [file, text] of Object.entries({'tsconfig.json': '{}', 'src/plugins/b.ts': '', ...files})) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  const config = path.join(root, 'scripts/dependency-rules.mjs');
  const {stdout} = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      config,
      '--output-type',
      'json',
      'src',
    ],
    {cwd: folder, encoding: 'utf8'},
  );
  const {modules, summary} = JSON.parse(stdout) as {
    modules: unknown[];
    summary: {violations: {rule: {name: string}}[]};
  };
  expect(modules.length).toBeGreaterThan(1);
  return [...new Set(summary.violations.map(({rule}) => rule.name))];
}

it('finds Docusaurus behind an island, also by way of other files', () => {
  expect(
    broken({
      'src/components/A.island.tsx': "import './A';",
      'src/components/A.tsx': "import '../lib/c';",
      'src/lib/c.ts': "import '@docusaurus/Link';",
    }),
  ).toEqual(['islands-without-docusaurus']);
});

it('finds a component that knows a plugin, also by a type', () => {
  expect(broken({'src/components/a.ts': "import type {B} from '../plugins/b';\nexport type C = B;"})).toEqual(
    ['components-without-plugins'],
  );
});

it('finds the inside of Docusaurus outside of its room', () => {
  const text = "import '@docusaurus/theme-common/internal';";
  expect(broken({'src/plugins/a.ts': text})).toEqual(['inside-of-docusaurus']);
  expect(broken({'src/rendering/a.ts': text})).toEqual([]);
});

it('finds more of the API than its contract', () => {
  const files = {'api/src/contract.ts': '', 'api/src/app.ts': ''};
  expect(broken({...files, 'src/lib/a.ts': "import '../../api/src/app';"})).toEqual([
    'site-knows-the-contract-alone',
  ]);
  expect(broken({...files, 'src/lib/a.ts': "import '../../api/src/contract';"})).toEqual([]);
});
