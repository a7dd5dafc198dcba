/** The files that the guides offer: made from the guides' own text, in each language. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {parse} from 'csv-parse/sync';
import {brand} from '@site/src/data/brand';
import {signLetterLines} from '@site/src/lib/pdf/letterLine';
import {readPdf} from '../pdf';
import {atRoot, build, origin, pages, root} from './site';
import {languages, type Language} from '@site/tests/languages';
import {whereItalian} from '@site/tests/whereItalian';

interface Offered {
  language: Language;
  name: string;
  markdown: string;
  /** Folder of the site, with a slash at its end. */
  home: string;
}

function offered(language: Offered['language'], folder: string, home: string): Offered[] {
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({
      language,
      name: path.parse(file).name,
      markdown: readFileSync(path.join(root, folder, file), 'utf8'),
      home,
    }))
    .filter(({markdown}) => /^ {2}kind: download$/m.test(markdown));
}

const guides = [
  ...offered('en', 'docs/guides', '/'),
  ...whereItalian
    .rows(['it' as const, 'i18n/it/docusaurus-plugin-content-docs/current/guides', '/it/'])
    .flatMap((italian) => offered(...italian)),
];
const fileOf = ({home, name}: Offered, extension = 'pdf') => `${home}downloads/${name}.${extension}`;
const inBuild = (address: string) => path.join(build, address);

/** Words alone: how a PDF breaks lines and sets signs does not matter. */
const flat = (text: string) =>
  text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[*`\s]+/g, ' ')
    .trim();

/** Points to tick in Markdown, with the lines that they go on in. */
const pointsOf = (markdown: string) =>
  [...markdown.matchAll(/^- \[[ x]\] (.+(?:\n {2,}\S.*)*)/gm)].map(([, point]) => flat(point!));

it('knows the guides that offer a file', () => {
  const names = ['common-threats', 'onboarding', 'risk-assessment', 'security-best-practices'];
  expect(guides.map(({language, name}) => `${language} ${name}`)).toEqual(
    languages.flatMap((language) => names.map((name) => `${language} ${name}`)),
  );
});

describe.each(guides.map((guide) => [fileOf(guide), guide] as const))('%s', (address, guide) => {
  const read = existsSync(inBuild(address)) ? readPdf(readFileSync(inBuild(address))) : undefined;
  const text = flat(read?.pages.join(' ') ?? '');

  it('has the title, the language and a structure', () => {
    const title = /^title: (.+)$/m.exec(guide.markdown)![1]!;
    expect(read).toMatchObject({
      title: `${title} | ${brand.name}`,
      author: brand.name,
      language: guide.language,
      tagged: true,
    });
    expect(text).toContain(title);
  });

  it('has a box for every point of the text', () => {
    const points = pointsOf(guide.markdown);
    expect(points.length).toBeGreaterThanOrEqual(6);
    expect(read?.boxes.map(flat)).toEqual(points);
    points.forEach((point) => expect(text).toContain(point));
  });

  it('has every heading, and the points of the cards', () => {
    const headings = [...guide.markdown.matchAll(/^##+ (.+?)(?: \{#.+\})?$/gm)].map(([, it]) => flat(it!));
    const points = [...guide.markdown.matchAll(/^ {6}- (.+)$/gm)].map(([, point]) => flat(point!));
    expect(headings.length).toBeGreaterThan(5);
    expect(points).toHaveLength(16);
    [...headings, ...points].forEach((part) => expect(text).toContain(part));
  });

  it('leads to the page, and to pages only that are there', () => {
    const links = [...new Set(read?.links.filter(Boolean))].map((link) => new URL(atRoot(link)));
    const own = links.filter((link) => link.origin === origin);
    expect(own.map(({pathname}) => pathname)).toContain(`${guide.home}guides/${guide.name}`);
    expect(own.filter(({pathname}) => !pages.some((page) => page.path === pathname))).toEqual([]);
    expect(own.length).toBeGreaterThan(1);
  });
});

it.each([
  ['/', ',', ['ID', 'Process', 'Scenario', 'Likelihood', 'Impact', 'Risk']],
  ...whereItalian.rows(['/it/', ';', ['ID', 'Processo', 'Scenario', 'Probabilità', 'Impatto', 'Rischio']]),
])('%sdownloads/risk-register.csv is a table that spreadsheets open', (home, delimiter, wanted) => {
  const bytes = readFileSync(inBuild(`${home}downloads/risk-register.csv`));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header = [], ...rows] = parse(bytes, {bom: true, delimiter, record_delimiter: '\r\n'});
  expect(header).toEqual(expect.arrayContaining(wanted));
  expect(header).toHaveLength(17);
  expect(rows.map(([id]) => id)).toEqual(['R-07', 'R-08', 'R-09']);
  const [likelihood, impact, risk] = wanted.slice(3).map((name) => header.indexOf(name));
  rows.forEach((row) => expect(Number(row[likelihood!]) * Number(row[impact!])).toBe(Number(row[risk!])));
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

/** Addresses of downloads on a page that no file belongs to. */
const broken = ($: cheerio.CheerioAPI) =>
  $('a[href*="/downloads/"]')
    .map((_, link) => $(link).attr('href'))
    .get()
    .filter((address) => !existsSync(inBuild(decodeURIComponent(address))));

it.each(pages.map((page) => [page.path, page] as const))('%s offers no file that is missing', (_, {$}) => {
  expect(broken($)).toEqual([]);
});

it('sees a file that is missing', () => {
  const $ = cheerio.load('<a href="/downloads/onboarding.pdf"></a><a href="/it/downloads/no.pdf"></a>');
  expect(broken($)).toEqual(['/it/downloads/no.pdf']);
});

it.each(guides.filter(({name}) => name === 'onboarding').map((guide) => [fileOf(guide), guide] as const))(
  '%s lets whoever’s brand the visit wears write its letter',
  (address) => {
    const file = new Uint8Array(readFileSync(inBuild(address)));
    const text = () => readPdf(file).pages.join(' ').replace(/\s+/g, ' ');
    const before = text();
    expect(before).toContain('Marco, Nordalia IT <marco@nordalia.example>');
    expect(signLetterLines(file, 'Città & Rete')).toBe(2);
    expect(text()).toBe(
      before.replaceAll('Nordalia IT', 'Città & Rete').replace('nordalia.example', 'citta-rete.example'),
    );
  },
);
