import {finishFeed} from '../finishFeed';

const facts = {address: 'https://site.example/it/blog/feed?a&b', language: 'it'};

it('tells RSS its own address', () => {
  expect(finishFeed('rss', '<rss version="2.0"><channel><title>T</title></channel></rss>', facts)).toBe(
    `<rss xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" version="2.0"><channel>
        <atom:link href="https://site.example/it/blog/feed?a&amp;b" rel="self" type="application/rss+xml"/><title>T</title></channel></rss>`,
  );
});

it('tells Atom its own address and language', () => {
  expect(finishFeed('atom', '<feed xmlns="a"><id>x</id></feed>', facts)).toBe(
    `<feed xmlns="a" xml:lang="it">
    <link rel="self" href="https://site.example/it/blog/feed?a&amp;b"/><id>x</id></feed>`,
  );
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

const pasted = 'One\vtwo\fthree\0\u001b\ufffe \u2068four\u2069 fi\u00adve 🎉';
const readable = 'One two three \u2068four\u2069 fi\u00adve 🎉';

it.each(['rss', 'atom'] as const)('leaves out what XML does not allow: %s', (kind) => {
  const feed = kind === 'rss' ? `<rss ><channel>${pasted}</channel></rss>` : `<feed a="b">${pasted}</feed>`;
  const finished = finishFeed(kind, feed, facts);
  expect(finished).toContain(readable);
  // XML 1.0, section 2.2.
  expect(finished).toMatch(/^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u);
});

it('escapes attributes, which the library leaves as they are', () => {
  const entry =
    '<entry><category label="R&D <b>" term="A&amp;B"/><c><![CDATA[<a href="?a&b">]]></c> x="y&z"</entry>';
  expect(finishFeed('atom', `<feed a="b">${entry}</feed>`, facts)).toContain(
    '<category label="R&amp;D &lt;b>" term="A&amp;B"/><c><![CDATA[<a href="?a&b">]]></c> x="y',
  );
});
it('names all authors of an entry in RSS and JSON, by name', () => {
  const link = 'https://site.example/blog/a?b&c';
  const authors = new Map([
    [link, [{name: 'Ada <L>', url: 'https://ada.example'}, {name: 'Bob'}]],
    ['https://site.example/blog/nobody', []],
  ]);
  const item = (of: string) => `<item>\n<link>${of}</link>\n</item>`;
  const escaped = link.replace('&', '&amp;');
  const rss = finishFeed(
    'rss',
    `<rss xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${item(escaped)}${item('https://site.example/blog/nobody')}</channel></rss>`,
    {...facts, authors},
  );
  expect(rss.match(/xmlns:dc=/g)).toHaveLength(1);
  expect(rss).toContain(
    `<link>${escaped}</link><dc:creator>Ada &lt;L&gt;</dc:creator><dc:creator>Bob</dc:creator>\n</item>`,
  );
  expect(rss.match(/dc:creator>/g)).toHaveLength(4);
  const json = JSON.stringify({items: [{url: link, author: {name: 'Ada <L>'}}]});
  expect(JSON.parse(finishFeed('json', json, {...facts, authors}))).toMatchObject({
    items: [{authors: [{name: 'Ada <L>', url: 'https://ada.example'}, {name: 'Bob'}]}],
  });
});
