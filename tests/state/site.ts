/** A copy of the portal with a few pages, a plugin and two packages whose components need React. */
import {mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {copyPortal, editFile, writeFiles} from '../copy';

export const config = 'tests/hosts/docusaurus.config.ts';

const texts = {
  'docs/home.md': '---\nslug: /\ntitle: Home\ndescription: Where it begins.\n---\n\nA text.\n',
};

/** Packages as published: without JSX, and with minified names. */
const packages = {
  'node_modules/tiny-chart/package.json': '{"name": "tiny-chart", "version": "1.0.0", "main": "index.js"}',
  'node_modules/tiny-chart/index.js': `const {createElement: c, useEffect: e, useRef: r} = require('react');
function Q({bars}) {
  const canvas = r(null);
  e(() => { canvas.current.dataset.drawn = bars.length; canvas.current.textContent = 'Drawn ' + bars.join(' '); }, [bars]);
  return c('figure', {ref: canvas});
}
exports.Chart = Q;
`,
  'node_modules/@tiny/ui/package.json': '{"name": "@tiny/ui", "version": "1.0.0", "main": "index.js"}',
  'node_modules/@tiny/ui/index.js': `const {createElement: c, cloneElement, forwardRef, useId, useState} = require('react');
exports.Menu = forwardRef(({label, children}, ref) => {
  const [open, set] = useState(false);
  const id = useId();
  return c('div', {ref}, c('button', {'aria-expanded': open, 'aria-controls': id, onClick: () => set(!open)}, label),
    open && c('ul', {id}, c('li', null, children)));
});
exports.Press = ({children, onPress}) => cloneElement(children, {onClick: onPress});
`,
};

const plugin = `module.exports = () => ({
  name: 'team',
  async contentLoaded({actions: {addRoute, createData}}) {
    const members = await createData('members.json', JSON.stringify([{name: 'Ada'}, {name: 'Grace'}]));
    for (const page of PAGES) {
      addRoute({path: HOME + page.toLowerCase(), exact: true, component: require.resolve('./' + page + '.js'), modules: {members}});
    }
  },
});
`;

/**
 * Creates the copy.
 *
 * @param folder empty
 * @param files pages and their imports, by path
 * @param routes components of the plugin, in its folder `plugins/team`
 * @param inert option of `withRendering`
 */
export function copySite(
  folder: string,
  files: Readonly<Record<string, string>>,
  routes: readonly string[],
  inert: readonly string[] = [],
): void {
  copyPortal(folder, texts, config);
  const installed = path.join(folder, 'node_modules');
  const own = path.resolve('node_modules');
  rmSync(installed);
  mkdirSync(installed);
  readdirSync(own)
    .filter((name) => name !== '.cache')
    .forEach((name) => symlinkSync(path.join(own, name), path.join(installed, name)));
  const made = plugin
    .replace('PAGES', JSON.stringify(routes))
    .replace('HOME', "(process.env.DOCUSAURUS_CURRENT_LOCALE === 'en' ? '/' : '/it/')");
  writeFiles(folder, {...packages, ...files, 'plugins/team/index.js': made});
  editFile(path.join(folder, config), [
    [
      "include: ['pricing-comparison.tsx', 'contact.tsx', 'contact/thanks.tsx', 'server-test.tsx'],",
      "include: ['lab/**', 'cookies.tsx'],",
    ],
    [
      'filter((plugin) => kept.includes(plugin)),',
      "filter((plugin) => kept.includes(plugin)).concat('../../plugins/team'),",
    ],
    ['    rendering,\n', `    [rendering[0]!, {...rendering[1], inert: ${JSON.stringify(inert)}}],\n`],
  ]);
}

export const page = (head: string, body: string, name = 'Lab') =>
  `import Layout from '@theme/Layout';\n${head}
export default function ${name}() {
  return (
    <Layout title="Lab" description="A page that is tried.">
      <main>
        <h1>Lab</h1>
        ${body}
      </main>
    </Layout>
  );
}
`;

const island = "export const island = 'load';\n";

const whole = `${island}${page(
  `import {createContext, use, useEffect, useReducer, useState} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Menu} from '@tiny/ui';
import {Chart} from 'tiny-chart';
import Floor from '@site/src/features/calculators/FloorPrice.island';
const Sum = createContext(0);
const Inside = () => <output>sum {use(Sum)}</output>;
const bars = [3, 1, 2];
function Parts() {
  const [count, add] = useReducer((n) => n + 1, 0);
  const [when, set] = useState('not yet');
  useEffect(() => set('after an effect'), []);
  const history = useHistory();
  const {i18n} = useDocusaurusContext();
  return (
    <Sum value={count}>
      <Head><meta name="lab" content="in the head" /></Head>
      <button onClick={add}>Clicked {count}</button> <Inside /> <p>{when}</p>
      <Chart bars={bars} />
      <Menu label="More">inside the menu</Menu>
      <BrowserOnly fallback={<i>waiting</i>}>{() => <i>at {location.pathname}</i>}</BrowserOnly>
      <p>in {i18n.currentLocale} of {useBaseUrl('/cookies')} <Translate id="lab.words">words</Translate></p>
      <p>asked {useLocation().search}</p>
      <Link to="/cookies">To the cookies</Link>
      <button onClick={() => history.push('?tab=2')}>Second tab</button>
      <button onClick={() => history.push('/it/cookies')}>Away</button>
      <Floor when="intent" />
    </Sum>
  );
}`,
  '<Parts />',
)}`;

const team = `${island}import React from 'react';
import Layout from '@theme/Layout';
export default function Team({members}) {
  const [at, set] = React.useState(0);
  return <Layout title="Team" description="A team."><main><h1>Team</h1><button onClick={() => set(at + 1)}>Next</button><p>{members[at % 2].name} of {members.length}</p></main></Layout>;
}
`;

/** A page and a plugin's route (`Team`) that hydrate, by path. */
export const alivePages = {'src/pages/lab/whole.tsx': whole, 'plugins/team/Team.js': team};
