import {standIns} from '@site/tests/standIns';
import {pageTemplate, places} from '../../template';
import {finishPage} from '../finishPage';
import {readPage} from '../readPage';

const rendered = (body = '<p>Text</p>') =>
  `<html><head>${places.policy}<title>T</title>${places.head}${places.styles}<script>1</script></head><body data-styles="/s.css" data-scripts="/islands.js">${body}</body></html>`;
const additions = {
  stylesOf: () => ({css: 'p{a:b}', fonts: [{href: '/f.woff2', media: '(width>=40em)'}]}),
  head: '<meta name="x" content="$&">',
};
const finish = (html: string) => finishPage(html, readPage(html), additions);

it('fills each place of the template', () => {
  const html = finish(rendered());
  expect(html).toContain('<style>p{a:b}</style>');
  expect(html).toContain('<meta name="x" content="$&">');
  expect(html).toContain(
    '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin media="(width>=40em)">',
  );
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<title>'));
  expect(Object.values(places).filter((place) => html.includes(place))).toEqual([]);
});

it('the template has all places, once', () => {
  for (const place of Object.values(places)) {
    expect(pageTemplate.split(place)).toHaveLength(2);
  }
});

it.each(Object.keys(places) as (keyof typeof places)[])('says so where the place for %s is gone', (name) => {
  expect(() => finish(rendered().replace(places[name], ''))).toThrow(`no place for "${name}"`);
});

it('says so where the template was not told the style sheet or the islands', () => {
  expect(() => finish(rendered().replace('/s.css', ''))).toThrow('not told the style sheet');
  expect(() => finish(rendered().replace('/islands.js', ''))).toThrow('not told the style sheet');
});

it('says so where a link wakes an island that is not there', () => {
  const link = '<a data-attachment="calculator">';
  expect(() => finish(rendered(link))).toThrow('the island "calculator"');
  expect(() => finish(rendered(`${link}</a><div data-island="calculator"></div>`))).not.toThrow();
});

describe('third parties', () => {
  const [video, , analytics] = standIns('https://frames.example', 'https://stats.example');
  const finishWith = (body: string, head = '') => {
    const html = rendered(body).replace('<title>', `${head}<title>`);
    return finishPage(html, readPage(html), {...additions, parties: [video, analytics]});
  };

  it('says so where a page embeds one that is not listed, unless nobody is sent to the page', () => {
    const body = '<p data-embed-unlisted="yutube"></p>';
    expect(() => finishWith(body)).toThrow(
      '<Embed of="yutube"> names no video or map of src/data/thirdParties.ts, which lists "video"',
    );
    expect(() => finishWith(body, '<meta name="robots" content="noindex">')).not.toThrow();
    // The text of the site that shows such an embed.
    expect(() =>
      finishWith('<p data-embed-unlisted="youtube" data-embed-text="docs/writing/embeds.mdx"></p>'),
    ).toThrow(/^docs\/writing\/embeds\.mdx:\d+: <Embed of="youtube"> names no video/);
  });

  it('lets in the frames of those that it embeds', () => {
    expect(finishWith('<figure data-embed="video"></figure>')).toContain("frame-src 'self' https:");
    expect(finishWith('<p>')).not.toContain('frames.example');
  });

  it('says so where a frame would be loaded before it is allowed', () => {
    const frame = '<iframe src="https://frames.example/1"></iframe>';
    expect(finishWith(frame)).toContain(frame);
    expect(() => finishWith(`${frame}<figure data-embed="video"></figure>`)).toThrow(
      '<iframe src="https://frames.example/1"> would be loaded before the visitor allows it: use <Embed>',
    );
    expect(() => finishWith('<iframe src="//stats.example/opt-out"></iframe>')).toThrow('use <Embed>');
  });

  it('says so where a picture would be', () => {
    expect(finishWith('<img src="https://pictures.example/1.png">')).toContain('<img');
    expect(() => finishWith('<img src="https://stats.example/pixel.gif">')).toThrow(
      'https://stats.example/pixel.gif would be loaded before the visitor allows it: lay the file beside the text',
    );
  });
});
