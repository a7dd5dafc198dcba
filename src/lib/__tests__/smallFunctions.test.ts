/** Functions of a line or two. */
import {isSample} from '../isSample';
import {keysOf} from '../keysOf';
import {linkIn} from '../linkIn';
import {ownTitle} from '../ownTitle';
import {previewImage} from '../previewImage';
import {typedAddress} from '../typedAddress';

it.each([
  [[{}], false],
  [[{sample: false}], false],
  [[{sample: 'yes'}], false],
  [[{}, {sample: true}], true],
])('isSample(...%j) is %s', (things, sample) => {
  expect(isSample(...things)).toBe(sample);
});

it('names fields in their order', () => {
  expect(keysOf({b: 1, a: 2})).toEqual(['b', 'a']);
});

it.each([
  ['https://a.example', 'it', 'https://a.example'],
  [{en: '/en', it: '/it'}, 'it', '/it'],
  [{en: '/en', it: '/it'}, 'de', '/en'],
])('the link %j leads readers of "%s" to %s', (link, language, address) => {
  expect(linkIn(link, language)).toBe(address);
});

it.each([
  ['Plans – Site', 'Plans'],
  ['Plans – Site – Site', 'Plans – Site'],
  ['Plans – Site and more', 'Plans – Site and more'],
  ['Plans | Site', 'Plans | Site'],
  ['Site', 'Site'],
])('of the title "%s" a page itself has "%s"', (title, own) => {
  expect(ownTitle(title, {titleDelimiter: '–', title: 'Site'})).toBe(own);
});

it.each([
  ['/a.png', true],
  ['/a.JPG', true],
  ['/a.jpeg?x', true],
  ['/a.webp#x', true],
  ['/a.svg', false],
  ['/a.png.svg', false],
  ['/apng', false],
  ['', false],
  [undefined, false],
])('networks show %s: %s', (image, shown) => {
  expect(previewImage(image)).toBe(shown ? image : undefined);
});

it('an address is the one that was typed, where the build has written another', () => {
  expect(typedAddress({type: 'link', data: {typed: './a.md'} as object}, '/a')).toBe('./a.md');
  expect(typedAddress({type: 'link', data: {}}, '/a')).toBe('/a');
  expect(typedAddress({type: 'link'}, '/a')).toBe('/a');
});
