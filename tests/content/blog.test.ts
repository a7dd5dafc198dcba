/** The blog and the guides as they are built: what the specification wants on each page (content areas, 2 and 3). */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {blog as english} from '@site/src/content/blog';
import {bookingHref} from '../booking';
import {brand} from '@site/src/data/brand';
import {build, origin, pages, readBuilt} from './site';
import type {BlogContent} from '@site/src/content/blog';
import {sheetKinds} from '@site/src/data/sheetForms';
import {languages, wordsIn} from '@site/tests/languages';

const italian = wordsIn<BlogContent>('it', 'blog');

const words = {en: english, it: italian};
const prefixes = {en: '', it: '/it'};
/** Specification: "7 minutes read". */
const minutesRead = {en: 'minutes read', it: 'minuti di lettura'};
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

function pageAt(address: string) {
  const page = pages.find((each) => each.path === address);
  if (!page) {
    throw new Error(`${address} is not built.`);
  }
  return page.$;
}

/** Pictures that are not there, or that nobody described. */
function faultyPictures($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((image) => $(image).attr() ?? {})
    .filter(({src = '', alt}) => alt === undefined || !existsSync(path.join(build, src)))
    .map(({src = ''}) => src);
}

/** What a guide gives, besides its sheets: below its title, or below cards that lead on. */
const given = 'main > :is(header, [aria-labelledby="at-a-glance"]) + div li';
const ofSheets = sheetKinds.map((kind) => `[href$="${kind}.pdf"]`).join(', ');
const actionsOf = `${given} > a:not(${ofSheets}), ${given} a[href$=".csv"]`;

/** In the order of the list: the newest first. */
const articles = {
  'cybersecurity-trends': {date: '2024-12-17', footer: '/solutions', featured: false, minutes: 8},
  'nis2-directive-italy': {date: '2024-12-03', footer: '/solutions', featured: true, minutes: 11},
  'white-label-solutions': {date: '2024-06-10', footer: '/partner-program', featured: false, minutes: 8},
  'micro-influencer-marketing': {date: '2024-04-16', footer: '/partner-program', featured: true, minutes: 8},
  'client-trust': {date: '2024-02-19', footer: '/solutions', featured: true, minutes: 8},
  'maximizing-roi': {date: '2024-01-01', footer: '/partner-program', featured: false, minutes: 15},
};
const slugs = Object.keys(articles) as (keyof typeof articles)[];

interface Guide {
  cards: readonly string[];
  back?: string;
  /** Where its buttons lead, without the locale. */
  actions: readonly string[];
}

const business = '/guides/white-label';
const fundamentals = '/resources/cyber-edu-hub#fundamentals';
const guides: Record<string, Guide> = {
  '/guides/white-label': {
    cards: ['Setting Up Your Business', 'Pricing Strategies', 'Client Onboarding'],
    actions: ['/partner-program'],
  },
  '/guides/setup': {
    cards: ['Business Structure', 'Team Building', 'Service Portfolio', 'Go-to-Market Strategy'],
    back: business,
    actions: [bookingHref('en')],
  },
  '/guides/pricing': {
    cards: ['Market Positioning', 'Pricing Models', 'Growth Strategy', 'Performance Metrics'],
    back: business,
    actions: [bookingHref('en')],
  },
  '/guides/onboarding': {
    cards: ['Initial Assessment', 'Service Configuration', 'Client Communication', 'Success Metrics'],
    back: business,
    actions: ['/downloads/onboarding.pdf'],
  },
  '/guides/common-threats': {
    cards: ['Malware Attacks', 'Social Engineering', 'Network Vulnerabilities', 'Access Control Issues'],
    back: fundamentals,
    actions: ['/downloads/common-threats.pdf'],
  },
  '/guides/security-best-practices': {
    cards: ['Access Management', 'Employee Training', 'Data Protection', 'Policy Implementation'],
    back: fundamentals,
    actions: ['/downloads/security-best-practices.pdf'],
  },
  '/guides/risk-assessment': {
    cards: ['Threat Identification', 'Risk Analysis', 'Control Assessment', 'Continuous Monitoring'],
    back: fundamentals,
    actions: ['/downloads/risk-assessment.pdf', '/downloads/risk-register.csv'],
  },
};

