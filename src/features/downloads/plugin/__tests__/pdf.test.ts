import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {sampleBrands} from '../../../../data/sampleBrands';
import {downloads} from '../../../../content/downloads';
import {textPage} from '../../../../../tests/textPage';
import type {PdfStructure} from '../../../../../tests/pdf';
import {structureOf} from '../../../../../tests/pdfStructure.mjs';
import {columnWidths} from '../../../pdf/plugin/table';
import {area} from '../../../pdf/plugin/sheet';
import {guidePdf} from '../pdf/guidePdf';
import {type Guide, guideOf} from '../guide';

const reader = path.resolve(import.meta.dirname, '../../../../../tests/pdfText.mjs');

const guideWith = (html: string) =>
  guideOf(
    {
      ...{source: 'docs/a.md', permalink: '/it/guides/a', title: 'Perché no', description: 'Che cos’è'},
      ...{cards: [], sheets: []},
    },
    textPage(html),
    'https://brand.example',
  );

const fileOf = (guide: Guide) =>
  guidePdf(guide, {
    language: 'it',
    brand: {name: 'Brand', contactEmail: 'a@b.example'},
    address: 'https://brand.example/it/guides/a',
    pictureOf: () => {
      throw new Error('No picture here.');
    },
    words: downloads,
  });

it('names the heading above what it cannot show', async () => {
  const {tree, ...guide} = guideWith('<h2>Uno</h2><p>a</p><h3>Due</h3>');
  const children = [...tree.children, {type: 'html', value: '<x>'} as const];
  await expect(fileOf({...guide, tree: {type: 'root', children}})).rejects.toThrow(
    'below "Due", there is a "html" that a PDF cannot show.',
  );
});

const shownOf = async (html: string): Promise<PdfStructure> => structureOf(await fileOf(guideWith(html)));

it.each([
  ['Go → there, α ≤ β ✓'],
  ['Жизнь, Žluťoučký kůň, Việt Nam'],
  ['e\u0301 c\u030c', 'é č'],
  ['soft\u00adhyphen, zero\u200bwidth, \ufeffmark', 'softhyphen, zerowidth, mark'],
  ['10\u202fkm, 5\u2009%, a\u2011b', '10\u00a0km, 5\u00a0%, a-b'],
])('writes "%s" with letters of all its fonts', async (text, written = text) => {
  const {parts} = await shownOf(`<p>${text}</p><pre>├── ${text}</pre>`);
  const shown = parts.filter(({roles}) => /^Document (?:P|Code)$/.test(roles)).map((part) => part.text);
  expect(shown.slice(-2)).toEqual([written, `├── ${written}`.replaceAll(' ', '\u00a0')]);
});

it.each([
  ['🚀', '<h2>🚀</h2>'],
  ['漢', '<p><em>漢</em></p>'],
  ['\u0331', '<pre>x\u0331</pre>'],
  ['Ж', `<pre data-language="letter">${sampleBrands[0].name} Ж</pre>`],
])('names "%s", which no font has', async (character, html) => {
  await expect(shownOf(html)).rejects.toThrow(`the character "${character}" (U+`);
});

it('draws words in all their looks at once, with strokes through them and links over them', async () => {
  const {parts, shapes, links} = await shownOf(
    '<p>a <del>struck</del> <a href="/b" title="There">link</a> <img src="/c" alt="C" title="Of c"> <strong><em>both</em> <code>code</code></strong></p>',
  );
  const lines = parts.flatMap((part) => part.lines);
  const pieceOf = (word: string) => lines.find(({text}) => text.includes(word))!;
  expect(lines.map(({text}) => text).join('')).toContain('link (There) C (Of c) both code');
  expect(['both', 'code', 'struck'].map((word) => pieceOf(word).isBold)).toEqual([true, true, false]);
  const struck = pieceOf('struck');
  const isOver = ({left, right, top}: {left: number; right: number; top: number}) =>
    left < struck.right && right > struck.left && top < struck.y && top > struck.y - struck.size;
  expect(shapes.filter((shape) => shape.page === struck.page && isOver(shape))).toHaveLength(1);
  const link = links.find(({to}) => to === 'https://brand.example/b')!;
  expect(link.y).toBeLessThan(pieceOf('link').y - 5);
  expect(link.bottom).toBeGreaterThan(pieceOf('link').y);
});

