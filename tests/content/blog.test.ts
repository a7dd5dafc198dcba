/** The built blog and guides, compared with their front matter (specification, content areas 2 and 3). */
import path from 'node:path';
import type {BlogContent} from '@site/src/content/blog';
import {brand} from '@site/src/data/brand';
import {sheetKinds} from '@site/src/data/sheetForms';
import {bookingHref} from '../booking';
import {languages, prefix, wordsIn} from '../languages';
import {attributes, flat, origin, pageAt, readBuilt, schemaOf, textsAt} from './site';
import {day, textsOf} from './texts';

/** Downloads of a guide besides its sheets: below its title, or below cards that link to other pages. */
const given = 'main > :is(header, [aria-labelledby="at-a-glance"]) + div li';
const ofSheets = sheetKinds.map((kind) => `[href$="${kind}.pdf"]`).join(', ');
const actionsOf = `${given} > a:not(${ofSheets}), ${given} a[href$=".csv"]`;
const author = 'header a[href*="/blog/authors/"]';

describe.each(languages)('in %s', (language) => {
  const say = wordsIn<BlogContent>(language, 'blog');
  const home = prefix(language);
  const at = (address: string) => (address.startsWith('/') ? home + address : address);
  const articles = textsOf(language, 'blog');
  /** Includes untranslated ones in English, newest first. */
  const listed = textsOf('en', 'blog')
    .map((text) => articles.find(({name}) => name === text.name) ?? {...text, address: home + text.address})
    .sort((one, other) => (day(one.data.date!) < day(other.data.date!) ? 1 : -1));
  const guides = textsOf(language, 'docs').filter(({data}) => data.cards);

  it('the list shows featured articles, then all, each with what its page says', () => {
    const {$} = pageAt(`${home}/blog`);
    expect(textsAt($, 'main section > h2')).toEqual([say.list.featured, say.list.all, say.feed.follow]);
    const cardsIn = (id: string) => $(`[aria-labelledby="${id}"] > ul > li`).toArray();
    const linked = (id: string) => cardsIn(id).map((card) => $('a', card).attr('href'));
    expect(linked('all-posts')).toEqual(listed.map(({address}) => address));
    expect(linked('featured')).toEqual(listed.filter(({data}) => data.featured).map(({address}) => address));
    for (const card of [...cardsIn('featured'), ...cardsIn('all-posts')]) {
      const href = $('a', card).attr('href')!;
      const article = pageAt(href).$;
      const {readTime = ''} = listed.find(({address}) => address === href)!.data;
      expect($('a', card)).toHaveLength(1);
      expect($('h3 a', card).text()).toBe(article('h1').text());
      expect($('p', card).text()).toBe(article('meta[name="description"]').attr('content'));
      expect($('img', card)).toHaveLength(article(author).length > 0 ? 2 : 1);
      expect($('img', card).first().attr('alt')).toMatch(/\w{3}/);
      expect(flat($(card).text())).toContain(article(author).text());
      expect(flat($(card).text())).toContain(readTime);
    }
  });

  it.each(articles.map((text) => [text.address, text.data] as const))(
    '%s is a whole article',
    (address, data) => {
      const page = pageAt(address);
      const {$} = page;
      const date = day(data.date!);
      const updated = data.last_update && day(data.last_update.date);
      const writer = $(`main ${author}`).text();
      expect(
        $('main a')
          .filter((_, link) => $(link).text() === say.post.back)
          .attr('href'),
      ).toBe(`${home}/`);
      expect(attributes($, 'main header time', 'datetime').map((time) => time?.slice(0, 10))).toEqual(
        [date, updated].filter(Boolean),
      );
      expect(flat($('main header').text())).toContain(data.readTime ?? '');
      expect($('main img[fetchpriority="high"]')).toHaveLength(1);
      expect($('main a[rel="tag"]').length > 0).toBe((data.tags ?? []).length > 0);
      expect(writer !== '').toBe((data.authors ?? []).length > 0);
      const call = $('main footer > div a').first();
      expect([call.attr('href'), call.text()]).toEqual(
        data.footer ? [at(data.footer.to), data.footer.label] : [undefined, ''],
      );
      expect(schemaOf(page).find((node) => node['@type'] === 'Article')).toMatchObject({
        headline: $('h1').text(),
        datePublished: date,
        ...(updated && {dateModified: updated}),
        inLanguage: language,
        url: origin + address,
        publisher: {'@type': 'Organization', name: brand.name},
        author: writer ? [{'@type': 'Person', name: writer}] : [],
        image: origin + $('main img[fetchpriority="high"]').attr('src'),
      });
      const entryOf = (file: string, element: string, end: string) =>
        readBuilt(path.join(home, file))
          .split(`<${element}>`)
          .find((entry) => entry.includes(`${origin}${address}</${end}>`));
      expect(entryOf('sitemap.xml', 'url', 'loc')).toContain(`<lastmod>${updated ?? date}T`);
      expect(entryOf('blog/rss.xml', 'item', 'link')).toContain(
        writer && `<dc:creator>${writer}</dc:creator>`,
      );
    },
  );

  it.each(guides.map((guide) => [guide.address, guide] as const))(
    '%s has its cards, its way back and its buttons',
    (address, {name, data}) => {
      const {$} = pageAt(address);
      const leading = $('[aria-labelledby="at-a-glance"] > ul > li').toArray();
      /** Elements between the heading of a section and its text. */
      const summaries = $('h2[id] + div:has(> svg):has(> ul)').toArray();
      const titles = [...leading.map((card) => $('h3', card)), ...summaries.map((card) => $(card).prev())];
      expect(titles.map((title) => title.contents().not('a').text())).toEqual(
        data.cards!.map(({title}) => title),
      );
      const cards = [...leading, ...summaries];
      expect(cards.map((card) => $('> ul > li', card).length)).toEqual(
        data.cards!.map(({points}) => points.length),
      );
      const icons = cards.map((card) => $(card).find('> svg, > h3 > svg').html());
      expect(new Set(icons).size).toBe(cards.length);
      expect(leading.map((card) => $('a', card).attr('href'))).toEqual(
        data.cards!.flatMap(({link}) => (link ? [at(link)] : [])),
      );
      expect(attributes($, 'main > p > a', 'href')).toEqual(data.back ? [at(data.back.to)] : []);
      const {kind, to, sheet, label = ''} = data.action ?? {};
      const file = `/downloads/${name.split('/').at(-1)}.pdf`;
      const target = kind && {booking: bookingHref('en'), download: file, link: to!}[kind];
      const targets = [...(target ? [target] : []), ...(sheet ? [`/downloads/${sheet}.csv`] : [])];
      expect(attributes($, actionsOf, 'href')).toEqual(targets.map(at));
      expect($(actionsOf).first().attr('download') !== undefined).toBe(kind === 'download');
      expect(flat($(actionsOf).first().text())).toContain(label);
      expect($('main a[href^="mailto:"]').attr('href')).toContain(encodeURIComponent(address));
    },
  );

  it('the overview says how long each text takes, also of one that stands in another sidebar', () => {
    const {$} = pageAt(`${home}/guides`);
    const listed = $('main li:has(> :is(h2, h3) > a)').toArray();
    expect(listed.map((entry) => $('a', entry).first().attr('href'))).toEqual(
      expect.arrayContaining([...guides.map(({address}) => address), `${home}/resources/cyber-edu-hub`]),
    );
    expect(listed.filter((entry) => !/^(?:\d+|One|Un) /.test($('p', entry).last().text()))).toEqual([]);
  });

  it('the hub leads to the guides, and has the anchor that they lead back to', () => {
    const {$} = pageAt(`${home}/resources/cyber-edu-hub`);
    expect($('h2#fundamentals')).toHaveLength(1);
    expect(attributes($, 'main [data-text] a', 'href')).toEqual(
      expect.arrayContaining(guides.map(({address}) => address)),
    );
  });
});
