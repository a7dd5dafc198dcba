/**
 * Pages that declare themselves islands, in Chromium, Firefox and WebKit: they live in production, below the policy of their
 * page, and in `npm run dev`; a page that does not would be dead, and says so there. On a copy with such pages.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from '@playwright/test';
import {buildCopy, serveCopy, writeFiles} from '../copy';
import {config, copySite, page} from '../state/site';
import {test} from './engines/test';
import type {Visitor} from './engines/visitor';

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
import Floor from '@site/src/components/calculators/FloorPrice.island';
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

const folder = mkdtempSync(path.join(tmpdir(), 'portal-alive-'));
const first = Number(process.env.TEST_PORT ?? 3210) + 80;
const running: ChildProcess[] = [];
let site: string;

const read = (file: string) => readFileSync(path.join(folder, 'build', file), 'utf8');
const words = (visitor: Visitor) => expect.poll(() => visitor.text(), 'words of the page');

async function arrive(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(address);
  await visitor.press('button', 'Essential Only');
  await expect.poll(() => visitor.sees('dialog', 'Cookies, kept short')).toBe(false);
}

test.describe.configure({mode: 'default'});
test.beforeAll(async () => {
  test.setTimeout(300_000);
  copySite(folder, {'src/pages/lab/whole.tsx': whole, 'plugins/team/Team.js': team}, ['Team']);
  buildCopy(folder, config);
  const port = first + 2 * test.info().parallelIndex;
  site = `http://localhost:${port}`;
  running.push(await serveCopy(folder, port));
});
test.afterAll(() => {
  running.forEach((child) => child.kill());
  rmSync(folder, {recursive: true, force: true});
});

test('a page with state, an effect, a chart, a menu and a provider lives', async ({visitor}) => {
  await arrive(visitor, `${site}/lab/whole?q=1`);
  await visitor.press('button', 'Clicked 0');
  await visitor.press('button', 'Clicked 1');
  await words(visitor).toMatch(
    /Clicked 2[^]*sum 2[^]*after an effect[^]*Drawn 3 1 2[^]*at \/lab\/whole[^]*in en of \/cookies words[^]*asked \?q=1/,
  );
  expect(await visitor.text()).not.toContain('inside the menu');
  await visitor.press('button', 'More');
  await words(visitor).toContain('inside the menu');
});

test('an island inside such a page is a part of it', async ({visitor}) => {
  await arrive(visitor, `${site}/lab/whole`);
  await visitor.type('Active clients', '20');
  await words(visitor).toContain('after an effect');
  expect(await visitor.holds('Active clients')).toBe('20');
});

test('its router stays on the page, and loads others anew', async ({visitor}) => {
  await arrive(visitor, `${site}/lab/whole`);
  await visitor.press('button', 'Clicked 0');
  await visitor.press('button', 'Second tab');
  await words(visitor).toMatch(/Clicked 1[^]*asked \?tab=2/);
  expect(await visitor.address()).toBe('/lab/whole?tab=2');
  await visitor.press('link', 'To the cookies');
  await expect.poll(() => visitor.address()).toBe('/cookies');
  await visitor.open(`${site}/lab/whole`);
  await visitor.press('button', 'Away');
  await expect.poll(() => visitor.address()).toBe('/it/cookies');
});

test('the route of a plugin lives with its data', async ({visitor}) => {
  await arrive(visitor, `${site}/team`);
  await words(visitor).toContain('Ada of 2');
  await visitor.press('button', 'Next');
  await words(visitor).toContain('Grace of 2');
});

test('the HTML is whole without script, and other pages name no script more', () => {
  const html = read('lab/whole.html');
  expect(html).toMatch(/<main><h1>Lab<\/h1><button>Clicked <!-- -->0<\/button>.*<i>waiting<\/i>/);
  expect(html).toMatch(/<meta name="lab" content="in the head"/);
  // Ids are those that the browser makes of the same part.
  expect(html).toMatch(/aria-controls="(_R_\w+_)"/);
  const scripts = (file: string) => /data-scripts="([^"]*)"/.exec(read(file))?.[1]?.split(' ').length;
  expect([scripts('lab/whole.html'), scripts('team.html'), scripts('cookies.html')]).toEqual([2, 2, 1]);
});

test('in development it lives too, and a dead page says what is wrong', async ({visitor}) => {
  test.setTimeout(180_000);
  writeFiles(folder, {'src/pages/lab/dead.tsx': page('', '<button onClick={() => alert(1)}>Go</button>')});
  const port = first + 2 * test.info().parallelIndex + 1;
  const dev = `http://localhost:${port}`;
  running.push(
    spawn(
      process.execPath,
      [
        'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        'start',
        `--config=${config}`,
        '--no-open',
        `--port=${port}`,
      ],
      {cwd: folder, env: {...process.env, NODE_ENV: 'development', SITE_URL: dev}, stdio: 'ignore'},
    ),
  );
  await expect
    .poll(
      () =>
        fetch(dev).then(
          ({ok}) => ok,
          () => false,
        ),
      {timeout: 120_000},
    )
    .toBe(true);
  await visitor.open(`${dev}/lab/dead`);
  await expect
    .poll(() => visitor.text(), {timeout: 60_000})
    .toContain('src/pages/lab/dead.tsx: <Lab> listens to onClick, and pages are sent without React');
  await visitor.open(`${dev}/lab/whole`);
  await visitor.press('button', 'Essential Only');
  await visitor.press('button', 'Clicked 0');
  await words(visitor).toMatch(/Clicked 1[^]*sum 1[^]*after an effect[^]*Drawn 3 1 2/);
});
