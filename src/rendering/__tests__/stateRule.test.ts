import {existsSync} from 'node:fs';
import path from 'node:path';
import {deadState} from '../state';

const {resource, ...rule} = deadState;
const src = path.resolve(__dirname, '../..');

it('gives modules a React of its own, and of the real one what that has not', () => {
  const folders = [path.join(src, 'rendering/state/react'), path.dirname(require.resolve('react'))];
  const {react, ...others} = rule.resolve?.alias as Record<string, string | string[]>;
  expect(react).toEqual(folders);
  expect([...folders, ...Object.values(others).flat()].filter((file) => !existsSync(file))).toEqual([]);
});

it.each([
  ['/site/docs/a.mdx', true],
  ['/site/docs/a.md', true],
  ['/site/src/components/Counter.tsx', true],
  ['/site/src/components/counter.ts', true],
  ['/site/src/components/counter.jsx', true],
  ['/site/node_modules/react-player/index.mjs', true],
  ['/site/node_modules/react-player/index.cjs', true],
  ['/site/node_modules/react-router-scroll/styles.css', false],
  ['/site/docs/a.mdx.png', false],
  ['/site/docs/a.xjs', false],
  ['/site/src/react/index.ts', true],
  ['/site/my_node_modules/react/index.js', true],
  ['/site/node_modules/@docusaurus/core/lib/client/exports/Link.js', false],
  ['/site/node_modules/@mdx-js/react/lib/index.js', false],
  ['/site/node_modules/prism-react-renderer/dist/index.mjs', false],
  ['/site/node_modules/react/index.js', false],
  ['/site/node_modules/react-dom/index.js', false],
  ['/site/node_modules/react-router-dom/index.js', false],
  ['/site/node_modules/react-router/index.js', false],
  ['C:\\site\\node_modules\\react\\index.js', false],
  [path.join(src, 'rendering/state/guard.cjs'), false],
  [path.join(src, 'rendering/alivePages/bringToLife.tsx'), false],
  [path.join(src, 'lib/renderContexts.ts'), false],
])('stands between React and everything but what Docusaurus is made of: %s, %p', (file, guarded) => {
  const [kind, {not}] = (resource as {and: [RegExp, {not: (RegExp | string)[]}]}).and;
  const matches = (it: RegExp | string) => (typeof it === 'string' ? file.startsWith(it) : it.test(file));
  expect(matches(kind) && !not.some(matches)).toBe(guarded);
});
