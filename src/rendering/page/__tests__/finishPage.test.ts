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
