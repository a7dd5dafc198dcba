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
    'src/features/a/A.island.tsx': "import './A';",
    'src/features/a/A.tsx': "import '../../lib/c';",
    'src/lib/c.ts': "import '@docusaurus/Link';",
    'src/features/a/knows.ts': "import type {B} from './plugin';\nexport type C = B;",
    'src/features/a/plugin/index.ts': "export type B = 1;\nimport '../../b';\nimport '../../b/plugin';",
    'src/features/a/enters.ts': "import '../b/inside';",
    'src/features/b/index.ts': "import './inside';",
    'src/features/b/inside.ts': "import type {D} from './round';\nexport type C = D;",
    'src/features/b/round.ts': "import type {C} from './inside';\nexport type D = C;",
    'src/features/b/plugin/index.ts': "import './inside';",
    'src/features/b/plugin/inside.ts': inside,
    'src/pages/enters.ts': "import '../features/b/inside';\nimport '../features/b/plugin/inside';",
    'src/data/climbs.ts': "import type {C} from '../features/b';\nexport type E = C;",
    'src/lib/climbs.ts': "import '../data/climbs';",
    'src/rendering/right.ts': inside,
    'src/rendering/state/knows.cjs': "require('../../lib/c');",
    'src/rendering/types.ts': "import type {B} from '../../api/src/contract';\nexport type C = B;",
    'src/features/b/plugin/enters.ts':
      "import '../../../rendering/right';\nimport '../../../rendering/lifecycle';",
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
    'browsers-without-node: src/features/a/knows.ts',
    'browsers-without-node: src/pages/enters.ts',
    'circle: src/features/b/inside.ts',
    'data-knows-no-later-layer: src/data/climbs.ts',
    'features-have-doors: src/features/a/enters.ts',
    'inside-of-docusaurus: src/features/b/plugin/inside.ts',
    'islands-without-docusaurus: src/features/a/A.island.tsx',
    'lib-knows-no-later-layer: src/lib/climbs.ts',
    'pages-know-no-inside-of-features: src/pages/enters.ts',
    'renderer-by-its-doors: src/features/b/plugin/enters.ts',
    'renderer-without-the-site: src/rendering/state/knows.cjs',
    'renderer-without-the-site: src/rendering/types.ts',
    'site-knows-the-contract-alone: src/lib/server.ts',
  ]);
});
