/** Writes the records of a text as a table for spreadsheets. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse, parseDocument} from 'yaml';
import {csvLine} from '../../../lib/csv';
import {isRecord, nameOf} from './recordTables';

export type Cell = string | number | null | readonly string[];

/** Formats a field. Joins list items with semicolons. */
export const textOf = (cell: Cell | undefined) =>
  Array.isArray(cell) ? cell.join('; ') : String(cell ?? '').trim();

/**
 * Reads the records of a text: its YAML blocks that begin with an id, which the page shows as tables.
 *
 * @param file path for messages
 * @throws Error for invalid YAML
 */
export function recordsOf(tree: Root, file: string): Record<string, Cell>[] {
  const records: Record<string, Cell>[] = [];
  visit(tree, ['code', 'table'], (node) => {
    if (node.type === 'table' && node.data?.source) {
      records.push(parse(node.data.source) as Record<string, Cell>);
    } else if (node.type === 'code' && isRecord(node)) {
      // The page shows the source.
      const [{message} = new Error()] = parseDocument(node.value).errors;
      const [first] = node.value.split('\n');
      throw new Error(`${file}: the record "${first}" is no YAML: ${message.split('\n')[0]}`);
    }
  });
  return records;
}

/**
 * Writes the records of a text as CSV for a double click in the language's spreadsheets: UTF-8 with a byte order mark,
 * and the usual list separator of the language (a semicolon with decimal commas).
 *
 * @param file path for messages
 * @throws Error without records, or if their fields differ
 */
export function registerCsv(tree: Root, file: string, language: string): string {
  const [first, ...others] = recordsOf(tree, file);
  if (!first) {
    throw new Error(
      `${file}: the front matter promises a "sheet", and the text has no record for it. Write a code block of \`\`\`yaml that begins with "id:".`,
    );
  }
  const fields = Object.keys(first);
  for (const record of others) {
    const own = Object.keys(record);
    if (own.join() !== fields.join()) {
      throw new Error(
        `${file}: record ${textOf(record.id)} has other fields than record ${textOf(first.id)}. They need the same, in the same order: ${fields.join(', ')}.`,
      );
    }
  }
  const rows = [first, ...others].map((record) => fields.map((field) => textOf(record[field])));
  const separator = new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',';
  return `\uFEFF${[fields.map(nameOf), ...rows].map((row) => csvLine(row, separator)).join('')}`;
}
