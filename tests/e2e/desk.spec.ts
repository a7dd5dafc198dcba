/** The writers' desk, as the development server shows it. */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {desk} from '@site/src/plugins/desk/desk';
import {expectNoViolations} from './axe';
import {expect, test} from './fixtures';

const changed = 'docs/guides/setup.md';
let siteDir: string;
let server: Server;
let close: () => void;
let address: string;

test.beforeAll(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'desk-e2e-'));
  for (const folder of ['docs', 'blog', 'legal', 'src/content', 'i18n']) {
    cpSync(folder, path.join(siteDir, folder), {recursive: true});
  }
  const file = path.join(siteDir, changed);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne sentence more.\n`);
  const {middleware, ...rest} = desk({
    siteDir,
    pageOf: () => undefined,
    findProblems: async () => [{file: changed, line: 3, message: 'a link leads to /nowhere'}],
  });
  close = rest.close;
  server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(204).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/desk`;
});

test.afterAll(() => {
  close();
  server.closeAllConnections();
  server.close();
  rmSync(siteDir, {recursive: true});
});

test('is accessible, fits a phone, leads by keyboard to a stamp, and shows what changes meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  for (const place of [`${address}/text?file=${changed}`, address]) {
    await page.goto(place);
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await page.getByLabel('Words in title or path').focus();
  await page.keyboard.type('setup');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {name: '1 of'})).toBeVisible();
  await page.getByRole('link', {name: 'Setting Up Your Business'}).press('Enter');
  await expect(page.getByText('The English has changed since it was translated.')).toBeVisible();
  // Without a history nothing is marked, and the desk says why.
  await expect(page.getByText('it is no clone made with Git')).toBeVisible();
  await page.getByRole('button', {name: 'Stamp the Italian as current'}).press('Enter');
  await expect(page.getByText('The Italian translates the English text of now.')).toBeVisible();

  await page.goto(`${address}?q=setup`);
  await expect(page.getByText('Current', {exact: true})).toBeVisible();
  writeFileSync(path.join(siteDir, changed), 'Everything is new.\n');
  await expect(page.getByText('Stale', {exact: true})).toBeVisible();
});
