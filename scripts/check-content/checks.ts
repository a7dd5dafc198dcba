/** Plugins and settings that check a text while Docusaurus reads it. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Heading, Root} from 'mdast';
import headingIncrement from 'remark-lint-heading-increment';
import noMultipleTitles from 'remark-lint-no-multiple-toplevel-headings';
import {unified} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {type TextFault, typedAddress} from '../../src/rendering/textFaults';
import {faultOfPicture, isPicture} from '../../src/features/pictures/plugin/pictureFault';

export interface Problem {
  /** Path relative to the site, with slashes. */
  readonly file: string;
  /** `undefined` if the message begins with a field of the front matter. */
  readonly line?: number;
  readonly message: string;
  readonly stops?: boolean;
}

export interface Text {
  /** Path relative to the site, with slashes. */
  readonly file: string;
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The title in the text itself; without one, the page takes that of the front matter. */
  title?: string;
  /** Ids of link targets; `undefined` if the text cannot be read. */
  anchors?: Set<string>;
  readonly links: {readonly url: string; readonly line: number}[];
}

/** A node of a text, as far as it is looked at. */
interface Element extends Node {
  readonly url?: string;
  readonly alt?: string | null;
  readonly tagName?: string;
  readonly name?: string | null;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
  readonly children?: readonly unknown[];
  readonly data?: {readonly estree?: {readonly body: readonly object[]}};
}
type Check = () => (tree: Node, file: VFile) => void | Promise<void>;

export const problems: Problem[] = [];
export const report = (problem: Problem): void => void problems.push(problem);

/** Texts that have been read, by file. */
export const texts = new Map<string, Text>();

/** The file of a text, relative to the site. */
export const fileOf = (place: string) =>
  path.relative(process.cwd(), path.resolve(place)).replaceAll(path.sep, '/');

const lineOf = ({position}: Node) => position?.start.line ?? 1;

/** Wraps a front matter parser so that checks continue after a fault. */
export const readFrontMatter =
  (parse?: ParseFrontMatter): ParseFrontMatter =>
  async (params) => {
    const {filePath, fileContent: source, defaultParseFrontMatter} = params;
    const file = fileOf(filePath);
    const parsed = await (parse ?? defaultParseFrontMatter)(params).catch((error: Error) => {
      for (const message of error.message.split('\n')) {
        report({file, message: message.replace(`${file}: `, ''), stops: true});
      }
      return defaultParseFrontMatter(params).catch(() => ({frontMatter: {}, content: source}));
    });
    if (!texts.has(file)) {
      texts.set(file, {file, source, frontMatter: parsed.frontMatter, links: []});
    }
    return parsed;
  };

/** Docusaurus's hook for a link or picture with a missing file. */
export const missing =
  (what: string) =>
  ({sourceFilePath, url, node}: {sourceFilePath: string; url: string; node: Node}): string => {
    const message = `${what} leads to ${typedAddress(node, url) || 'nowhere'}, and there is no such file`;
    report({file: fileOf(sourceFilePath), line: lineOf(node), message});
    // Once is enough: Docusaurus follows no address like this.
    return `pathname://${url}`;
  };

/** Cache: texts of both languages may contain the same picture. */
const looked = new Map<string, Promise<TextFault | undefined>>();

/** Reports a picture that the build could not encode. Returns true if it can. */
export async function readPicture(place: string, shownIn: string): Promise<boolean> {
  const fault = looked.get(place) ?? faultOfPicture(place);
  looked.set(place, fault);
  const {line, message} = (await fault) ?? {};
  if (message) {
    // Binary files have no lines.
    report({
      file: fileOf(place),
      line: line ?? 0,
      message: `${message}. It is shown in ${shownIn}`,
      stops: true,
    });
  }
  return !message;
}

