import {places} from '../../template';
import {fillPage, partsOf} from '../finishPage';
import {policyOf} from '../policy';
import {readPage} from '../readPage';

const rendered = (body = '<p>Text</p>') =>
  `<html><head>${places.policy}<title>T</title>${places.head}${places.styles}<script>1</script></head><body data-styles="/s.css" data-scripts="/islands.js">${body}</body></html>`;
const additions = {
  stylesOf: () => ({css: 'p{a:b}', fonts: [{href: '/f.woff2', media: '(width>=40em)'}]}),
  head: '<meta name="x" content="$&">',
};
const finish = (html: string, own: Partial<Parameters<typeof partsOf>[2]> = {}) =>
  fillPage(html, partsOf(html, readPage(html), {...additions, ...own}));

it('fills each place of the template', () => {
  const html = rendered('<style>b{}</style>').replace('/s.css', ' /s.css /t.css');
  const font = (media: string) =>
    `<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin${media}>`;
  expect(
    finish(html, {
      stylesOf: (sheet) =>
        sheet === '/s.css' ? additions.stylesOf() : {css: 'c{}', fonts: [{href: '/f.woff2'}]},
      sources: [{forms: ['mailto:']}],
    }),
  ).toBe(
    html
      .replace(places.policy, policyOf(['1'], ['b{}', 'p{a:b}c{}'], [{forms: ['mailto:']}]))
      .replace(places.head, () => `<meta name="x" content="$&">${font(' media="(width>=40em)"')}${font('')}`)
      .replace(places.styles, '<style>p{a:b}c{}</style>'),
  );
});

it.each(Object.keys(places) as (keyof typeof places)[])('says so where the place for %s is gone', (name) => {
  expect(() => finish(rendered().replace(places[name], ''))).toThrow(`no place for "${name}"`);
});

it('says so where a link wakes an island that is not there', () => {
  const link = '<a data-attachment="calculator">';
  expect(() => finish(rendered(`<a data-attachment=""></a>${link}`))).toThrow(
    'A link sends the figures of the island "calculator" with a message, and the page does not hold that island',
  );
  const island = '</a><a data-attachment=""></a><div data-island="calculator"></div>';
  expect(() => finish(rendered(link + island))).not.toThrow();
});
