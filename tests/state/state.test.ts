/** State, effects and handlers outside islands: the build fails, and names file, component and remedy. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {docusaurusIn, testSiteUrl} from '../copy';
import {config, copySite, page} from './site';

const counter = `import {useReducer} from 'react';
export function Counter() {
  const [count, add] = useReducer((n: number) => n + 1, 0);
  return <button onClick={add}>{count}</button>;
}
`;
const member = `import React from 'react';
import Layout from '@theme/Layout';
export default function NAME({members}) {
  const [at, set] = React.useState(0);
  return <Layout title="Team" description="A team."><h1>Team</h1><button onClick={() => set(at + 1)}>{members[at % 2].name}</button></Layout>;
}
`;

const asking = (hook: string, from: string, head = '') =>
  head +
  page(
    `import ${hook.startsWith('useIs') ? hook : `{${hook}}`} from '${from}';\nconst Here = () => String(${hook}());`,
    '<Here />',
  );

/** Pages by address, each with the beginning of its message. */
const dead: Readonly<Record<string, readonly [source: string, said: string]>> = {
  reducer: [
    page("import {Counter} from '@site/src/components/lab/Counter';", '<Counter />'),
    'src/components/lab/Counter.tsx:3: <Counter>, on the page src/pages/lab/reducer.tsx, uses useReducer, and pages are sent without React',
  ],
  itself: [
    page("import {useState} from 'react';\n", '').replace('  return', '  useState(0);\n  return'),
    'src/pages/lab/itself.tsx:5: <Lab> uses useState, and',
  ],
  passed: [
    page("import {Press} from '@tiny/ui';", '<Press onPress={() => alert(1)}><button>Go</button></Press>'),
    'src/pages/lab/passed.tsx:2: a component of @tiny/ui listens to onClick, and',
  ],
  link: [
    page(
      "import Link from '@docusaurus/Link';",
      '<Link to="/cookies" onMouseEnter={() => alert(1)}>Go</Link>',
    ),
    'src/pages/lab/link.tsx:8: <Lab> listens to onMouseEnter, and',
  ],
  wrapped: [
    page(
      "import {forwardRef, memo, useState} from 'react';\nconst Box = memo(forwardRef((props, ref) => {\n  const [n] = useState(1);\n  return <b>{n}</b>;\n}));",
      '<Box />',
    ),
    'src/pages/lab/wrapped.tsx:4: a component without a name uses useState, and',
  ],
  higher: [
    page(
      "import {useEffect} from 'react';\nconst counted = (Part) => function Counted() { useEffect(() => {}); return <Part />; };\nconst Box = counted(() => <b />);",
      '<Box />',
    ),
    'src/pages/lab/higher.tsx:3: <Counted> uses useEffect, and',
  ],
  late: [
    page(
      "import {lazy, Suspense} from 'react';\nconst Late = lazy(() => import('@site/src/components/lab/Late'));",
      '<Suspense><Late /></Suspense>',
    ),
    'src/components/lab/Late.tsx:2: <Late>, on the page src/pages/lab/late.tsx, uses useTransition, and',
  ],
  provider: [
    page(
      "import {createContext, useState} from 'react';\nconst Theme = createContext(null);\nconst Provider = ({children}) => <Theme value={useState(0)}>{children}</Theme>;",
      '<Provider><b /></Provider>',
    ),
    'src/pages/lab/provider.tsx:4: <Provider> uses useState, and',
  ],
  chart: [
    page("import {Chart} from 'tiny-chart';", '<Chart bars={[1, 2]} />'),
    'src/pages/lab/chart.tsx:2: <Q> of tiny-chart uses useEffect, and',
  ],
  menu: [
    page("import {Menu} from '@tiny/ui';", '<Menu label="More">One</Menu>'),
    'src/pages/lab/menu.tsx:2: a component of @tiny/ui uses useState, and',
  ],
  only: [
    page("import BrowserOnly from '@docusaurus/BrowserOnly';", '<BrowserOnly>{() => <b />}</BrowserOnly>'),
    'src/pages/lab/only.tsx:8: <Lab> uses <BrowserOnly>, which shows its fallback for ever',
  ],
  isbrowser: [
    asking('useIsBrowser', '@docusaurus/useIsBrowser'),
    'src/pages/lab/isbrowser.tsx:3: <Here> uses useIsBrowser, which stays false',
  ],
  history: [
    asking('useHistory', '@docusaurus/router'),
    'src/pages/lab/history.tsx:3: <Here> uses useHistory, and pages are sent without a router: use a link, or location.assign() in an island.',
  ],
  size: [
    asking('useWindowSize', '@docusaurus/theme-common'),
    'src/pages/lab/size.tsx:3: <Here> uses useWindowSize, which stays "ssr": ask @media in a style sheet',
  ],
  // An island does not help: no page of the site has such a provider.
  coloured: [
    asking('useColorMode', '@docusaurus/theme-common', "export const island = 'load';\n"),
    'src/pages/lab/coloured.tsx:4: <Here> uses useColorMode, and there is no switch of colours',
  ],
  redirect: [
    'import {Redirect} from \'react-router-dom\';\nexport default function Old() {\n  return <Redirect to="/cookies" />;\n}\n',
    'src/pages/lab/redirect.tsx:3: <Old> uses <Redirect>, and pages are sent without a router: list the address for @docusaurus/plugin-client-redirects',
  ],
  whenever: [
    `export const island = 'whenever';\n${page('', '<b />')}`,
    `src/pages/lab/whenever.tsx: "export const island" says when the page comes to life: 'load', 'visible' or 'intent'.`,
  ],
};
const text = `---\ntitle: Text\ndescription: A text.\n---\nimport {Counter} from '@site/src/components/lab/Counter';\n\n<Counter />\n`;

