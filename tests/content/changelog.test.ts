/** What is new on the portal: the page, and the feed as a reader that is none of ours understands it. */
import * as cheerio from 'cheerio';
import {parseAtomFeed} from 'feedsmith';
import type {ChangelogContent} from '@site/src/content/changelog';
import {brand} from '@site/src/data/brand';
import {changelogFeed, changes} from '@site/src/data/changelog';
import {routes} from '@site/src/data/routes';
import {plain} from '@site/tests/expected';
import {languages, prefix, wordsIn} from '@site/tests/languages';
import {origin, pages, readBuilt} from './site';

/** Entries of a feed, and what is wrong with them: links that lead nowhere. */
function readFeed(text: string) {
  const {entries = [], ...feed} = parseAtomFeed(text);
  const read = entries.map(({id, title, links, published, content}) => ({
    id,
    title: title?.value,
    link: links?.[0]?.href,
    day: published?.slice(0, 10),
    content: cheerio.load(content?.value ?? '', null, false),
  }));
  const leadsNowhere = (address: string) => {
    const {pathname, hash} = new URL(address, origin);
    const page = pages.find(({path}) => path === pathname);
    return !page || (hash !== '' && page.$(`[id="${hash.slice(1)}"]`).length === 0);
  };
  const lost = read
    .flatMap(({link = '', content}) => [
      link,
      ...content('a')
        .toArray()
        .map((each) => content(each).attr('href') ?? ''),
    ])
    .filter(leadsNowhere);
  return {feed, entries: read, lost};
}

describe.each(languages)('in %s', (language) => {
  const words = wordsIn<ChangelogContent>(language, 'changelog');
  const address = prefix(language) + routes.changelog;
  const page = pages.find(({path}) => path === address)!;
  const feedPath = prefix(language) + changelogFeed;
  const {feed, entries, lost} = readFeed(readBuilt(feedPath));

  it('the page lists what is new with its day, and where it can be seen', () => {
    const {$} = page;
    expect(plain($('h1').text())).toBe(plain(words.title));
    const listed = changes.map(({id}) => $(`main li[id="${id}"]`));
    expect(listed.length).toBeGreaterThanOrEqual(4);
    expect(listed.map((item) => item.find('h2').text())).toEqual(
      changes.map(({id}) => words.entries[id].title),
    );
    expect(listed.map((item) => item.find('h2 a').attr('href'))).toEqual(
      changes.map(({to}) => prefix(language) + routes[to]),
    );
    expect(listed.map((item) => item.find('time').attr('datetime'))).toEqual(changes.map(({date}) => date));
  });

  it('the feed says in its language what it is, and where', () => {
    expect(feed).toMatchObject({
      title: {value: words.feed.title(brand.name)},
      subtitle: {value: words.description},
      xml: {lang: language},
    });
    expect(feed.links?.find(({rel}) => rel === 'self')?.href).toBe(origin + feedPath);
  });

  it('the feed has each entry of the page, under an address that lasts and leads there', () => {
    expect(entries.map(({id, title, day, link}) => ({id, title, day, link}))).toEqual(
      changes.map(({id, date}) => ({
        id: `${origin}${address}#${id}`,
        title: words.entries[id].title,
        day: date,
        link: `${origin}${address}#${id}`,
      })),
    );
    expect(entries.map(({content}) => content('p').first().text())).toEqual(
      changes.map(({id}) => words.entries[id].text),
    );
    expect(lost).toEqual([]);
  });

  it('the feed is named on the page, for readers of feeds and for people, and on no other', () => {
    const naming = pages.filter(({$}) => $(`link[rel="alternate"][href="${feedPath}"]`).length > 0);
    expect(naming.map(({path}) => path)).toEqual([address]);
    expect(page.$(`main a[href="${feedPath}"]`).text()).toBe(words.feed.name);
    expect(page.$('main code').text()).toBe(origin + feedPath);
  });
});

it('sees entries that lead nowhere', () => {
  const {lost} = readFeed(
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><id>a</id><updated>2026-01-01T00:00:00Z</updated><entry><id>b</id><title>T</title><updated>2026-01-01T00:00:00Z</updated><link href="${origin}/changelog#nothing"/><content type="html">&lt;a href="${origin}/nowhere"&gt;a&lt;/a&gt; &lt;a href="${origin}/pricing"&gt;b&lt;/a&gt;</content></entry></feed>`,
  );
  expect(lost).toEqual([`${origin}/changelog#nothing`, `${origin}/nowhere`]);
});
