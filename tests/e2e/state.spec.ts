/** Pages that declare themselves islands hydrate in production, within their CSP. Uses a copy of the site. */
import type {ChildProcess} from 'node:child_process';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from '@playwright/test';
import {buildCopy, serveCopy} from '../copy';
import {alivePages, config, copySite} from '../state/site';
import {test} from './engines/test';
import type {Visitor} from './engines/visitor';
import {sharedFolder} from './sharedFolder';

const running: ChildProcess[] = [];
let folder: string;
let site: string;

const words = (visitor: Visitor) => expect.poll(() => visitor.text(), 'words of the page');

async function arrive(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(site + address);
  await visitor.press('button', 'Essential Only');
  await expect.poll(() => visitor.sees('dialog', 'Cookies, kept short')).toBe(false);
}

test.describe.configure({mode: 'default'});
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await sharedFolder('alive', (empty) => {
    copySite(empty, alivePages, ['Team']);
    buildCopy(empty, config);
  });
  const port = Number(process.env.TEST_PORT ?? 3210) + 80 + test.info().parallelIndex;
  site = `http://localhost:${port}`;
  running.push(await serveCopy(folder, port, {DATA_DIR: mkdtempSync(path.join(tmpdir(), 'portal-alive-'))}));
});
test.afterAll(() => {
  running.forEach((child) => child.kill());
});

test('a page with state, an effect, a chart, a menu, a provider and an island lives', async ({visitor}) => {
  await arrive(visitor, '/lab/whole?q=1');
  await visitor.press('button', 'Clicked 0');
  await visitor.press('button', 'Clicked 1');
  await words(visitor).toMatch(
    /Clicked 2[^]*sum 2[^]*after an effect[^]*Drawn 3 1 2[^]*at \/lab\/whole[^]*in en of \/cookies words[^]*asked \?q=1/,
  );
  expect(await visitor.text()).not.toContain('inside the menu');
  await visitor.press('button', 'More');
  await words(visitor).toContain('inside the menu');
  await visitor.type('Active clients', '20');
  expect(await visitor.holds('Active clients')).toBe('20');
});

test('its router stays on the page and loads others anew; a route of a plugin has its data', async ({
  visitor,
}) => {
  await arrive(visitor, '/lab/whole');
  await visitor.press('button', 'Clicked 0');
  await visitor.press('button', 'Second tab');
  await words(visitor).toMatch(/Clicked 1[^]*asked \?tab=2/);
  expect(await visitor.address()).toBe('/lab/whole?tab=2');
  await visitor.press('link', 'To the cookies');
  await expect.poll(() => visitor.address()).toBe('/cookies');
  await visitor.open(`${site}/lab/whole`);
  await visitor.press('button', 'Away');
  await expect.poll(() => visitor.address()).toBe('/it/cookies');

  await visitor.open(`${site}/team`);
  await words(visitor).toContain('Ada of 2');
  await visitor.press('button', 'Next');
  await words(visitor).toContain('Grace of 2');
});

test('the HTML is whole without script, and other pages name no script more', () => {
  const read = (file: string) => readFileSync(path.join(folder, 'build', file), 'utf8');
  const html = read('lab/whole.html');
  expect(html).toMatch(/<main><h1>Lab<\/h1><button>Clicked <!-- -->0<\/button>.*<i>waiting<\/i>/);
  expect(html).toMatch(/<meta name="lab" content="in the head"/);
  // The server's ids equal those of the browser for the same part.
  expect(html).toMatch(/aria-controls="(_R_\w+_)"/);
  const scripts = (file: string) => /data-scripts="([^"]*)"/.exec(read(file))?.[1]?.split(' ').length;
  expect([scripts('lab/whole.html'), scripts('team.html'), scripts('cookies.html')]).toEqual([2, 2, 1]);
});
