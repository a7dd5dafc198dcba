import path from 'node:path';
import {jest} from '@jest/globals';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {htmlComments} from '../htmlComments';

const warn = jest.fn();
jest.unstable_mockModule('@docusaurus/logger', () => ({default: {warn}}));
const {liveCode} = await import('../liveCode');

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
  const said = (meta?: string, data = {}) => {
    warn.mockClear();
    const file = new VFile({path: path.resolve('docs/a.md'), data});
    liveCode()(tree(meta), file);
    return warn.mock.calls.flat();
  };

  it('is said once, with its line', () => {
    const sentence = (line: number) =>
      `docs/a.md:${line}: "live" has no effect: the block is shown as code. Make an island of what readers are to try (src/components/islands/README.md), or take "live" out.`;
    expect(said('title="a" live')).toEqual([sentence(7), sentence(1)]);
    expect(said('live', {compilerName: 'server'})).toEqual([]);
  });

  it.each([undefined, 'title="live"', 'lively'])('is none of %p', (meta) => {
    expect(said(meta)).toEqual([]);
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