/** Returns the file of a URL in a text, if it belongs to the site. */
function fileAt(url: string, text: VFile): string {
  const [place = ''] = decodeURI(url).split(/[?#]/);
  const [, below] = /^@site\/(.*)/.exec(place) ?? [];
  return path.resolve(
    ...(below !== undefined
      ? [below]
      : place.startsWith('/')
        ? [`static${place}`]
        : [path.dirname(text.path), place]),
  );
}

/** Before Docusaurus compiles pictures: each needs alternative text and a readable file. */
export const pictures: Check = () => async (tree, file) => {
  const found: Element[] = [];
  visit(tree, ['image', 'imageReference'], (node: Element) => void found.push(node));
  for (const node of found) {
    const {url = ''} = node;
    if (!node.alt?.trim()) {
      const message = `the picture ${url} has no alternative text: write between the brackets what it shows`;
      report({file: fileOf(file.path), line: lineOf(node), message});
    }
    const place = fileAt(url, file);
    const isThere = isPicture.test(place) && existsSync(place);
    if (isThere && !(await readPicture(place, `${fileOf(file.path)}:${lineOf(node)}`))) {
      // Once is enough: Docusaurus follows no address like this.
      Object.assign(node, {url: `pathname://${url}`});
    }
  }
};

/** Endings that a bundler tries for an import. */
const endings = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mdx',
  '.md',
  '.json',
  '/index.ts',
  '/index.tsx',
  '/index.js',
];

/** Before compilation: imported files of the site must exist. */
export const imports: Check = () => (tree, file) => {
  visit(tree, 'mdxjsEsm', (node: Element) => {
    for (const statement of node.data?.estree?.body ?? []) {
      const {source, loc} = statement as {source?: {value?: unknown}; loc?: {start: {line: number}}};
      const name = String(source?.value ?? '');
      const wanted = /^(?:\.\.?|@site)\//.test(name) && name.split('!').pop();
      if (wanted && !endings.some((ending) => existsSync(fileAt(wanted, file) + ending))) {
        const message = `there is no ${wanted}: lay the file there, or mend the line that names it`;
        report({file: fileOf(file.path), line: loc?.start.line ?? lineOf(node), message, stops: true});
      }
    }
  });
};

/** Attributes of a diagram (`src/features/diagrams/plugin`): accessible name, description and source. */
const ofDiagram = ['name', 'description', 'source'] as const;

/** Settings for the look of a diagram, which the site decides. */
const lookOfDiagram =
  /^\s*(?:theme|themeVariables|themeCSS|look)\s*:|['"]?(?:theme|themeVariables|themeCSS|look)['"]?\s*:.*\}%%/m;

/** After diagrams are drawn: each needs a description, and must not override the site's look. */
export const diagrams: Check = () => (tree, file) =>
  visit(tree, 'mdxJsxFlowElement', (node: Element) => {
    if (node.name !== 'mermaid') {
      return;
    }
    const [name, description, source = ''] = ofDiagram.map((field) => attribute(node, field));
    const say = (message: string) => report({file: fileOf(file.path), line: lineOf(node), message});
    const [, kind = ''] = /^\s*(mindmap|kanban|block|sankey)/m.exec(source) ?? [];
    // These kinds have no such lines in Mermaid's language; comments they all have.
    const sign = kind && '%% ';
    const missing = [...(name ? [] : ['accTitle']), ...(description ? [] : ['accDescr'])].map(
      (word) => `"${sign}${word}: …"`,
    );
    if (missing.length > 0) {
      say(
        `the diagram has no words for people who cannot see it: write ${missing.join(' and ')} below its first line`,
      );
    }
    if (lookOfDiagram.test(source)) {
      say('the diagram sets a theme, which has no effect: its colours are those of the site, in both themes');
    }
  });

const linter = unified().use(headingIncrement).use(noMultipleTitles).freeze();
const start = {line: 1, column: 1};
const pageTitle: Heading = {type: 'heading', depth: 1, children: [], position: {start, end: start}};

/** Returns the remedy for a remark of the linter on a heading. */
function advice({ruleId, reason}: VFile['messages'][0]): string {
  const [level, wanted = 2] = (reason.match(/\d/g) ?? []).map(Number);
  return ruleId === 'heading-increment'
    ? `a heading of level ${level} follows one of level ${wanted - 1}: use ${'#'.repeat(wanted)}`
    : 'a second title: the page has one; begin headings with ##';
}

/** After Docusaurus has found the title of the text: headings come in order, below one title. */
export const headings: Check = () => async (tree, file) => {
  const {contentTitle} = file.data as {contentTitle?: string};
  const text = texts.get(fileOf(file.path))!;
  text.title = contentTitle;
  const found: {heading: Heading; parent?: Element}[] = [];
  visit(tree, 'heading', (heading: Heading, _, parent?: Element) => void found.push({heading, parent}));
  // Docusaurus lays the title of a page into a header; that of an article it takes out of the text.
  const hasTitle = found[0]?.heading.depth === 1 && found[0].parent?.name === 'header';
  const {children} = tree as Root;
  await linter.run({type: 'root', children: hasTitle ? children : [pageTitle, ...children]}, file);
  for (const message of file.messages) {
    report({file: text.file, line: message.line, message: advice(message)});
  }
};

/** An attribute, whichever way it was written. */
function attribute({properties, attributes}: Element, name: string): string | undefined {
  const value = properties?.[name] ?? attributes?.find((it) => it.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** In the finished page: collects link targets and links. */
export const anchorsAndLinks: Check =
  () =>
  (tree, {path: place}) => {
    const text = texts.get(fileOf(place))!;
    // A text with sheets is followed by a section (components/sheets/GuideSheets).
    const anchors = (text.anchors = new Set(text.frontMatter.sheets ? ['sheets'] : []));
    visit(tree, (node: Element) => {
      const [id, url] = [attribute(node, 'id'), attribute(node, 'href')];
      if (id) {
        anchors.add(id);
      }
      const shown = (node.tagName ?? node.name) === 'img' ? attribute(node, 'src') : undefined;
      if (shown && /^(?:https?:)?\/\//i.test(shown)) {
        const message = `the picture ${shown} stays empty: pages load nothing from other sites. Lay the file beside the text`;
        report({file: text.file, line: lineOf(node), message});
      }
      if (url !== undefined && (node.tagName ?? node.name) === 'a') {
        text.links.push({url, line: lineOf(node)});
        if (node.children?.length === 0) {
          report({file: text.file, line: lineOf(node), message: `the link to ${url} has no words`});
        }
      }
    });
  };
