/** Words of a file that people read, with their lines: no code, addresses or names of fields. */
import {Parser} from 'htmlparser2';
import type {Nodes} from 'mdast';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {isScalar, LineCounter, parseDocument, visit as visitYaml} from 'yaml';
import {readSource} from '../../../src/features/markdown/plugin/readSource';

/** A piece of text, as written in the file. */
export interface Prose {
  readonly text: string;
  /** Line of its first letter. */
  readonly line: number;
}

/** Fields that are not prose: URLs, file names and search phrases. */
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

/** Attributes of elements that are shown or read aloud. */
const shownAttributes = new Set(['alt', 'aria-label', 'caption', 'description', 'label', 'summary', 'title']);

/** Words of HTML in a text; code in it is none. */
function ofHtml(source: string, firstLine: number): Prose[] {
  const found: Prose[] = [];
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      const shown = Object.entries(attributes).filter(([attribute]) => shownAttributes.has(attribute));
      shown.forEach(([, text]) => add(text));
    },
    ontext(text) {
      if (!open.some((name) => /^(?:code|pre|script|style)$/.test(name))) {
        add(text);
      }
    },
    onclosetag: () => void open.pop(),
  });
  const add = (text: string) =>
    found.push({text, line: firstLine + source.slice(0, parser.startIndex).split('\n').length - 1});
  parser.end(source);
  return found;
}

interface Attribute {
  readonly name: string;
  readonly value: unknown;
  readonly position?: Nodes['position'];
}

function ofMarkdown(file: string, source: string): Prose[] {
  const found: Prose[] = [];
  visit(readSource(file, source), (node: Nodes, _, parent?: Nodes) => {
    // Nodes of inline URLs and directives have no position.
    const line = (node.position ?? parent?.position)?.start.line ?? 1;
    const add = (text?: string | null) => text && found.push({text, line});
    if (node.type === 'yaml') {
      found.push(...valuesOf(node.value, line + 1));
    } else if (node.type === 'html') {
      found.push(...ofHtml(node.value, line));
    } else if (node.type === 'text') {
      add(node.value);
    }
    add('alt' in node ? node.alt : undefined);
    add('title' in node ? node.title : undefined);
    for (const attribute of 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : []) {
      const {name, value, position} = attribute as Attribute;
      if (shownAttributes.has(name) && typeof value === 'string') {
        found.push({text: value, line: position?.start.line ?? line});
      }
    }
  });
  return found;
}

/** Returns the strings of a module of words, and the parts of its templates. */
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

/** Returns the prose of a file by its extension; nothing for other kinds. `file` is relative to the site. */
export function proseOf(file: string, source: string): Prose[] {
  const isTranslation = file.startsWith('i18n/');
  switch (/\.(\w+)$/.exec(file)?.[1]) {
    case 'md':
    case 'mdx':
      return ofMarkdown(file, source);
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