it('leads to places in the text inside the file, and to others on the site', async () => {
  const {links, parts} = await shownOf(
    '<p><a href="#uno">1</a><a href="/it/guides/a#caff%C3%A8">2</a><sup><a href="#fn" data-footnote-ref="">1</a></sup><a href="#none">4</a><a href="/b#uno">5</a></p><h2 id="uno">Uno</h2><p>Un <b id="caffè">caffè</b></p><section data-footnotes=""><ol><li id="fn"><p>Nota</p></li></ol></section>',
  );
  const lines = parts.flatMap((part) => part.lines);
  const aboveOf = (word: string) => {
    const {page, y} = lines.find(({text}) => text.includes(word))!;
    return {page, y: expect.closeTo(y - 10, -1) as number};
  };
  expect(links.slice(0, 5).map(({to}) => to)).toEqual([
    aboveOf('Uno'),
    aboveOf('Un '),
    aboveOf('Nota'),
    'https://brand.example/it/guides/a#none',
    'https://brand.example/b#uno',
  ]);
});

it('keeps a heading and an introducing line with the box or table that follows, wherever they fall', async () => {
  const sections = Array.from({length: 24}, (_, index) => {
    const filler = `<ul>${'<li>Altro</li>'.repeat(index % 12)}</ul>`;
    const box = `<pre>Inizio-${index}.\n${'riga\n'.repeat(14)}Fine-${index}.</pre>`;
    const row = (first: string) => `<tr><td>${first}</td><td>b</td></tr>`;
    const table = `<table><tr><th>Inizio-${index}.</th><th>B</th></tr>${row('a').repeat(8)}${row(`Fine-${index}.`)}</table>`;
    return `${filler}<h3>Titolo-${index}.</h3><p>Segue:</p>${index % 2 ? table : box}`;
  });
  const input = await fileOf(guideWith(sections.join('')));
  const {pages} = JSON.parse(execFileSync(process.execPath, [reader], {input, encoding: 'utf8'})) as {
    pages: string[];
  };
  expect(pages.length).toBeGreaterThan(6);
  sections.forEach((_, index) => {
    const pageOf = (word: string) => pages.findIndex((page) => page.includes(`${word}-${index}.`));
    expect(pageOf('Titolo')).toBeGreaterThanOrEqual(0);
    expect([pageOf('Inizio'), pageOf('Fine')]).toEqual([pageOf('Titolo'), pageOf('Titolo')]);
  });
});

it('writes all lines of long code, and the box around them, above the edge of their page, wherever it begins', async () => {
  const code = `<pre>${'riga\n'.repeat(99)}riga</pre>`;
  const sections = Array.from({length: 12}, (_, index) => `${'<p>Altro.</p>'.repeat(index)}${code}`);
  const {parts, shapes} = await structureOf(await fileOf(guideWith(sections.join(''))));
  const lines = parts.filter(({roles}) => roles.endsWith('Code')).flatMap((part) => part.lines);
  expect(lines.map(({text}) => text)).toEqual(Array.from({length: 1200}, () => 'riga'));
  expect(lines.filter(({y}) => y < area.top || y > area.bottom)).toEqual([]);
  // The rule of the footer is a shape without height.
  expect(shapes.filter(({top, bottom}) => bottom > top && bottom > area.bottom)).toEqual([]);
});

it('gives the columns of a table its width, by what their words need', () => {
  const widths = (...columns: [least: number, most: number][]) =>
    columnWidths(
      columns.map(([least, most]) => ({least, most})),
      480,
    ).map(Math.round);
  expect(widths([20, 50])).toEqual([480]);
  expect(widths([20, 50], [30, 100], [10, 30])).toEqual([150, 200, 130]);
  expect(widths([100, 700], [80, 380])).toEqual([300, 180]);
  expect(widths([600, 900], [360, 400])).toEqual([300, 180]);
});
