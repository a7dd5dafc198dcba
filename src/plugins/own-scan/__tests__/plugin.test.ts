import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import ownScan from '..';
import {trust} from '../../../content/trust';
import {openPoints, requiredHeaders, scanChecks, scanFigures} from '../../../data/ownScan';
import {withFallback} from '../../../lib/words';

const mockWords = jest.fn();
jest.mock('../../../lib/readWords', () => ({readWords: (...asked: unknown[]) => mockWords(...asked)}));

const dir = mkdtempSync(path.join(tmpdir(), 'own-scan-'));
afterAll(() => rmSync(dir, {recursive: true}));
afterEach(() => void jest.useRealTimers());

const places = [...scanChecks, ...scanFigures, 'day', 'score'];
const filled = (place: string, file = 'trust.html') =>
  new RegExp(`data-scan="${place}">([^<]*)<`).exec(readFileSync(path.join(dir, 'site', file), 'utf8'))?.[1];

/** What becomes of pages of a locale, by their paths below its home: those that lead to these addresses, and show this. */
async function measure(
  baseUrl: string,
  pages: Readonly<Record<string, readonly string[]>>,
  files: Readonly<Record<string, string>> = {},
  shown: Readonly<Record<string, string>> = {
    trust: places.map((place) => `<b data-scan="${place}">…</b>`).join(''),
  },
) {
  const siteDir = path.join(dir, 'site');
  rmSync(siteDir, {recursive: true, force: true});
  const outDir = path.join(siteDir, path.relative('/', baseUrl));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  };
  mkdirSync(outDir, {recursive: true});
  Object.entries(files).forEach(([file, text]) => write(file, text));
  const rendered = Object.entries(pages).map(([route, links]) => {
    const file = `${path.relative('/', baseUrl)}/${route || 'index'}.html`;
    write(file, `<h1>A</h1>${shown[route] ?? ''}${links.map((href) => `<a href="${href}">a</a>`).join('')}`);
    return {route: baseUrl + route, file: path.join(siteDir, file)};
  });
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers({now: new Date('2026-11-23T23:30:00Z')});
  const {name, measure: weigh} = ownScan({
    siteDir,
    baseUrl,
    i18n: {
      currentLocale: baseUrl === '/' ? 'en' : 'it',
      defaultLocale: 'en',
      locales: ['en', 'it', 'de'],
      localeConfigs: {en: {baseUrl: '/'}, it: {baseUrl: '/it/'}},
    },
  } as unknown as LoadContext);
  expect(name).toBe('own-scan');
  const locale = {outDir, baseUrl, siteConfig: {url: 'https://a.example'}};
  const changed = await weigh!(locale as never, rendered as never);
  const said = warn.mock.calls.flat();
  warn.mockRestore();
  const data = path.join(outDir, 'trust/scan.json');
  return {
    changed: changed.map((file) => path.relative(siteDir, file)),
    said,
    data: existsSync(data) ? readFileSync(data, 'utf8') : undefined,
  };
}
beforeEach(() => mockWords.mockReset().mockReturnValue(trust));

it('writes what it found into the trust page and beside it, and says it', async () => {
  const headers = `/*\n${requiredHeaders.map((name) => `  ${name}: x\n`).join('')}`;
  const {changed, said, data} = await measure(
    '/',
    {'': ['/gone', '/there'], there: [], trust: ['/gone']},
    {_headers: headers, 'index.html.br': '12345', 'there.html.br': '1'},
  );
  expect(mockWords).toHaveBeenCalledWith(path.join(dir, 'site'), 'en', 'trust');
  expect(changed).toEqual(['trust.html']);
  const all = ['/', '/there'];
  const found = {policy: all, links: ['/'], landmarks: all, language: all};
  expect(data).toBe(
    `${JSON.stringify(
      {
        day: '2026-11-24',
        language: 'en',
        pages: 2,
        typicalWeight: 5,
        inlineScript: 0,
        findings: {...Object.fromEntries(scanChecks.map((check) => [check, []])), ...found},
        heaviestPage: {route: '/', weight: 5},
        openPoints,
      },
      undefined,
      2,
    )}\n`,
  );
  expect(said).toEqual(
    Object.entries(found).map(([check, paths]) => `Our own scan, "${check}": ${paths.join(', ')}`),
  );
  expect([filled('day'), filled('links')]).toEqual(['24 November 2026', trust.scan.findings(1, '/')]);
});

it.each([
  ['/', '/there.pdf', false],
  ['/', '/page', false],
  ['/', '/gone', true],
  // Pages of other languages, and the API.
  ['/', '/it', false],
  ['/', '/it/gone', false],
  ['/', '/italy', true],
  ['/', '/api/gone', false],
  ['/it/', '/gone', false],
  ['/it/', '/api/gone', false],
  ['/it/', '/it/gone', true],
  ['/it/', '/it/there.pdf', true],
])('on a page of %s a link to %s is broken: %s', async (baseUrl, href, broken) => {
  const files = {'there.pdf': 'a', 'page.html': 'b', _headers: ''};
  const {said} = await measure(baseUrl, {x: [href], trust: []}, files);
  expect(said.includes(`Our own scan, "links": ${baseUrl}x`)).toBe(broken);
  expect(said).toContain(`Our own scan, "headers": ${requiredHeaders.join(', ')}`);
});

it('reads the headers of all languages in the folder of the first', async () => {
  const headers = `/*\n  ${requiredHeaders[0]}: x\n`;
  const {said} = await measure('/it/', {x: [], trust: []}, {_headers: headers});
  expect(said).toContain(`Our own scan, "headers": ${requiredHeaders.slice(1).join(', ')}`);
});

it.each([
  ['those of a language', trust, '24 novembre 2026'],
  [
    'English ones where a language has none',
    withFallback({scan: {...trust.scan}}, undefined),
    '24 November 2026',
  ],
])('writes dates as its words are written: %s', async (_, words, day) => {
  mockWords.mockReturnValue(words);
  await measure('/it/', {x: [], trust: []});
  expect(filled('day', 'it/trust.html')).toBe(day);
});

it('fills every page that shows a result, also where there is no trust page', async () => {
  const shown = '<b data-scan="pages">…</b>';
  const {changed} = await measure('/', {x: [], y: []}, {}, {x: shown});
  expect(changed).toEqual(['x.html']);
  expect(filled('pages', 'x.html')).toBe('2');
});

it('does nothing where no page shows a result', async () => {
  expect(await measure('/', {x: []})).toEqual({changed: [], said: [], data: undefined});
});
