/** What is there for programs that read the site: lists, Markdown, addresses for crawlers. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {brand} from '@site/src/data/brand';
import {allPages, build, filesBelow, locales, origin, pages, readBuilt as read} from './site';
import {languages} from '@site/tests/languages';
import {whereItalian} from '@site/tests/whereItalian';

const listed = pages.filter(({missing, unlisted}) => !missing && !unlisted);
const texts = listed.filter(({path: at}) =>
  /^(?:\/it)?\/(?:guides|resources|blog)\/(?!tags|authors|subscribe)/.test(at),
);
/** Pages with a text in their own language. */
const written = allPages.filter(({missing, unlisted, standsIn}) => !missing && !unlisted && !standsIn);
const homeOf = (locale: string) => (locale === 'en' ? '/' : `/${locale}/`);
const isText = (at: string) => texts.some((page) => page.path === at);

/** What a link of these files leads to on this site, without the locale's files. */
const isThere = (address: string) => {
  const {pathname} = new URL(address);
  return allPages.some((page) => page.path === pathname) || existsSync(path.join(build, pathname));
};

it('sees the guides and articles', () => {
  expect(texts.length).toBeGreaterThanOrEqual(14 * languages.length);
});

describe.each(texts.map((page) => [page.path, page] as const))('%s', (at, {$, language}) => {
  const name = $('link[rel=alternate][type="text/markdown"]').attr('href') ?? '';
  const markdown = name && existsSync(path.join(build, name)) ? read(name) : '';

  it('names its Markdown, which has the title of the page', () => {
    expect(name).toBe(`${at}.md`);
    expect(markdown.split('\n')[0]).toBe(`# ${$('main h1').first().text()}`);
    expect(markdown).toContain(`<${origin}${at}>`);
  });

  it('holds the sections of the page, and links that lead somewhere', () => {
    const headings = $('main h2[id]:not(.visuallyHidden, .screenOnly *)')
      .map((_, heading) => $(heading).clone().find('a').remove().end().text().trim())
      .get();
    expect(headings.length).toBeGreaterThan(2);
    headings.forEach((heading) => expect(markdown.replace(/[*`\\]/g, '')).toContain(`## ${heading}`));
    const links = [...markdown.matchAll(/\]\(([^)\s]+)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !/^(?:https?:|mailto:)/.test(link))).toEqual([]);
    expect(links.filter((link) => link.startsWith(origin) && !isThere(link))).toEqual([]);
    const other = language === 'it' ? `${origin}/(?!it/)` : `${origin}/it/`;
    expect(links.filter((link) => new RegExp(other).test(link))).toEqual([]);
  });

  it('holds nothing of the source that only the build understands', () => {
    expect(markdown.replace(/^```[\s\S]*?^```/gm, '')).not.toMatch(/^---$|\{#|^:::|sourceHash|<!--/m);
  });
});

it.each([['/', 'llms.txt'], ...whereItalian.rows(['/it/', 'it/llms.txt'])])(
  '%s has a list of everything that may be found',
  (home, file) => {
    const list = read(file);
    expect(list.split('\n')[0]).toBe(`# ${brand.name}`);
    expect(list).toMatch(/^> \S/m);
    expect(list.match(/^## .*$/gm)).toHaveLength(5);
    expect(list.match(/^## .*$/gm)?.at(-1)).toBe('## Optional');
    const links = [...list.matchAll(/^- \[.+\]\((\S+)\)/gm)].map(([, link]) => link!);
    expect(links.filter((link) => !link.startsWith(`${origin}/`) || !isThere(link))).toEqual([]);
    const wanted = listed
      .filter(
        ({path: at, language}) =>
          (language === 'it') === (home === '/it/') && !/\/blog\/(?:tags|authors)/.test(at),
      )
      .map(({path: at}) => `${origin}${at}${isText(at) ? '.md' : ''}`);
    expect(links.slice(0, wanted.length).sort()).toEqual(wanted.sort());
    expect(links[0]).toBe(`${origin}${home}`);
  },
);

describe('sitemaps', () => {
  const mapOf = (file: string) => {
    const $ = cheerio.load(read(file), {xml: true});
    return $('url')
      .toArray()
      .map((entry) => ({
        address: $(entry).find('loc').text(),
        alternates: $(entry)
          .find('xhtml\\:link')
          .toArray()
          .map((link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`),
      }));
  };

  it.each(locales.map((locale) => [`${homeOf(locale)}sitemap.xml`, locale]))(
    '%s holds every page of its language with its twins, and nothing else',
    (file, language) => {
      const map = mapOf(file);
      const own = written.filter((page) => page.language === language);
      expect(own.length).toBeGreaterThan(0);
      expect(map.map(({address}) => address).sort()).toEqual(own.map((page) => origin + page.path).sort());
      for (const {address, alternates} of map) {
        const {route} = own.find((page) => origin + page.path === address)!;
        const twins = written.filter((page) => page.route === route);
        expect([...alternates].sort()).toEqual(
          twins.length === 1
            ? []
            : [
                ...twins.map((twin) => `${twin.language} ${origin}${twin.path}`),
                `x-default ${origin}${route}`,
              ].sort(),
        );
      }
    },
  );

  it('are named to crawlers, which may read everything but the API', () => {
    const robots = read('robots.txt');
    const named = [...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(([, address]) => new URL(address!));
    expect(named.map(({origin: own, pathname}) => own + pathname).sort()).toEqual(
      locales.map((locale) => `${origin}${homeOf(locale)}sitemap.xml`).sort(),
    );
    expect(robots.match(/^(?:User-agent|Disallow|Allow):.*$/gm)).toEqual([
      'User-agent: *',
      // An API elsewhere is none of this host's business.
      process.env.API_ORIGIN?.trim() ? 'Disallow:' : 'Disallow: /api/',
    ]);
    expect(filesBelow(build).filter((file) => file.endsWith('robots.txt'))).toEqual(['robots.txt']);
  });
});
