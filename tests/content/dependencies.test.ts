/** Tests each rule of `npm run lint:dependencies` on an example that breaks it. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFiles} from '../copy';
import {root} from './site';

it('finds what breaks a rule, also by way of other files and by a type, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-dependencies-'));
  const inside = "import '@docusaurus/theme-common/internal';";
  writeFiles(folder, {
    'tsconfig.json': '{}',
    'src/components/A.island.tsx': "import './A';",
    'src/components/A.tsx': "import '../lib/c';",
    'src/lib/c.ts': "import '@docusaurus/Link';",
    'src/components/knows.ts': "import type {B} from '../plugins/b';\nexport type C = B;",
    'src/plugins/b.ts': inside,
    'src/rendering/right.ts': inside,
    'src/rendering/state/knows.cjs': "require('../../plugins/b');",
    'src/rendering/types.ts': "import type {B} from '../../api/src/contract';\nexport type C = B;",
    'src/plugins/enters.ts': "import '../rendering/right';\nimport '../rendering/lifecycle';",
    'src/rendering/lifecycle.ts': '',
    'api/src/contract.ts': '',
    'api/src/app.ts': '',
    'src/lib/server.ts': "import '../../api/src/app';",
    'src/lib/right.ts': "import '../../api/src/contract';",
  });
  const {stdout} = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', path.join(root, 'scripts/dependency-rules.mjs'), '--output-type', 'json', 'src'],
    ],
    {cwd: folder, encoding: 'utf8'},
  );
  rmSync(folder, {recursive: true});
  const {summary} = JSON.parse(stdout) as {summary: {violations: {rule: {name: string}; from: string}[]}};
  expect(summary.violations.map(({rule, from}) => `${rule.name}: ${from}`).sort()).toEqual([
    'components-without-plugins: src/components/knows.ts',
    'inside-of-docusaurus: src/plugins/b.ts',
    'islands-without-docusaurus: src/components/A.island.tsx',
    'renderer-by-its-doors: src/plugins/enters.ts',
    'renderer-without-the-site: src/rendering/state/knows.cjs',
    'renderer-without-the-site: src/rendering/types.ts',
    'site-knows-the-contract-alone: src/lib/server.ts',
  ]);
});
