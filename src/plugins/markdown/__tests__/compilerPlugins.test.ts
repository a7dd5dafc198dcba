import path from 'node:path';
import {jest} from '@jest/globals';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {computeFloorPrice, floorPriceDefaults} from '../../../lib/calculators/floorPrice';
import {htmlComments} from '../htmlComments';

const warn = jest.fn();
jest.unstable_mockModule('@docusaurus/logger', () => ({default: {warn}}));
const {liveCode} = await import('../liveCode');
const {exampleNumbers} = await import('../exampleNumbers');

describe('a block of code that asks to be run', () => {
  const tree = (meta?: string): Root => ({
    type: 'root',
    children: [
      {
        type: 'code',
        value: '',
        meta,
        position: {start: {line: 7, column: 1}, end: {line: 8, column: 1}},
      },
      {type: 'code', value: '', meta},
    ],
  });
  const said = (name: string, meta?: string) => {
    warn.mockClear();
    liveCode()(tree(meta), new VFile({path: path.resolve(name)}));
    return warn.mock.calls.flat();
  };

  it('is said once, with its line', () => {
    const sentence = (line: number) =>
      `docs/a.md:${line}: "live" has no effect: the block is shown as code. Make an island of what readers are to try (src/components/islands/README.md), or take "live" out.`;
    expect(said('docs/a.md', 'title="a" live')).toEqual([sentence(7), sentence(1)]);
    expect(said('docs/a.md', 'live')).toEqual([]);
    expect(said('docs/b.md', 'live')).toHaveLength(2);
  });

  it.each([undefined, 'title="live"', 'lively'])('is none of %p', (meta) => {
    expect(said('docs/c.md', meta)).toEqual([]);
  });
});

describe('a part of a text that asks to follow the numbers of a reader', () => {
  const at = (line: number) => ({start: {line, column: 1}, end: {line, column: 9}});
  const part = (words: string, line: number) => ({
    type: 'mdxJsxFlowElement',
    name: 'OwnNumbers',
    children: [{type: 'paragraph', children: [{type: 'text', value: words}]}],
    position: at(line),
  });
  const letter = (value: string, line: number, meta = 'numbers') => ({
    type: 'code',
    lang: 'letter',
    meta,
    value,
    position: at(line),
  });
  const said = (children: object[], source = 'docs/guides/a.md') => {
    warn.mockClear();
    exampleNumbers()({type: 'root', children} as Root, new VFile({path: path.resolve(source)}));
    return warn.mock.calls.flat();
  };
  const {floor, list} = computeFloorPrice(floorPriceDefaults);
  const sum = part(`cost / margin = ${floor.price}.`, 3);
  const italian = 'i18n/it/docusaurus-plugin-content-docs/current/guides/a.md';

  it('is named where the text has another example', () => {
    expect(said([part('in all = 999.', 3), letter(`from ${list.price} euros`, 9)], italian)).toEqual([
      `${italian}:3: <OwnNumbers> has no effect: no <OwnNumbers> of this text has the sum of the floor price’s example, "= ${floor.price}". Write the text with the example of src/data/floorPrice.ts, or take <OwnNumbers> out.`,
      expect.stringMatching(/a\.md:9: "numbers" has no effect: no <OwnNumbers> of this text/),
    ]);
  });

  it('is named where it has no number of the example, in a text that has some', () => {
    expect(said([sum, part('No number here.', 8), letter('At 10:00.', 9)])).toEqual([
      expect.stringMatching(
        /a\.md:8: <OwnNumbers> .*: none of the numbers of the floor price’s example stands/,
      ),
      expect.stringMatching(/a\.md:9: "numbers" .*: none of the numbers/),
    ]);
  });

  it.each([
    ['with the example', [sum, letter(`from ${list.price} euros`, 9)]],
    ['without it', [{type: 'paragraph', children: []}, letter('At 10:00.', 9, 'title="numbers"')]],
    ['with a plain letter', [{...letter('At 10:00.', 9), meta: null}]],
    ['with other code', [{...letter('a', 9), lang: 'js'}]],
    ['with another component', [{...part('in all = 999.', 3), name: 'Tabs'}]],
  ])('is named nowhere else: a text %s', (_, children) => {
    expect(said(children)).toEqual([]);
  });

  it('is not named in an older version of the guides', () => {
    expect(said([part('in all = 999.', 3)], 'versioned_docs/version-1.0/guides/a.md')).toEqual([]);
  });
});

it('reads comments of HTML in MDX alone', () => {
  const extensionsOf = (own?: object[]) => {
    const processor = unified();
    processor.data('micromarkExtensions', own);
    htmlComments.call(processor as never);
    return processor.data('micromarkExtensions');
  };
  expect(extensionsOf([{}])).toHaveLength(2);
  expect(extensionsOf()).toBeUndefined();
});
