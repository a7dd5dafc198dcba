import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {downloads} from '../../../content/downloads';
import {structureOf} from '../../../../tests/pdfStructure.mjs';
import {area} from '../../pdf/sheet';
import {guidePdf} from '../pdf/guidePdf';
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

async function fileOf(body: string): Promise<Buffer> {
  const source = `---\ntitle: Perché no\ndescription: Che cos’è\n---\n\n${body}`;
  return guidePdf(await readGuide('docs/a.md', source), {
    language: 'it',
    brand: {name: 'Brand', contactEmail: 'a@b.example'},
    address: 'https://brand.example/it/guides/a',
    addressOf: (link) => `https://brand.example${link}`,
    pictureOf: () => {
      throw new Error('No picture here.');
    },
    words: downloads,
  });
}

async function pdfOf(body: string): Promise<Read> {
  const input = await fileOf(body);
  return JSON.parse(execFileSync(process.execPath, [reader], {input, encoding: 'utf8'})) as Read;
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

it('writes all lines of long code above the edge of their page, wherever it begins', async () => {
  const code = `\`\`\`text\n${'riga\n'.repeat(99)}riga\n\`\`\``;
  const sections = Array.from({length: 12}, (_, index) => `${'Altro.\n\n'.repeat(index)}${code}`);
  const {parts} = await structureOf(await fileOf(`- [ ] Fatto\n\n${sections.join('\n\n')}`));
  const lines = parts.filter(({roles}) => roles.endsWith('Code')).flatMap((part) => part.lines);
  expect(lines.map(({text}) => text)).toEqual(Array.from({length: 1200}, () => 'riga'));
  expect(lines.filter(({y}) => y < area.top || y > area.bottom)).toEqual([]);
});
