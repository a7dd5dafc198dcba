import {load} from 'cheerio';
import {finishFeed} from '../finishFeed';
import {feedCss} from '../styles';

const facts = {
  address: 'https://site.example/it/blog/feed?a&b',
  language: 'it',
  home: '/it/',
  page: '/it/blog?a&b',
  notice: {text: 'A <feed>', link: 'Read & see'},
};
const xml = (text: string) => load(text, {xml: true});

it('tells RSS its own address', () => {
  const $ = xml(
    finishFeed(
      'rss',
      '<?xml version="1.0"?>\n<rss version="2.0"><channel><title>T</title></channel></rss>',
      facts,
    ),
  );
  expect($('rss').attr('xmlns:atom')).toBe('http://www.w3.org/2005/Atom');
  expect($('channel > atom\\:link').attr()).toEqual({
    href: facts.address,
    rel: 'self',
    type: 'application/rss+xml',
  });
  expect($('channel > title').text()).toBe('T');
});

it('tells Atom its own address and language', () => {
  const $ = xml(finishFeed('atom', '<?xml version="1.0"?>\n<feed xmlns="a"><id>x</id></feed>', facts));
  expect($('feed').attr()).toEqual({xmlns: 'a', 'xml:lang': 'it'});
  expect($('feed > link').attr()).toEqual({rel: 'self', href: facts.address});
  expect($('feed > id').text()).toBe('x');
});

it.each([
  [
    'rss',
    '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel><title>T</title></channel></rss>',
  ],
  ['atom', '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="a"><title>T</title></feed>'],
] as const)('tells people who open %s what it is, and where the page is', (kind, text) => {
  const feed = finishFeed(kind, text, facts);
  expect(feed.split('\n')[1]).toBe('<?xml-stylesheet type="text/css" href="/it/feeds.css"?>');
  const $ = xml(feed);
  const block = $('title').prevAll('div');
  expect(block.attr()).toEqual({xmlns: 'http://www.w3.org/1999/xhtml', lang: 'it'});
  expect(block.children('p').first().text()).toBe(facts.notice.text);
  expect(block.find('a').text()).toBe(facts.notice.link);
  expect(block.find('a').attr('href')).toBe(facts.page);
});

it('brings JSON to version 1.1', () => {
  const old = {version: 'x', title: 'T', items: [{id: '1', author: {name: 'A'}}, {id: '2'}]};
  expect(JSON.parse(finishFeed('json', JSON.stringify(old), facts))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'T',
    feed_url: facts.address,
    language: 'it',
    items: [{id: '1', authors: [{name: 'A'}]}, {id: '2'}],
  });
});

it('wears the colours of the site in both themes', () => {
  const [light, dark] = feedCss().split('prefers-color-scheme: dark');
  for (const part of [light, dark]) {
    expect(part).toMatch(/--bg: #[\da-f]{6}; --text: #[\da-f]{6}; --muted: #[\da-f]{6}/);
  }
});
