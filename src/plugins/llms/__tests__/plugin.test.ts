import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import llms from '..';
import {brand} from '../../../data/brand';
import {writeStamp} from '../../translations/sourceHash';

const siteDir = mkdtempSync(path.join(tmpdir(), 'llms-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}
const wordsOf = (mark: string) =>
  `export const llms = {
    summary: '${mark} sum', details: (brand: string) => \`${mark} \${brand}\`,
    sections: {site: '${mark} pages', guides: '${mark} guides', posts: '${mark} posts', legal: '${mark} legal'},
    optional: {feed: '${mark} feed', sitemap: '${mark} map', other: (it: string) => \`${mark} in \${it}\`},
    figure: 'F', source: '${mark} at'};\n`;
write('package.json', '{}');
write('src/content/llms.ts', wordsOf('en'));
write('src/content/guides.ts', "export const guides = {summary: 'At a glance'};\n");
const folder = 'i18n/it/docusaurus-plugin-content-docs/current';
write('i18n/it/content/guides.ts', "export const guides = {summary: 'In breve'};\n");
write('i18n/it/locale.json', '{"words": "partial"}');
for (const name of ['a', 'index', 'hidden', 'old']) {
  write(`docs/${name}.md`, `Text ${name}.\n`);
}
write('blog/b.md', 'Post.\n');
write(`${folder}/a.md`, writeStamp('a.md', '---\ntitle: A\n---\nTesto.\n', '000000000000'));

const doc = (source: string, permalink: string) => ({
  source: `@site/${source}`,
  permalink,
  title: `T ${permalink}`,
  description: `D ${permalink}`,
  frontMatter: {},
});
/** What the plugins of a locale publish, and its pages. */
function localeOf(home: string, translated: boolean) {
  const docs = [
    doc(translated ? `${folder}/a.md` : 'docs/a.md', `${home}guides/a`),
    doc('docs/index.md', `${home}guides/`),
    doc('docs/hidden.md', `${home}guides/hidden`),
  ];
  const old = [doc('docs/old.md', `${home}1.0/old`)];
  const version = {versionName: 'current', label: 'Now', path: home, isLast: true, docs};
  const before = {versionName: '1.0', label: '1.0', path: `${home}1.0`, isLast: false, docs: old};
  const plugins = [
    {name: 'docusaurus-plugin-content-docs', options: {}, content: {loadedVersions: [version, before]}},
    {
      name: 'docusaurus-plugin-content-blog',
      options: {},
      content: {blogPosts: [{metadata: doc('blog/b.md', `${home}blog/b`)}]},
    },
  ];
  const page = (route: string, listed = true) => ({
    route: home + route,
    file: '',
    title: `P ${route} – Site`,
    meta: new Map(route === 'pricing' ? [['description', 'What it costs']] : []),
    listed,
  });
  const pages = [
    ...[
      'pricing',
      '',
      'terms',
      'dpa',
      'blog',
      'blog/subscribe',
      'blog/tags/x',
      'tags',
      '1.0/tags',
      '1.0/old',
    ].map((route) => page(route)),
    page('contact/thanks', false),
    ...['guides/a', 'guides', 'blog/b'].map((route) => page(route)),
    page('guides/hidden', false),
  ];
  const routes = [
    {path: `${home}blog`, component: '@theme/BlogListPage'},
    {path: `${home}blog/tags/x`, component: '@theme/BlogTagsPostsPage'},
    {path: `${home}tags`, component: '@theme/DocTagsListPage'},
    {path: `${home}1.0/tags`, component: '@theme/DocTagsListPage'},
  ];
  return {plugins, pages, routes};
}

const site = {url: 'https://a.example', title: 'Site', titleDelimiter: '–'};

/** Files that the plugin writes for a locale, and what it adds to the head of each page. */
async function build(currentLocale: string, config: object = {}) {
  const baseUrl = currentLocale === 'en' ? '/' : '/it/';
  const {plugins, pages, routes} = localeOf(baseUrl, currentLocale === 'it');
  const outDir = path.join(siteDir, 'out', currentLocale);
  mkdirSync(outDir, {recursive: true});
  const locale = {outDir, plugins, routes, siteConfig: {...site, baseUrl, ...config}};
  const {name, headOf, writeFiles} = llms({
    siteDir,
    i18n: {
      currentLocale,
      locales: ['en', 'it', 'de'],
      localeConfigs: {en: {label: 'English', baseUrl: '/'}, it: {label: 'Italiano', baseUrl: '/it/'}},
    },
  } as unknown as LoadContext);
  expect(name).toBe('llms');
  const head = headOf!(locale as never);
  const heads = pages.flatMap((page) => head(page as never) || []);
  await writeFiles!(locale as never, pages as never);
  const read = (file: string) => {
    const whole = path.join(outDir, file);
    return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined;
  };
  return {heads, list: read('llms.txt'), read};
}
const named = (address: string) => `<link rel="alternate" type="text/markdown" href="${address}">`;

it('writes the list of a language, and its guides and articles as Markdown beside their pages', async () => {
  const {heads, list, read} = await build('en');
  expect(heads).toEqual(['/guides/a.md', '/guides.md', '/blog/b.md'].map(named));
  expect(list).toBe(`# ${brand.name}

> en sum

en ${brand.name}

## en pages

- [P ](https://a.example/)
- [P blog](https://a.example/blog)
- [P pricing](https://a.example/pricing): What it costs
- [P blog/subscribe](https://a.example/blog/subscribe)

## en guides

- [T /guides/a](https://a.example/guides/a.md): D /guides/a
- [T /guides/](https://a.example/guides.md): D /guides/

## en posts

- [T /blog/b](https://a.example/blog/b.md): D /blog/b

## en legal

- [P terms](https://a.example/terms)
- [P dpa](https://a.example/dpa)

## Optional

- [Italiano](https://a.example/it/llms.txt): en in Italian
- [de](https://a.example/llms.txt): en in German
- [RSS](https://a.example/blog/rss.xml): en feed
- [Sitemap](https://a.example/sitemap.xml): en map
`);
  expect(read('guides/a.md')).toBe(
    '# T /guides/a\n\n> D /guides/a\n\nen at: <https://a.example/guides/a>\n\nText a.\n',
  );
  expect(read('guides.md')).toContain('Text index.');
  expect([read('guides/hidden.md'), read('1.0/old.md')]).toEqual([undefined, undefined]);
});

it('leaves texts in another language to that one, and says which language its own are in where its words are not', async () => {
  const {heads, list} = await build('it', {noIndex: true});
  expect(heads).toEqual([named('/it/guides/a.md')]);
  expect(list).toContain(
    '## en guides (Italian)\n\n- [T /it/guides/a](https://a.example/it/guides/a.md): D /it/guides/a\n\n## en legal (Italian)',
  );
  expect(list).not.toMatch(/en posts|RSS|Sitemap|guides\.md/);
  expect(list).toContain('- [English](https://a.example/llms.txt): en in English');
  write('i18n/it/content/llms.ts', wordsOf('it'));
  const own = await build('it');
  expect(own.list).toContain('## it guides\n');
  expect(own.list).toContain('- [English](https://a.example/llms.txt): it in inglese');
  rmSync(path.join(siteDir, 'i18n/it/content/llms.ts'));
});

it('leaves out pages that are shown in English for want of their words', async () => {
  write('src/content/pricing.ts', 'export const pricing = {};\n');
  const {list} = await build('it');
  expect(list).not.toContain('/it/pricing');
  expect(list).toContain('(https://a.example/it/)');
  rmSync(path.join(siteDir, 'src/content/pricing.ts'));
});
