import path from 'node:path';
import {deadState} from '../state';

const {resource} = deadState;
const src = path.resolve(__dirname, '../..');

it.each([
  ['/site/docs/a.mdx', true],
  ['/site/src/components/Counter.tsx', true],
  ['/site/node_modules/react-player/index.cjs', true],
  ['/site/docs/a.mdx.png', false],
  ['/site/my_node_modules/react/index.js', true],
  ['/site/node_modules/@docusaurus/core/lib/client/exports/Link.js', false],
  ['/site/node_modules/react-dom/index.js', false],
  ['/site/node_modules/react-router-dom/index.js', false],
  ['C:\\site\\node_modules\\react\\index.js', false],
  [path.join(src, 'rendering/state/guard.cjs'), false],
])('stands between React and everything but what Docusaurus is made of: %s, %p', (file, guarded) => {
  const [kind, {not}] = (resource as {and: [RegExp, {not: (RegExp | string)[]}]}).and;
  const matches = (it: RegExp | string) => (typeof it === 'string' ? file.startsWith(it) : it.test(file));
  expect(matches(kind) && !not.some(matches)).toBe(guarded);
});
