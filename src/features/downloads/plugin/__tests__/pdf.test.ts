import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {downloads} from '../../../../content/downloads';
import {textPage} from '../../../../../tests/textPage';
import {structureOf} from '../../../../../tests/pdfStructure.mjs';
import {columnWidths} from '../../../pdf/plugin/columns';
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
