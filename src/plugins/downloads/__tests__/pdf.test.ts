import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {PhrasingContent} from 'mdast';
import {downloads} from '../../../content/downloads';
import {columnWidths} from '../pdf/columns';
import {guidePdf} from '../pdf/guidePdf';
import {linesOf, type Run} from '../../pdf/lines';
import {runsOf} from '../pdf/runs';
import {readGuide} from '../readGuide';

const reader = path.resolve(import.meta.dirname, '../../../../tests/pdfText.mjs');

interface Read {
  pages: string[];
  links: string[];
  boxes: string[];
  tagged: boolean;
  language: string;
  title: string;
}

async function pdfOf(body: string): Promise<Read> {
  const source = `---\ntitle: Perché no\ndescription: Che cos’è\n---\n\n${body}`;
  const pdf = await guidePdf(await readGuide('docs/a.md', source), {
    language: 'it',
    brand: {name: 'Brand', contactEmail: 'a@b.example'},
    address: 'https://brand.example/it/guides/a',
    addressOf: (link) => `https://brand.example${link}`,
    pictureOf: () => {
      throw new Error('No picture here.');
    },
    words: downloads,
  });
  return JSON.parse(execFileSync(process.execPath, [reader], {input: pdf, encoding: 'utf8'})) as Read;
}

