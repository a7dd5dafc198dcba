/** A table for spreadsheets, from the records of a text. */
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse, parseDocument} from 'yaml';
import {csvLine} from '../../lib/csv';
import {isRecord, nameOf} from './recordTables';

/** What stands in a field of a record. */
export type Cell = string | number | null | readonly string[];

/** A field in words: points of a list stand behind each other. */
export const textOf = (cell: Cell | undefined) =>
  Array.isArray(cell) ? cell.join('; ') : String(cell ?? '').trim();

/**
 * The records of a text: its code blocks in YAML that begin with an id, which the page shows as tables.
 *
 * @param file path of the text, for messages
 * @throws Error where one cannot be read
 */
export function recordsOf(tree: Root, file: string): Record<string, Cell>[] {
  const records: Record<string, Cell>[] = [];
  visit(tree, ['code', 'table'], (node) => {
    if (node.type === 'table' && node.data?.source) {
      records.push(parse(node.data.source) as Record<string, Cell>);
    } else if (node.type === 'code' && isRecord(node)) {
      // The page shows it as it is written.
      const [{message} = new Error()] = parseDocument(node.value).errors;
      const [first] = node.value.split('\n');
      throw new Error(`${file}: the record "${first}" is no YAML: ${message.split('\n')[0]}`);
    }
  });
  return records;
}

/**
 * Makes the table of a text: a CSV that spreadsheets of the language open by a double click. It is UTF-8 with a byte order
 * mark, and has the list separator of the language's usual settings (a semicolon where the comma is in numbers).
 *
 * @param file path of the text, for messages
 * @throws Error where the text has no record, or its records have different fields
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