const folder = mkdtempSync(path.join(tmpdir(), 'portal-dead-'));
let said: string;
beforeAll(() => {
  copySite(
    folder,
    {
      ...Object.fromEntries(
        Object.entries(dead).map(([name, [source]]) => [`src/pages/lab/${name}.tsx`, source]),
      ),
      'src/pages/lab/text.mdx': text,
      // Listed as inert in the options.
      'src/pages/lab/inert.tsx': dead.menu![0],
      'src/components/lab/Counter.tsx': counter,
      'src/components/lab/Late.tsx':
        "import {useTransition} from 'react';\nexport default function Late() { return String(useTransition()[0]); }\n",
      'plugins/team/Team.js': member.replace('NAME', 'Team'),
      'plugins/team/Quiet.js': member.replace('NAME', 'Quiet'),
    },
    ['Team', 'Quiet'],
    ['src/pages/lab/inert.tsx', 'plugins/team/Quiet.js'],
  );
  const {ok, said: words} = docusaurusIn(folder, ['build', '--locale=en', `--config=${config}`], {
    SITE_URL: testSiteUrl,
  });
  expect(ok).toBe(false);
  said = stripVTControlCharacters(words).replace(/\n +at .*/g, '');
}, 300_000);
afterAll(() => rmSync(folder, {recursive: true}));

const saidOf = (address: string) =>
  said.split(`static file for pathname "${address}"`)[1]?.split('Error: Can')[0];

test.each(Object.entries(dead).map(([name, [, words]]) => [name, words]))(
  'stops for /lab/%s: %s',
  (name, words) => {
    expect(saidOf(`/lab/${name}`)).toContain(`Error: ${words}`);
  },
);

test('stops for a text among the pages, and for the route of a plugin', () => {
  expect(saidOf('/lab/text')).toContain('src/pages/lab/text.mdx:7: <Counter> uses useReducer, and');
  expect(saidOf('/team')).toContain('plugins/team/Team.js:4: <Team> uses useState, and');
});

test('gives the lines of an island, and the line of a page that is one', () => {
  const lines = saidOf('/lab/reducer')!
    .split('\n')
    .map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      'src/components/lab/Counter.island.tsx',
      "import {defineIsland} from '@site/src/site/islands/defineIsland';",
      "import {Counter} from './Counter';",
      'export default defineIsland(__filename, Counter);',
      'Or let React take over the whole page, by a line in src/pages/lab/reducer.tsx:',
      "export const island = 'load';",
    ]),
  );
  expect(saidOf('/lab/chart')).toContain('src/components/Name.island.tsx');
});

test('lets pages through that are listed as inert', () => {
  const stopped = [...said.matchAll(/pathname "([^"]+)"/g)].map(([, address]) => address);
  const named = Object.keys(dead).map((name) => `/lab/${name}`);
  expect(stopped.sort()).toEqual([...named, '/lab/text', '/team'].sort());
});
