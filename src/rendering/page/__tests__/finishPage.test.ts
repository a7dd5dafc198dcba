import type {ThirdParty} from '@site/src/data/thirdPartySchema';
import {standIns} from '@site/tests/standIns';
import {thirdParties} from '@site/src/data/thirdParties';
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
      api: 'none',
    }),
  ).toBe(
    html
      .replace(places.policy, policyOf(['1'], ['b{}', 'p{a:b}c{}'], new Set(), thirdParties, 'none'))
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

describe('third parties', () => {
  const [video, map, analytics] = standIns('https://frames.example', 'https://stats.example');
  const finishWith = (body: string, head = '', parties: ThirdParty[] = [video, analytics]) => {
    const html = rendered(body).replace('<title>', `${head}<title>`);
    return finish(html, {parties});
  };

  it('says so where a page embeds one that is not listed, unless nobody is sent to the page', () => {
    const body = '<p data-embed-unlisted="yutube"></p>';
    const sentence = (listed: string) =>
      new RegExp(
        `^<Embed of="yutube"> names no video or map of src/data/thirdParties.ts, which lists ${listed}: add it there, or take the embed out.$`,
      );
    expect(() => finishWith(body, '', [video, map, analytics])).toThrow(sentence('"video", "map"'));
    expect(() => finishWith(body, '', [])).toThrow(sentence('none'));
    expect(() => finishWith(body, '<meta name="robots" content="nofollow">')).toThrow(sentence('"video"'));
    expect(() => finishWith(body, '<meta name="robots" content="noindex, nofollow">')).not.toThrow();
    // The site's text that contains such an embed.
    expect(() =>
      finishWith('<p data-embed-unlisted="youtube" data-embed-text="docs/writing/embeds.mdx"></p>'),
    ).toThrow(/^docs\/writing\/embeds\.mdx:[1-9]\d+: <Embed of="youtube"> names no video/);
  });

  it('says so where a frame would be loaded before it is allowed', () => {
    const frame = '<iframe src="https://frames.example/1"></iframe>';
    expect(finishWith(frame)).toContain(frame);
    expect(() => finishWith('<iframe src="//stats.example/opt-out"></iframe>')).toThrow('use <Embed>');
    expect(() => finishWith(`${frame}<figure data-embed="video"></figure>`)).toThrow(
      '<iframe src="https://frames.example/1"> would be loaded before the visitor allows it: use <Embed>',
    );
  });
});
