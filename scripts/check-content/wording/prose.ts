/** What people read in a file: its sentences with their lines, without code, addresses and names of fields. */
import type {Node, Parent} from 'unist';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {isScalar, LineCounter, parseDocument, visit as visitYaml} from 'yaml';

/** A piece of text, as it stands in the file. */
export interface Prose {
  readonly text: string;
  /** Line of its first letter. */
  readonly line: number;
}

/** Fields whose values nobody reads as words: addresses, names of files, and what people type into the search. */
const noProse = new Set(
  (
    'ask at authors custom_edit_url date displayed_sidebar email icon id image image_url key keywords kind label_id permalink ' +
    'position sheet sidebar_custom_props sidebar_position slug sourceHash tags to toc url'
  ).split(' '),
);

/** The values of YAML, or of JSON, which is YAML too. */
function valuesOf(
  source: string,
  firstLine: number,
  skipped = (field: string) => noProse.has(field),
): Prose[] {
  const lines = new LineCounter();
  const found: Prose[] = [];
  visitYaml(parseDocument(source, {lineCounter: lines}), {
    Pair(_, {key}) {
      return isScalar(key) && skipped(String(key.value)) ? visitYaml.SKIP : undefined;
    },
    Scalar(place, {value, range}) {
      if (place !== 'key' && typeof value === 'string' && range) {
        found.push({text: value, line: firstLine - 1 + lines.linePos(range[0]).line});
      }
    },
  });
  return found;
}

const plain = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const withComponents = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** Reads Markdown; as MDX where that works and components are used. */
function parse(source: string, isMdx: boolean): Node {
  if (isMdx) {
    try {
      return withComponents.parse(source);
    } catch {
      // What is wrong with it is said elsewhere; its words can be looked at nevertheless.
    }
  }
  return plain.parse(source.replaceAll(/^(?:import|export) .*$/gm, blank));
}

/** Attributes of components that are shown or read aloud. */
const shownAttributes = new Set(['alt', 'caption', 'description', 'label', 'summary', 'title']);

type Attributed = Node & {
  attributes?: readonly {name?: string; value?: unknown; position?: Node['position']}[];
};

function ofMarkdown(source: string, isMdx: boolean): Prose[] {
  const found: Prose[] = [];
  // Ids of headings are no words, and MDX would read them as code.
  const tree = parse(source.replaceAll(/\{#[^}]*\}/g, blank), isMdx) as Parent;
  visit(tree, (node: Attributed) => {
    const {type, value, alt, title} = node as {type: string; value?: string; alt?: string; title?: string};
    const line = node.position?.start.line ?? 1;
    if (type === 'yaml') {
      found.push(...valuesOf(value ?? '', line + 1));
    }
    if (type === 'text') {
      found.push({text: value ?? '', line});
    }
    for (const said of [alt, title]) {
      if (said) {
        found.push({text: said, line});
      }
    }
    for (const {name = '', value: said, position} of node.attributes ?? []) {
      if (shownAttributes.has(name) && typeof said === 'string') {
        found.push({text: said, line: position?.start.line ?? line});
      }
    }
  });
  return found;
}

/** What a module of words says: its texts, and the parts of those that are put together. */
function ofWords(source: string): Prose[] {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const found: Prose[] = [];
  const look = (node: ts.Node): void => {
    const isType = ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const name =
      ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
        ? node.name.text
        : '';
    if (isType || noProse.has(name)) {
      return;
    }
    if (ts.isPropertyAssignment(node)) {
      look(node.initializer);
      return;
    }
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      found.push({text: node.text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1});
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/**
 * The prose of a file.
 *
 * @param file path relative to the site; its ending says how it is read
 * @returns nothing for files of other kinds
 */
export function proseOf(file: string, source: string): Prose[] {
  const isTranslation = file.startsWith('i18n/');
  switch (/\.(\w+)$/.exec(file)?.[1]) {
    case 'md':
      return ofMarkdown(source, /^import /m.test(source));
    case 'mdx':
      return ofMarkdown(source, true);
    case 'ts':
      return ofWords(source);
    case 'yml':
      return valuesOf(source, 1);
    case 'json':
      // Beside a translation, Docusaurus keeps a note to the translator.
      return valuesOf(source, 1, (field) => noProse.has(field) || (isTranslation && field === 'description'));
    default:
      return [];
  }
}
