/** Records of a text, which writers keep in YAML, as readers see them: a table each. */
import type {Code, Nodes, PhrasingContent, Table, TableCell} from 'mdast';
import {isMap, isNode, isScalar, isSeq, parseDocument} from 'yaml';

/** Whether a block of code is a record of a register. */
export const isRecord = ({lang, value}: Code) => lang === 'yaml' && /^id:/.test(value);

/** Name of a field for people: 'controls_today' is 'Controls today'. */
export const nameOf = (field: string) =>
  field === 'id' ? 'ID' : `${field.charAt(0).toUpperCase()}${field.slice(1)}`.replaceAll('_', ' ');

const cellOf = (children: PhrasingContent[], data?: TableCell['data']): TableCell => ({
  type: 'tableCell',
  children,
  data,
});

/** What stands in a field; points of a list stand below each other, and a comment behind its value. */
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

/** Table of a record; nothing where its YAML cannot be read, which the plugin itself says. */
function tableOf(record: Code): Table | undefined {
  const {contents, errors} = parseDocument(record.value);
  if (errors.length > 0 || !isMap(contents)) {
    return undefined;
  }
  return {
    type: 'table',
    // For the table that spreadsheets open.
    data: {hProperties: {dataArticleSource: record.value}},
    children: contents.items.map(({key, value}, index) => ({
      type: 'tableRow',
      children: [
        // The first row is the head, and the first cell of each names it.
        cellOf(
          [{type: 'text', value: nameOf(String(key))}],
          index > 0 ? {hName: 'th', hProperties: {scope: 'row'}} : undefined,
        ),
        cellOf(contentOf(value)),
      ],
    })),
  };
}

/** Puts tables into a tree in the place of its records. */
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

/** The text that a plugin of the Markdown compiler gets. */
interface TextFile {
  data: {frontMatter?: {action?: {sheet?: unknown}}};
}

/** Markdown plugin: where a guide gives a `sheet`, its records are tables. Elsewhere YAML is code. */
export default function remarkRecordTables() {
  return (tree: Nodes, {data: {frontMatter}}: TextFile) => {
    if (frontMatter?.action?.sheet) {
      showRecords(tree);
    }
  };
}
