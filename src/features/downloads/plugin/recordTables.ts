/** Converts YAML records in a text to tables for readers. */
import type {Code, Nodes, PhrasingContent, Table, TableCell} from 'mdast';
import {isMap, isNode, isScalar, isSeq, parseDocument} from 'yaml';

/** True if a code block is a record of a register. */
export const isRecord = ({lang, value}: Code) => lang === 'yaml' && /^id:/.test(value);

/** Returns the label of a field: 'controls_today' is 'Controls today'. */
export const nameOf = (field: string) =>
  field === 'id' ? 'ID' : `${field.charAt(0).toUpperCase()}${field.slice(1)}`.replaceAll('_', ' ');

const cellOf = (children: PhrasingContent[], data?: TableCell['data']): TableCell => ({
  type: 'tableCell',
  children,
  data,
});

/** Returns a field's value: list items below each other, comments after the value. */
function contentOf(value: unknown): PhrasingContent[] {
  if (isSeq(value)) {
    return value.items.flatMap((item, index) => [
      ...(index > 0 ? [{type: 'break'} as const] : []),
      ...contentOf(item),
    ]);
  }
  const said = isScalar(value) && value.value !== null ? String(value.value).trim() : '';
  const comment = isNode(value) && value.comment ? ` (${value.comment.trim()})` : '';
  return said ? [{type: 'text', value: said + comment}] : [];
}

/** Returns the table of a record; `undefined` for invalid YAML, which the plugin reports. */
function tableOf(record: Code): Table | undefined {
  const {contents, errors} = parseDocument(record.value);
  if (errors.length > 0 || !isMap(contents)) {
    return undefined;
  }
  return {
    type: 'table',
    // For the spreadsheet.
    data: {hProperties: {dataArticleSource: record.value}},
    children: contents.items.map(({key, value}, index) => ({
      type: 'tableRow',
      children: [
        // Header row and header column.
        cellOf(
          [{type: 'text', value: nameOf(String(key))}],
          index > 0 ? {hName: 'th', hProperties: {scope: 'row'}} : undefined,
        ),
        cellOf(contentOf(value)),
      ],
    })),
  };
}

/** Replaces the records of a tree with tables. */
export function showRecords(tree: Nodes): void {
  if (!('children' in tree)) {
    return;
  }
  const children = tree.children as Nodes[];
  children.forEach((node, index) => {
    if (node.type === 'code' && isRecord(node)) {
      children[index] = tableOf(node) ?? node;
    } else {
      showRecords(node);
    }
  });
}

interface TextFile {
  data: {frontMatter?: {action?: {sheet?: unknown}}};
}

/** Remark plugin: shows the records of a guide with a `sheet` as tables. Other YAML stays code. */
export default function remarkRecordTables() {
  return (tree: Nodes, {data: {frontMatter}}: TextFile) => {
    if (frontMatter?.action?.sheet) {
      showRecords(tree);
    }
  };
}
