import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {jest} from '@jest/globals';
import type {LoadContext} from '@docusaurus/types';
import {trust} from '../../../../content/trust';
import {openPoints, requiredHeaders, scanChecks, scanFigures} from '../../../../data/ownScan';

import {testFolder} from '../../../../../tests/testFolder';

const mockWords = jest.fn();
const warn = jest.fn<(sentence: string) => void>();
jest.unstable_mockModule('@docusaurus/logger', () => ({default: {warn}}));
jest.unstable_mockModule('../../../../lib/readWords', () => ({
  readWords: (...asked: unknown[]) => mockWords(...asked),
}));
const {default: ownScan} = await import('..');

const {folder: dir, write, clear} = testFolder();
afterEach(() => void jest.useRealTimers());

const places = [...scanChecks, ...scanFigures, 'day', 'security', 'quality'];
const filled = (place: string, file = 'trust.html') =>
  new RegExp(`data-scan="${place}">([^<]*)<`).exec(readFileSync(path.join(dir, 'site', file), 'utf8'))?.[1];

/** Measures pages of a locale: their paths below its home, with the URLs that they link to. */
async function measure(
  baseUrl: string,
  pages: Readonly<Record<string, readonly string[]>>,
  files: Readonly<Record<string, string>>,
) {
  clear();
  const siteDir = path.join(dir, 'site');
  const outDir = path.join(siteDir, path.relative('/', baseUrl));
  Object.entries(files).forEach(([file, text]) => write(`site/${file}`, text));
  const shown = places.map((place) => `<b data-scan="${place}">…</b>`).join('');
  const rendered = Object.entries(pages).map(([route, links]) => {
    const leading = links.map((href) => `<a href="${href}">a</a>`).join('');
    const html = `<body><h1>A</h1>${route === 'trust' ? shown : ''}${leading}`;
    const file = write(`site${baseUrl}${route || 'index'}.html`, html);
    return {route: baseUrl + route, file, rendered: html};
  });
  warn.mockClear();
  jest.useFakeTimers({now: new Date('2026-11-23T23:30:00Z')});
  const {name, measure: weigh} = ownScan({
    siteDir,
    baseUrl,
    i18n: {
      ...{currentLocale: baseUrl === '/' ? 'en' : 'it', defaultLocale: 'en', locales: ['en', 'it', 'de']},
      localeConfigs: {en: {baseUrl: '/'}, it: {baseUrl: '/it/'}},
    },
  } as unknown as LoadContext);
  expect(name).toBe('own-scan');
  const locale = {outDir, baseUrl, siteConfig: {url: 'https://a.example'}};
  const changed = await weigh!(locale as never, rendered as never);
  const said = warn.mock.calls.flat();
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
  ['/', '/gone', true],
  ['/', '/it/gone', false],
  ['/', '/api/gone', false],
  ['/it/', '/it/gone', true],
])('on a page of %s a link to %s is broken: %s', async (baseUrl, href, broken) => {
  const files = {'there.pdf': 'a', 'page.html': 'b', _headers: ''};
  const {said} = await measure(baseUrl, {x: [href], trust: []}, files);
  expect(said.includes(`Our own scan, "links": ${baseUrl}x`)).toBe(broken);
  expect(said).toContain(`Our own scan, "headers": ${requiredHeaders.join(', ')}`);
});
