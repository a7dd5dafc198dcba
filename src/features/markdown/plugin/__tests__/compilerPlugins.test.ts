import path from 'node:path';
import {jest} from '@jest/globals';
import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {computeFloorPrice, floorPriceDefaults} from '../../../../data/calculators/floorPrice';
import {faultsIn} from '../../../../rendering/textFaults';
import {exampleNumbers} from '../exampleNumbers';
import {liveCode} from '../liveCode';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => warn.mockRestore());

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
      `[WARNING] docs/a.md:${line}  "live" has no effect: the block is shown as code. Make an island of what readers are to try (src/site/islands/README.md), or take "live" out.`;
    expect(said('docs/a.md', 'title="a" live')).toEqual([sentence(7), sentence(1)]);
    expect(said('docs/a.md', 'live')).toEqual([]);
    expect(said('docs/b.md', 'live')).toHaveLength(2);
  });

  it.each([undefined, 'title="live"'])('is none of %p', (meta) => {
    expect(said('docs/c.md', meta)).toEqual([]);
  });
});

describe('a number of a text that follows the reader’s', () => {
  /** Compiles a text and returns the warnings. Code blocks have Docusaurus's attribute. */
  async function said(value: string, source = 'docs/guides/a.md', format: 'md' | 'mdx' = 'md') {
    warn.mockClear();
    const withMeta = () => (tree: Root) =>
      visit(tree, 'code', (code) => void (code.data = {hProperties: {metastring: code.meta}}));
    const rehypePlugins = [...(format === 'md' ? [rehypeRaw] : []), exampleNumbers];
    const file = new VFile({path: path.resolve(source), value});
    const failed = await compile(file, {format, remarkPlugins: [remarkGfm, withMeta], rehypePlugins}).then(
      () => [],
      (error: Error) => faultsIn(error.message).map(({line, message}) => `${line}: ${message}`),
    );
    return [...failed, ...warn.mock.calls.flat()];
  }
  const {floor, list, cost} = computeFloorPrice(floorPriceDefaults);
  const mark = (name: string, written: string | number) => `<data value="${name}">${written}</data>`;
  const table = `| A | B |\n|---|---|\n| c | ${mark('cost', cost)} |`;
  const letter = (meta: string) => `\`\`\`letter ${meta}\nFrom ${list.price} on.\n\`\`\``;

  it.each(['md', 'mdx'] as const)(
    'stops the build with line and names if there is none such, in %s',
    async (format) => {
      const text = `A\n\nB ${mark('flor', 1)}, ${mark('list', list.price)}\n\n${letter('raise=1')}`;
      const none = (line: number, name: string) =>
        expect.stringMatching(`^${line}: No number has the name "${name}". Write one of: .*floor, list`);
      expect(await said(text, 'docs/a.md', format)).toEqual([none(3, 'flor'), none(5, 'raise')]);
    },
  );

  it.each(['md', 'mdx'] as const)('is said if it is not the example’s, in %s', async (format) => {
    const italian = `i18n/it/docusaurus-plugin-content-docs/current/guides/${format}.md`;
    const text = `${table}\n\n${mark('floor', 1)} and\n${mark('lowestShare', '0.50')}\n\n${mark('floor', 1)}\n\n${letter(`list=${list.price}`)}`;
    expect(await said(text, italian, format)).toEqual([
      `[WARNING] ${italian}:5  numbers are not those of the example in src/data/floorPrice.ts. Write ${floor.price} for 1 ("floor") in line 5, 8; 0,50 for 0.50 ("lowestShare") in line 6, and check the words around them.`,
    ]);
    expect(await said(text, `docs/version-1/${format}.md`, format)).toEqual([]);
  });

  it('must stand in the letter whose first line names it; other data is left alone', async () => {
    const message = '1: the letter does not contain the number that its first line gives to "raised"';
    expect(await said(letter(`list=${list.price} raised=1`))).toEqual([message]);
    expect(await said(`${mark('2026-01-02', 'a day')} ${mark('398', 'a thing')}`)).toEqual([]);
  });
});
