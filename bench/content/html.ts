import type {AddressOf, Block, Locale} from './blocks';
import {slugOf} from './prose';

/** Text as HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function htmlOf(block: Block, locale: Locale, addressOf: AddressOf): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level} id="${slugOf(block.text)}">${escaped(block.text[locale])}</h${block.level}>`;
    case 'paragraph': {
      const link = block.link
        ? ` <a href="${addressOf(block.link.to)}">${escaped(block.link.text[locale])}</a>.`
        : '';
      return `<p>${escaped(block.text[locale])}${link}</p>`;
    }
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${escaped(item[locale])}</li>`).join('')}</${tag}>`;
    }
    case 'code':
      return `<pre><code>${escaped(block.code)}</code></pre>`;
    case 'table': {
      const row = (cells: string[]) => `<tr>${cells.join('')}</tr>`;
      const head = row(block.head.map((cell) => `<th>${escaped(cell[locale])}</th>`));
      const body = block.rows.map((cells) => row(cells.map((cell) => `<td>${escaped(cell[locale])}</td>`)));
      return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
    }
  }
}

/** Writes blocks as plain HTML. */
export function toHtml(blocks: readonly Block[], locale: Locale, addressOf: AddressOf): string {
  return blocks.map((block) => htmlOf(block, locale, addressOf)).join('\n');
}
