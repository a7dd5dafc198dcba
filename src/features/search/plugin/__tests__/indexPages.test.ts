import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import type {RenderedPage} from '../../../../rendering/lifecycle';
import {indexPages} from '../indexPages';
import {testFolder} from '../../../../../tests/testFolder';

const {folder: dir} = testFolder();

function page(route: string, html: string, own: Partial<RenderedPage> = {}): RenderedPage {
  const rendered = `<html lang=it>${html}</html>`;
  return {route, file: '', title: `T ${route} | Site`, meta: new Map(), listed: true, rendered, ...own};
}
const folder = path.join(dir, 'out');
const cacheDir = path.join(dir, 'cache');
const place = {
  folder,
  baseUrl: '/it/',
  cacheDir,
  otherVersions: [{label: 'Next', path: '/it/next'}],
  texts: new Map([['/it/pricing/first', 'guide' as const]]),
  lists: new Set(['/it/blog']),
  searchWords: {ignored: [], endings: [], synonyms: [['menu', 'lista']], files: []},
  answers: [
    {file: 'a.ts', ask: ['x'], text: '14', to: '/guides/a#one'},
    {file: 'a.ts', ask: ['y'], text: 'B', to: '/pricing'},
  ],
  site: {titleDelimiter: '|', title: 'Site'},
};

/** Excluded from the index: each contains the word. */
const left = [
  '<nav>OUT</nav>',
  '<p class="screenOnly">OUT</p>',
  '<button>OUT</button>',
  '<form>OUT</form>',
  '<svg><text>OUT</text></svg>',
  '<math display="block"><mi>OUT</mi></math>',
  '<figure aria-label="a">OUT</figure>',
  '<p hidden>OUT</p>',
  '<p aria-hidden="true">OUT</p>',
  '<p class="visuallyHidden">OUT</p>',
  ...['omit', 'entry'].map((mark) => `<h2>In<a href="#a" data-article="${mark}">OUT</a></h2>`),
  '<h3><a href="/b">In</a></h3>',
].join('');
const home = page('/it/', '<header><a href="/it/guides/a">Menu A</a></header><main><h1>Home</h1></main>');
const guide = page(
  '/it/guides/a',
  `<main><h1>A</h1><h2 id=one>Uno</h2><p>Parole 14</p>${left}<div class="screenOnly">Intero</div></main>`,
  {
    meta: new Map([
      ['description', 'Di A'],
      ['keywords', 'chiave'],
    ]),
  },
);
/** The overview of a section, whose address the menu knows. */
const other = page('/it/pricing', '<main><h1>B</h1></main>', {title: 'Another | Site | end'});
const next = page('/it/next/c', '<main><h1>C</h1></main>');
const blog = page('/it/blog', '<main><h1>Blog</h1><p>Lists</p></main>');
const unlisted = page('/it/contact/thanks', '<main><h1>Thanks</h1></main>', {listed: false});
const many = Array.from({length: 64}, (_, index) => page(`/it/m/${index}`, '<main><h1>M</h1></main>'));

/** Returns the index entry of each page by URL. */
function fragments(): Map<string, {content: string; meta: object; filters: object}> {
  const files = readdirSync(path.join(folder, 'fragment')).filter((file) => file.endsWith('.br'));
  return new Map(
    files.map((file) => {
      const text = String(brotliDecompressSync(readFileSync(path.join(folder, 'fragment', file))));
      const {url, ...held} = JSON.parse(text.slice('pagefind_dcd'.length));
      return [url, held];
    }),
  );
}

it('indexes the pages that are to be found, with what is known of them', async () => {
  await indexPages([guide, home, other, next, blog, unlisted, ...many], place);
  const found = fragments();
  expect(found.size).toBe(5 + many.length);
  expect(found.get('/it/guides/a')).toEqual({
    anchors: expect.any(Array) as unknown[],
    content: 'A. Uno. Parole 14. In. In. In. Intero.',
    word_count: expect.any(Number) as number,
    filters: {area: ['guides'], translation: ['current']},
    meta: {
      also: 'lista',
      description: 'Di A',
      keywords: 'chiave',
      name: 'Menu A',
      names: 'A. T /it/guides/a',
      title: 'A',
    },
  });
  expect(found.get('/it/')).toMatchObject({
    filters: {area: ['pages']},
    meta: {names: 'Home. T /it/', title: 'Home'},
  });
  expect(found.get('/it/pricing')).toMatchObject({
    filters: {area: ['guides']},
    meta: {names: 'B. Another | Site | end', title: 'B'},
  });
  expect(found.get('/it/next/c')?.meta).toEqual({version: 'Next', title: 'C'});
  expect(found.get('/it/blog')?.content).toBe('Blog.');
});

it('knows answers with the ids of their pages, and the words of the site', () => {
  const {total, answers} = JSON.parse(readFileSync(path.join(folder, 'search.json'), 'utf8'));
  const id = expect.stringMatching(/^it_[\da-f]+$/) as string;
  expect(total).toBe(5 + many.length);
  expect(answers).toEqual([
    {ask: ['x'], text: '14', url: '/it/guides/a#one', from: 'Menu A', page: id},
    {ask: ['y'], text: 'B', url: '/it/pricing', from: 'B', page: id},
  ]);
  expect(readdirSync(path.join(folder, 'fragment'))).toContain(`${answers[0].page}.pf_fragment`);
  expect(readFileSync(path.join(folder, 'words.txt'), 'utf8')).toContain('parole');
});

it.each<[string, RenderedPage[], string]>([
  [
    'no page is to be found',
    [unlisted],
    'The search index could not be made: no page of /it/ is to be found',
  ],
  [
    'a page has no main region',
    [page('/it/x', '<p>Text</p>')],
    'The page /it/x has no main region to be found by. A page of src/pages is a Page, which has one. An address that only leads elsewhere belongs into the redirects of docusaurus.config.ts.',
  ],
])('stops where %s', async (_, pages, message) => {
  await expect(indexPages(pages, place)).rejects.toThrow(message);
});