it('holds every kind of block, in the language and with the links of the text', async () => {
  const read = await pdfOf(
    [
      '## Città {#city}',
      'Un **testo** con [un link](/pricing) e `codice`.',
      '- [ ] Verificare l’identità\n- [ ] Più tardi',
      '1. Primo\n2. Secondo',
      '| Chi | Che cosa |\n|---|---|\n| Tu | Tutto |',
      ':::note[Attenzione qui]\n\nDentro la nota.\n\n:::',
      ':::tip\n\nUn consiglio.\n\n:::',
      '> Una citazione',
      '```text\n  rientrato\n```',
      'Da $a_1 \\cdot b_1$ a 99 $.\n\n$$\n\\frac{x_1}{y_1}\n$$',
    ].join('\n\n'),
  );
  const text = read.pages.join(' ');
  for (const part of [
    'Perché no',
    'Che cos’è',
    'Città',
    'testo',
    'Verificare l’identità',
    '2.',
    'Secondo',
    'Che cosa',
    'Tutto',
    'Attenzione qui',
    'Dentro la nota.',
    'Tip',
    'Una citazione',
    'rientrato',
    'a_1 \\cdot b_1',
    '99 $',
    '\\frac{x_1}{y_1}',
    `Page 1 of ${read.pages.length}`,
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('{#');
  expect(read).toMatchObject({language: 'it', title: 'Perché no | Brand', tagged: true});
  expect(read.boxes).toEqual(['Verificare l’identità', 'Più tardi']);
  expect(read.links).toEqual(
    expect.arrayContaining(['https://brand.example/pricing', 'https://brand.example/it/guides/a']),
  );
});

it('goes on over pages, and numbers them', async () => {
  const points = Array.from({length: 120}, (_, index) => `- [ ] Punto numero ${index}`);
  const {pages, boxes} = await pdfOf(points.join('\n'));
  expect(pages.length).toBeGreaterThan(2);
  expect(boxes).toHaveLength(120);
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  points.forEach((point) => expect(pages.join(' ')).toContain(point.slice('- [ ] '.length)));
});

it('repeats the head of a table on the next page', async () => {
  const rows = Array.from({length: 70}, (_, index) => `| ${index} | Riga |`);
  const {pages} = await pdfOf(`- [ ] Uno\n\n| Numero | Testa |\n|---|---|\n${rows.join('\n')}`);
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((page) => expect(page).toContain('Testa'));
});

it('keeps a heading and an introducing line with the box or table that follows, wherever they fall', async () => {
  const sections = Array.from({length: 24}, (_, index) => {
    const filler = Array.from({length: index % 12}, () => '- Altro').join('\n');
    const box = `\`\`\`text\nInizio-${index}.\n${'riga\n'.repeat(14)}Fine-${index}.\n\`\`\``;
    const table = `| Inizio-${index}. | B |\n|---|---|\n${'| a | b |\n'.repeat(8)}| Fine-${index}. | c |`;
    return `${filler}\n\n### Titolo-${index}.\n\nSegue:\n\n${index % 2 ? table : box}`;
  });
  const {pages} = await pdfOf(`- [ ] Fatto\n\n${sections.join('\n\n')}`);
  expect(pages.length).toBeGreaterThan(6);
  sections.forEach((_, index) => {
    const pageOf = (word: string) => pages.findIndex((page) => page.includes(`${word}-${index}.`));
    expect(pageOf('Titolo')).toBeGreaterThanOrEqual(0);
    expect([pageOf('Inizio'), pageOf('Fine')]).toEqual([pageOf('Titolo'), pageOf('Titolo')]);
  });
});

it('goes on with a long box on the next page, and leaves no few lines alone', async () => {
  const sections = Array.from({length: 16}, (_, index) => {
    const filler = Array.from({length: index % 8}, () => '- Altro').join('\n');
    const lines = Array.from({length: 20}, (__, line) => `Riga-${index}-${line}.`);
    return `${filler}\n\nSegue-${index}:\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``;
  });
  const {pages} = await pdfOf(`- [ ] Fatto\n\n${sections.join('\n\n')}`);
  const onFirstPage = sections.map((_, index) => {
    const page = pages.find((text) => text.includes(`Segue-${index}:`)) ?? '';
    return page.split(`Riga-${index}-`).length - 1;
  });
  const broken = onFirstPage.filter((count) => count !== 20);
  expect(broken.length).toBeGreaterThan(2);
  broken.forEach((count) => {
    expect(count).toBeGreaterThanOrEqual(6);
    expect(count).toBeLessThanOrEqual(14);
  });
});

it('names a character that no font has', async () => {
  await expect(pdfOf('- [ ] Fatto ☃')).rejects.toThrow(/the character "☃" .* write it in words/);
});

const one = (text: string, {bold}: Run | {bold?: boolean}) => text.length * (bold ? 2 : 1);
const written = (runs: Run[], width: number) =>
  linesOf(runs, width, one).map((line) => line.runs.map(({text}) => text).join(''));

it('breaks lines at spaces, and words that are too long anywhere', () => {
  expect(written([{text: 'one two '}, {text: 'six', bold: true}], 10)).toEqual(['one two ', 'six']);
  expect(written([{text: 'abcdefghij'}], 4)).toEqual(['abcd', 'efgh', 'ij']);
  expect(written([{text: 'long-distance'}], 10)).toEqual(['long-', 'distance']);
});

it('makes runs of a paragraph', () => {
  const text = (value: string): PhrasingContent => ({type: 'text', value});
  const nodes: PhrasingContent[] = [
    text('a\n  b '),
    {type: 'strong', children: [text('c'), {type: 'emphasis', children: [text('d')]}]},
    {type: 'link', url: '/e', children: [text('e'), {type: 'inlineCode', value: 'f'}]},
    {type: 'break'},
    {type: 'inlineMath', value: 'g_1'},
    {type: 'image', url: 'h.png', alt: 'h'},
    {type: 'image', url: 'i.png', alt: ''},
    {type: 'delete', children: [text('j')]},
    {type: 'footnoteReference', identifier: 'k'},
  ];
  expect(runsOf(nodes, (link) => `whole ${link}`)).toEqual([
    {text: 'a b '},
    {text: 'c', bold: true},
    {text: 'd', bold: true, italic: true},
    {text: 'e', link: 'whole /e'},
    {text: 'f', link: 'whole /e', mono: true},
    {text: '\n'},
    {text: 'g_1', mono: true},
    {text: 'h', italic: true},
    {text: 'j'},
  ]);
});

it('shares the width of a table', () => {
  const columns = [
    {least: 10, most: 20},
    {least: 10, most: 100},
  ];
  expect(columnWidths(columns, 200)).toEqual([60, 140]);
  expect(columnWidths(columns, 60)).toEqual([14, 46]);
  expect(columnWidths(columns, 10)).toEqual([5, 5]);
});
