import type {Block, LinkTo, Text} from './blocks';
import {codeBlock} from './code';
import {bareNoun, capitalised, joined, makeWriter, type Writer, wordCount} from './prose';
import type {Random} from './random';
import {headings, legalHeadings} from './words';

const wordsOf = (block: Block): number => {
  switch (block.type) {
    case 'heading':
      return wordCount(block.text);
    case 'paragraph':
      return wordCount(block.text) + (block.link ? wordCount(block.link.text) : 0);
    case 'list':
      return block.items.reduce((sum, item) => sum + wordCount(item), 0);
    case 'code':
      return block.code.split(/\s+/).length;
    case 'table':
      return [block.head, ...block.rows].flat().reduce((sum, cell) => sum + wordCount(cell), 0);
  }
};

/** Number of English words of a page. */
export function countWords(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + wordsOf(block), 0);
}

function paragraph(writer: Writer, link?: LinkTo): Block {
  return {type: 'paragraph', text: writer.paragraph(45), link};
}

function list(random: Random, writer: Writer): Block {
  return {
    type: 'list',
    ordered: random.chance(0.4),
    items: Array.from({length: 4 + random.below(3)}, () => writer.sentence()),
  };
}

function table(random: Random, writer: Writer): Block {
  const cell = () => capitalised(writer.thing());
  const share = (): Text => {
    const figure = `${random.below(100)} %`;
    return {en: figure, it: figure};
  };
  return {
    type: 'table',
    head: Array.from({length: 3}, () => capitalised(bareNoun(random))),
    rows: Array.from({length: 5}, () => [cell(), cell(), share()]),
  };
}

/** Titles of a page differ: two headings with one anchor would make links ambiguous. */
function makeHeadings(random: Random, writer: Writer) {
  const used = new Set<string>();
  return (level: 2 | 3): Block => {
    for (;;) {
      const text = writer.fill(random.pick(headings));
      if (!used.has(text.en)) {
        used.add(text.en);
        return {type: 'heading', level, text};
      }
    }
  };
}

/** A guide of about `words` words: introduction, sections with subsections, lists, one block of code and one table. */
export function guideBlocks(random: Random, words: number, links: readonly LinkTo[]): Block[] {
  const writer = makeWriter(random);
  const heading = makeHeadings(random, writer);
  const left = [...links];
  const blocks: Block[] = [paragraph(writer, left.shift()), paragraph(writer)];
  for (let section = 0; countWords(blocks) < words - 30; section++) {
    blocks.push(heading(2), paragraph(writer, left.shift()));
    if (section === 1) {
      blocks.push(codeBlock(random), paragraph(writer));
    } else if (section === 2) {
      blocks.push(table(random, writer), paragraph(writer));
    } else {
      blocks.push(list(random, writer));
    }
    if (countWords(blocks) < words - 30) {
      blocks.push(heading(3), paragraph(writer));
    }
  }
  return blocks;
}

/** A post of about `words` words: paragraphs under a few headings, one list. */
export function postBlocks(random: Random, words: number, links: readonly LinkTo[]): Block[] {
  const writer = makeWriter(random);
  const heading = makeHeadings(random, writer);
  const left = [...links];
  const blocks: Block[] = [paragraph(writer, left.shift()), paragraph(writer)];
  for (let section = 0; countWords(blocks) < words - 30; section++) {
    blocks.push(heading(2), paragraph(writer, left.shift()), paragraph(writer));
    if (section === 1) {
      blocks.push(list(random, writer));
    }
  }
  return blocks;
}

/** An agreement of about `words` words: numbered clauses with subclauses, lists and one table. */
export function legalBlocks(random: Random, words: number): Block[] {
  const writer = makeWriter(random, 'legal');
  const blocks: Block[] = [paragraph(writer), paragraph(writer)];
  const perClause = words / legalHeadings.length;
  legalHeadings.forEach((title, index) => {
    const number = {en: `${index + 1}.`, it: `${index + 1}.`};
    blocks.push({type: 'heading', level: 2, text: joined([number, title])});
    for (let part = 1; countWords(blocks) < perClause * (index + 1); part++) {
      const name = `${index + 1}.${part}`;
      const subject = capitalised(bareNoun(random));
      blocks.push({type: 'heading', level: 3, text: joined([{en: name, it: name}, subject])});
      blocks.push(paragraph(writer), part % 3 === 0 ? list(random, writer) : paragraph(writer));
    }
    if (index === 6) {
      blocks.push(table(random, writer));
    }
  });
  return blocks;
}
