import type {AddressOf, Block, Locale, Text} from './blocks';

function tableRow(cells: readonly Text[], locale: Locale): string {
  return `| ${cells.map((cell) => cell[locale]).join(' | ')} |`;
}

function markdownOf(block: Block, locale: Locale, addressOf: AddressOf): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text[locale].replace(/^(\d+)\./, '$1.')}`;
    case 'paragraph':
      return block.link
        ? `${block.text[locale]} [${block.link.text[locale]}](${addressOf(block.link.to)}).`
        : block.text[locale];
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item[locale]}`)
        .join('\n');
    case 'code':
      return ['```' + block.language, block.code, '```'].join('\n');
    case 'table':
      return [
        tableRow(block.head, locale),
        `|${' --- |'.repeat(block.head.length)}`,
        ...block.rows.map((row) => tableRow(row, locale)),
      ].join('\n');
  }
}

/** Writes blocks as CommonMark with tables. */
export function toMarkdown(blocks: readonly Block[], locale: Locale, addressOf: AddressOf): string {
  return `${blocks.map((block) => markdownOf(block, locale, addressOf)).join('\n\n')}\n`;
}

/** Front matter of a Markdown file; values are quoted as JSON, which YAML reads. */
export function frontMatter(fields: Record<string, unknown>): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', ''].join('\n');
}