describe.each(languages)('in %s', (language) => {
  const say = words[language];
  const prefix = prefixes[language];

  describe('the list', () => {
    const $ = pageAt(`${prefix}/blog`);
    const cardsIn = (id: string) => $(`[aria-labelledby="${id}"] > ul > li`).toArray();

    it('shows featured posts, then all of them', () => {
      expect(
        $('main section > h2')
          .toArray()
          .map((title) => $(title).text()),
      ).toEqual([say.list.featured, say.list.all, say.feed.follow]);
      const linked = (id: string) => cardsIn(id).map((card) => $('a', card).attr('href'));
      const addresses = (of: readonly string[]) => of.map((slug) => `${prefix}/blog/${slug}`);
      expect(linked('all-posts')).toEqual(addresses(slugs));
      expect(linked('featured')).toEqual(addresses(slugs.filter((slug) => articles[slug].featured)));
    });

    it('shows of each post title, description, picture, author and read time, and links to it once', () => {
      const cards = [...cardsIn('featured'), ...cardsIn('all-posts')];
      expect(cards).toHaveLength(9);
      for (const card of cards) {
        const href = $('a', card).attr('href') ?? '';
        const article = pageAt(href);
        const {minutes} = articles[href.replace(/^.*\//, '') as keyof typeof articles];
        expect($('a', card)).toHaveLength(1);
        expect($('h3 a', card).text()).toBe(article('h1').text());
        expect($('p', card).text()).toBe(article('meta[name="description"]').attr('content'));
        expect($('img', card)).toHaveLength(2);
        expect($('img', card).first().attr('alt')).toMatch(/\w{3}/);
        expect(flat($(card).text())).toContain(article('header a[href*="/blog/authors/"]').text());
        expect(flat($(card).text())).toContain(`· ${minutes} ${minutesRead[language]}`);
      }
      expect(faultyPictures($, 'main img')).toEqual([]);
    });
  });

  describe.each(slugs)('the article %s', (slug) => {
    const address = `${prefix}/blog/${slug}`;
    const $ = pageAt(address);
    const {date, footer, minutes} = articles[slug];

    it('has a way back, date, read time, author, picture and subjects', () => {
      expect(
        $('main a')
          .filter((_, link) => $(link).text() === say.post.back)
          .attr('href'),
      ).toBe(`${prefix}/`);
      expect($('main header time').attr('datetime')).toBe(date);
      expect(flat($('main header').text())).toContain(`· ${minutes} ${minutesRead[language]}`);
      expect($('main header a[href*="/blog/authors/"]').text()).toMatch(/\w+ \w+/);
      expect($('main img[fetchpriority="high"]')).toHaveLength(1);
      expect(faultyPictures($, 'main img')).toEqual([]);
      expect($('main a[rel="tag"]').length).toBeGreaterThan(0);
    });

    it('says to readers, search engines and the sitemap when it was brought up to date, if it was', () => {
      const box = $('main aside').filter((_, aside) =>
        /^(?:Update, |Aggiornamento del )/.test($(aside).text()),
      );
      const updated = $('main header time').eq(1).attr('datetime')?.slice(0, 10);
      expect(updated === undefined).toBe(box.length === 0);
      expect($('script[type="application/ld+json"]').text()).toContain(
        updated === undefined ? `"datePublished":"${date}"` : `"dateModified":"${updated}"`,
      );
      const entry = readBuilt(path.join(prefix, 'sitemap.xml'))
        .split('<url>')
        .find((it) => it.includes(`<loc>${origin}${address}</loc>`));
      expect(entry).toContain(`<lastmod>${updated ?? date}T`);
      const [item] = readBuilt(path.join(prefix, 'blog/rss.xml'))
        .split('<item>')
        .filter((it) => it.includes(`${address}</link>`));
      const author = $('main header a[href*="/blog/authors/"]').text();
      expect(item).toContain(`<dc:creator>${author}</dc:creator>`);
    });

    it('ends with a call to action', () => {
      expect($('main footer > div a').attr('href')).toBe(prefix + footer);
      expect($('main footer > div a').first().text()).not.toBe('');
    });

    it('is an Article for search engines', () => {
      const nodes = $('script[type="application/ld+json"]')
        .toArray()
        .flatMap(
          (script) => (JSON.parse($(script).text()) as {'@graph': Record<string, unknown>[]})['@graph'],
        );
      const article = nodes.find((node) => node['@type'] === 'Article');
      expect(article).toMatchObject({
        headline: $('h1').text(),
        datePublished: date,
        inLanguage: language,
        url: origin + address,
        publisher: {'@type': 'Organization', name: brand.name},
        author: [{'@type': 'Person', name: $('main header a[href*="/blog/authors/"]').text()}],
        image: origin + $('main img[fetchpriority="high"]').attr('src'),
      });
    });
  });

  describe.each(Object.entries(guides))('%s', (route, {cards, back, actions}) => {
    const $ = pageAt(prefix + route);
    const leading = $('[aria-labelledby="at-a-glance"] > ul > li').toArray();
    /** What stands between the heading of a section and its text. */
    const summaries = $('h2[id] + div:has(> svg):has(> ul)').toArray();

    it('has its cards, each with icon, description and four points', () => {
      const list = [...leading, ...summaries];
      expect(list).toHaveLength(cards.length);
      for (const card of list) {
        expect($(card).find('> svg, > h3 > svg')).toHaveLength(1);
        expect($('> p', card).text()).not.toBe('');
        expect($('> ul > li', card)).toHaveLength(4);
      }
      if (language === 'en') {
        const titles = [...leading.map((card) => $('h3', card)), ...summaries.map((card) => $(card).prev())];
        expect(titles.map((title) => title.contents().not('a').text())).toEqual(cards);
      }
    });

    it('says what it says before anything sums it up, but for cards that lead on', () => {
      expect(leading.length === 0 || summaries.length === 0).toBe(true);
      const targets = leading.map((card) => $('a', card).attr('href') ?? '');
      expect(new Set(targets).size).toBe(leading.length);
      for (const target of targets) {
        expect(pageAt(target)('h1')).toHaveLength(1);
      }
    });

    it('has its way back and its buttons', () => {
      const whole = (address: string) => (address.startsWith('/') ? prefix + address : address);
      const links = $('main > p > a')
        .toArray()
        .map((link) => $(link).attr('href'));
      expect(links).toEqual(back ? [whole(back)] : []);
      const buttons = $(actionsOf);
      expect(buttons.toArray().map((link) => $(link).attr('href'))).toEqual(actions.map(whole));
      expect(buttons.toArray().map((link) => $(link).attr('download') !== undefined)).toEqual(
        actions.map((action) => action.startsWith('/downloads/')),
      );
    });
  });

  it('the hub leads to the guides, and has the anchor that they lead back to', () => {
    const $ = pageAt(`${prefix}/resources/cyber-edu-hub`);
    expect($('h2#fundamentals')).toHaveLength(1);
    const led = $('main [data-text] a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(led).toEqual(expect.arrayContaining(Object.keys(guides).map((guide) => prefix + guide)));
  });
});

it('keeps the buttons of the specification', () => {
  const labels = Object.keys(guides).map((route) => flat(pageAt(route)(actionsOf).first().text()));
  expect(labels).toEqual([
    'Join Partner Program',
    expect.stringContaining('Schedule Consultation'),
    'Download Toolkit',
    'Download Templates PDF',
    'Download Guide PDF',
    'Download Implementation Guide PDF',
    'Download Assessment Toolkit PDF',
  ]);
  expect(flat(pageAt('/guides/white-label')('[aria-labelledby="at-a-glance"] a').first().text())).toBe(
    'Explore Guide',
  );
  expect(pageAt('/blog/client-trust')('main footer > div a').first().text()).toBe('Explore Solutions');
});

it('draws the icons that cards name, each its own', () => {
  const icons = Object.keys(guides).map((route) =>
    pageAt(route)('[aria-labelledby="at-a-glance"] svg, h2[id] + div:has(> ul) > svg')
      .toArray()
      .map((icon) => pageAt(route)(icon).html()),
  );
  expect(icons.map((drawn) => new Set(drawn).size)).toEqual(
    Object.values(guides).map(({cards}) => cards.length),
  );
});

it('notices a picture that is missing or has no description', () => {
  const $ = pageAt('/blog');
  const image = $('main img').first();
  const {src, alt} = image.attr() as {src: string; alt: string};
  image.attr('src', '/nowhere.svg');
  expect(faultyPictures($, 'main img')).toEqual(['/nowhere.svg']);
  image.attr('src', src).removeAttr('alt');
  expect(faultyPictures($, 'main img')).toEqual([src]);
  image.attr('alt', alt);
  expect(faultyPictures($, 'main img')).toEqual([]);
});
