import path from 'node:path';
import {jest} from '@jest/globals';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {computeFloorPrice, floorPriceDefaults} from '../../../data/calculators/floorPrice';

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

  it.each([undefined, 'title="live"'])('is none of %p', (meta) => {
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
  const italian = 'i18n/it/docusaurus-plugin-content-docs/current/guides/a.md';

  it('is named where the text has another example', () => {
    expect(said([part('in all = 999.', 3), letter(`from ${list.price} euros`, 9)], italian)).toEqual([
      `${italian}:3: <OwnNumbers> has no effect: no <OwnNumbers> of this text has the sum of the floor price’s example, "= ${floor.price}". Write the text with the example of src/data/floorPrice.ts, or take <OwnNumbers> out.`,
      expect.stringMatching(/a\.md:9: "numbers" has no effect: no <OwnNumbers> of this text/),
    ]);
  });
});
