/** Texts in the languages of the world, indexed by Pagefind and found by the engine of the browser. */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {createRequire} from 'node:module';
import {type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {makeSearch, type PagefindIndex} from '../../browser/engine';
import {excerptOf} from '../../browser/pageText';
import {understand} from '../../browser/understandQuery';
import type {RenderedPage} from '../../../../rendering/lifecycle';
import {indexPages} from '../indexPages';

interface Pagefind {
  createInstance: (options: object) => PagefindIndex;
}

/** Pages by language and path, each with unique words. */
const texts: Record<string, Record<string, string>> = {
  it: {
    elisions:
      '<p>Prima dell’anagrafica viene l’autotest, poi l’indagine sull’<strong>intrusione</strong> e un’opinione.</p>' +
      '<p>D’altronde quest’azienda, com’era nell’elenco, cambiò all’improvviso l’organigramma, l’hardware, l’ISO.</p>' +
      '<p>Con lʼelica, l‘ancora e l´orologio; c’è sant’Ambrogio, mezz’ora, quell’amico e dov’è “l’‘isola’”.</p>',
    straight: "<p>Prima dell'abecedario viene l'epilogo.</p>",
  },
  en: {
    names:
      '<h2 id=a>O’Brien’s list</h2><p>Asked by D’Angelo’s team, N’Djamena: the client’s wiki doesn’t say.</p>',
    dashes:
      '<p>Alarms—sirens alike—ring, 1990–2004, “on”…then off; kettle·drum, compu\u00adter, left→right.</p>',
    mixed: '<p>The Japanese word is 情報セキュリティ, as in MFA認証.</p>',
    code: '<p>See below.</p><pre><code><span>FROBNICATE_TOKEN</span><span>=</span>zanzibar<span>code</span></code></pre>',
  },
  'en-GB': {
    terms: '<p>The agreement may be terminated with notice. The liability is limited.</p>',
    threats: '<p>Ransomware encrypts files, and phishing steals a password. A password again.</p>',
    practice: '<p>Two factor authentication protects a password, and backups protect files.</p>',
    life: '<p>Far from it all there is force, and much later a major event.</p>',
    near: '<p>It ends by force major, and so on for a long while yet.</p>',
    law: '<p>Whom NIS2 concerns is said in NIS 2 itself.</p>',
    dates: '<p>NIS was signed on 6 July and repealed in 2024.</p>',
  },
  'zh-Hans': {
    notes:
      '<h2 id=a>强密码</h2><p>请为每个帐户使用不同的强密码，并启用多因素身份验证（MFA）。价格为€49。</p><p>每周测试一次备份。2024年起。</p>',
  },
};

const dir = mkdtempSync(path.join(tmpdir(), 'find-'));
const understanding = understand({
  ignored: ['l', 'un', 'dell', 'all', 'the'],
  endings: [],
  synonyms: [
    ['mfa', 'two factor authentication'],
    ['cancel', 'terminated'],
    ['nis2', 'nis 2'],
  ],
});
const servers: Server[] = [];
const searches = new Map<string, ReturnType<typeof makeSearch>>();

async function open(language: string): Promise<void> {
  const folder = path.join(dir, language);
  const baseUrl = `/${language}/`;
  const pages = Object.entries({other: '<p>42</p>', ...texts[language]}).map(([name, html]): RenderedPage => {
    const rendered = `<html lang=${language}><main><h1>${name}</h1>${html}</main></html>`;
    return {route: baseUrl + name, file: '', title: name, meta: new Map(), listed: true, rendered};
  });
  await indexPages(pages, {
    folder,
    baseUrl,
    cacheDir: path.join(dir, 'cache'),
    otherVersions: [],
    texts: new Map(),
    lists: new Set(),
    searchWords: {ignored: [], endings: [], synonyms: [], files: []},
    answers: [],
    site: {titleDelimiter: '|', title: 'Site'},
  });
  const server = createServer(({url = ''}, answer) =>
    answer.end(readFileSync(path.join(folder, url.split('?')[0]!))),
  ).listen(0);
  servers.push(server);
  const importFile = createRequire(import.meta.url)('./importFile.cjs') as (
    file: string,
  ) => Promise<Pagefind>;
  const {createInstance} = await importFile(pathToFileURL(path.join(folder, 'pagefind.js')).href);
  const index = createInstance({
    basePath: `http://localhost:${(server.address() as AddressInfo).port}/`,
    language: language.toLowerCase(),
    noWorker: true,
  });
  searches.set(
    language,
    makeSearch(index, {
      total: pages.length,
      significant: understanding.significant,
      loadVocabulary: () =>
        Promise.resolve(
          Object.values(texts[language]!)
            .join(' ')
            .toLowerCase()
            .match(/[a-z]+/g) ?? [],
        ),
    }),
  );
}

beforeAll(async () => {
  await Promise.all(Object.keys(texts).map(open));
});
afterAll(() => {
  servers.forEach((server) => server.close());
  rmSync(dir, {recursive: true});
});

const find = (language: string, query: string, answering?: ReadonlySet<string>) =>
  searches.get(language)!(understanding.conceptsOf(query), answering);

const queries: Record<string, Record<string, string>> = {
  it: {
    elisions:
      'anagrafica|autotest|indagine|intrusione|opinione|altronde|azienda|elenco|improvviso|organigramma|hardware|ISO|elica|ancora|orologio|Ambrogio|ora|amico|isola|era|l’indagine|l\'indagine|lʼindagine|dell´anagrafica|un’opinione|lindagine|"dell’anagrafica"|sull’intrusione',
    straight: "abecedario|l'epilogo|l’epilogo|dell’abecedario",
  },
  en: {
    names: "O'Brien|O’Brien|obrien|Brien|o'brien's|D'Angelo|angelo|n'djamena|client|client's|doesn't",
    dashes: 'alarms|sirens|alike|1990|2004|then|drum|kettle drum|computer|compu\u00adter|right',
    mixed: '情報|セキュリティ|情報セキュリティ|MFA認証|認証|MFA',
    code: 'FROBNICATE_TOKEN|frobnicate|zanzibarcode',
  },
  'zh-Hans': {
    notes:
      '密码|备份|多因素|强密码|身份验证|多因素身份验证|帐户|启用|价格|密码 备份|密码备份|"强密码"|MFA|2024年|€49',
  },
};

it.each(
  Object.entries(queries).flatMap(([language, pages]) =>
    Object.entries(pages).flatMap(([page, list]) =>
      list.split('|').map((query): [string, string, string] => [language, query, page]),
    ),
  ),
)('finds in %s: %s', async (language, query, page) => {
  const {pages} = await find(language, query);
  const [first] = pages;
  expect((await first?.load())?.url).toBe(`/${language}/${page}`);
  expect(first?.missing).toEqual([]);
});

it.each([
  ['it', 'ornitorinco'],
  ['zh-Hans', '火星'],
])('finds nothing in %s: %s', async (language, query) => {
  expect((await find(language, query)).pages).toEqual([]);
});

/** Names of the English pages that are found, in their order. */
async function namesFor(query: string, answering?: ReadonlySet<string>): Promise<string[]> {
  const {pages} = await find('en-GB', query, answering);
  return Promise.all(pages.map(async (page) => (await page.load()).url.replace('/en-GB/', '')));
}

it.each([
  ['another word for the same thing', 'mfa', ['practice']],
  ['a phrase with a short number as it stands', 'nis2', ['law']],
  ['the same in two words', 'nis 2', ['law']],
  ['first the page in which the words are close together', 'force major', ['near', 'life']],
  ['the pages that lack a word after those that have all', 'password ransomware', ['threats', 'practice']],
])('finds %s', async (_what, query, names) => {
  expect(await namesFor(query)).toEqual(names);
});

it('says which words a page lacks, and how it has read a misspelt one', async () => {
  const {pages} = await find('en-GB', 'password ransomware');
  expect(pages.map(({missing}) => missing)).toEqual([[], ['ransomware']]);
  const {pages: some} = await find('en-GB', 'password xylophone');
  expect(some[0]!.missing).toEqual(['xylophone']);
  expect((await find('en-GB', 'ramsomware files')).corrected).toBe('ransomware files');
  expect((await namesFor('ramsomware files'))[0]).toBe('threats');
});

it('puts first the page that has the answer', async () => {
  const {pages} = await find('en-GB', 'password');
  const [first, second] = await namesFor('password');
  expect([first, second].sort()).toEqual(['practice', 'threats']);
  expect((await namesFor('password', new Set([pages[1]!.id])))[0]).toBe(second);
});

it('shows texts and headings as they were written', async () => {
  const shown = async (language: string, query: string) => {
    const [page] = (await find(language, query)).pages;
    const text = await page!.load();
    const words = excerptOf(page!, text).words.map(({word, spaced}) => (spaced ? ` ${word}` : word));
    return {text: words.join(''), headings: text.anchors.map((anchor) => anchor.text)};
  };
  expect((await shown('it', 'anagrafica')).text).toContain('Prima dell’anagrafica viene l’autotest');
  expect((await shown('en', 'brien')).headings).toContain('O’Brien’s list');
  const chinese = await shown('zh-Hans', '密码');
  expect(chinese.text).toContain('请为每个帐户使用不同的强密码，并启用多因素身份验证（MFA）。');
  expect(chinese.headings).toContain('强密码');
});
