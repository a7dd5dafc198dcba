/** Files for programs that read the site: lists, Markdown, robots.txt and sitemaps. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {brand} from '@site/src/data/brand';
import {languages, prefix} from '../languages';
import {allPages, build, listedPages, locales, origin, pages, readBuilt} from './site';

const homeOf = (locale: string) => (locale === 'en' ? '/' : `/${locale}/`);
const listed = pages.filter(({missing, unlisted, otherVersion}) => !missing && !unlisted && !otherVersion);
const markdownOf = ({$}: (typeof pages)[number]) =>
  $('link[rel=alternate][type="text/markdown"]').attr('href');
/** Guides, articles and the texts of all other sections. */
const texts = listed.filter(({$}) => $('main [data-text]').length > 0);

const isThere = (address: string) => {
  const {pathname} = new URL(address);
  return allPages.some((page) => page.path === pathname) || existsSync(path.join(build, pathname));
};

it('every text has its Markdown, with its title and sections and links that lead somewhere', () => {
  expect(texts.length).toBeGreaterThanOrEqual(14 * languages.length);
  for (const page of texts) {
    const {path: at, $, language} = page;
    expect(markdownOf(page)).toBe(`${at}.md`);
    const markdown = readBuilt(`${at}.md`);
    expect(markdown.split('\n')[0]).toBe(`# ${$('main h1').first().text()}`);
    expect(markdown).toContain(`<${origin}${at}>`);
    const headings = $('main h2[id]:not(.visuallyHidden, .screenOnly *)').clone();
    headings.find('a').remove();
    const plain = markdown.replace(/[*`\\]/g, '');
    headings.each((_, heading) => expect(plain).toContain(`## ${$(heading).text().trim()}`));
    const links = [...markdown.matchAll(/\]\(([^)\s]+)/g)].map(([, link]) => link!);
    const other = language === 'it' ? `${origin}/(?!it/)` : `${origin}/it/`;
    const wrong = links.filter(
      (link) =>
        !/^(?:https?:|mailto:)/.test(link) ||
        (link.startsWith(origin) && !isThere(link)) ||
        new RegExp(other).test(link),
    );
    expect([at, wrong]).toEqual([at, []]);
    // No syntax that only the build understands.
    expect(markdown.replace(/^```[\s\S]*?^```/gm, '')).not.toMatch(/^---$|\{#|^:::|sourceHash|<!--/m);
  }
});

it.each(languages)('the list for assistants in %s has everything that may be found', (language) => {
  const list = readBuilt(`${prefix(language)}/llms.txt`);
  expect(list.split('\n')[0]).toBe(`# ${brand.name}`);
  expect(list).toMatch(/^> \S/m);
  const sections = list.match(/^## .*$/gm)!;
  expect(sections.length).toBeGreaterThanOrEqual(5);
  expect(sections.at(-1)).toBe('## Optional');
  const links = [...list.matchAll(/^- \[.+\]\((\S+)\)/gm)].map(([, link]) => link!);
  expect(links.filter((link) => !link.startsWith(`${origin}/`) || !isThere(link))).toEqual([]);
  const wanted = listed
    .filter((page) => page.language === language && !/\/blog\/(?:tags|authors)/.test(page.path))
    .map((page) => `${origin}${markdownOf(page) ?? page.path}`);
  expect(links.slice(0, wanted.length).sort()).toEqual(wanted.sort());
  expect(links[0]).toBe(origin + homeOf(language));
});

it.each(locales)(
  'the sitemap of %s has every page of its language with its twins, and nothing else',
  (locale) => {
    const $ = cheerio.load(readBuilt(`${homeOf(locale)}sitemap.xml`), {xml: true});
    const entries = $('url')
      .toArray()
      .map((entry) => [
        $(entry).find('loc').text(),
        ...$(entry)
          .find('xhtml\\:link')
          .toArray()
          .map((link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`)
          .sort(),
      ]);
    const own = listedPages.filter((page) => page.language === locale);
    expect(own.length).toBeGreaterThan(0);
    const wanted = own.map(({path: at, route}) => {
      const twins = listedPages.filter((page) => page.route === route);
      const named = twins.map((twin) => `${twin.language} ${origin}${twin.path}`);
      return [origin + at, ...(twins.length > 1 ? [...named, `x-default ${origin}${route}`].sort() : [])];
    });
    expect(entries.sort()).toEqual(wanted.sort());
  },
);

it('sitemaps are named to crawlers, which may read everything but the API', () => {
  const robots = readBuilt('robots.txt');
  const named = [...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(([, address]) => address);
  expect(named.sort()).toEqual(locales.map((locale) => `${origin}${homeOf(locale)}sitemap.xml`).sort());
  expect(robots.match(/^(?:User-agent|Disallow|Allow):.*$/gm)).toEqual([
    'User-agent: *',
    // robots.txt of this host does not cover an API elsewhere.
    process.env.API_ORIGIN?.trim() ? 'Disallow:' : 'Disallow: /api/',
  ]);
});
