import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State, toMdast as fromHast} from 'hast-util-to-mdast';
import type {
  BlockContent,
  Code,
  FootnoteDefinition,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  Table,
  TableCell,
} from 'mdast';
import type {} from 'mdast-util-math';
import {toString} from 'mdast-util-to-string';
import type {} from 'remark-directive';
import {type Article, findElement, textOf} from './readArticle';

declare module 'mdast' {
  interface ParagraphData {
    /** Title of an admonition or a code block, or caption of a picture. */
    part?: 'title' | 'caption';
  }
  interface TableData {
    /** Source of a table, such as YAML. */
    source?: string;
  }
  interface BlockquoteData {
    /** Kind of an admonition. */
    kind?: string;
  }
}

/** Returns a footnote by its number on the page. */
const footnote = (number: unknown) => ({identifier: String(number), label: String(number)});

const titled = (state: State, node: Element): Paragraph => ({
  type: 'paragraph',
  data: {part: 'title'},
  children: [{type: 'strong', children: state.all(node) as PhrasingContent[]}],
});

/** Subscript and superscript letters. */
const script: Handle = (state, node) =>
  findElement(node, ({properties}) => properties.dataFootnoteRef !== undefined)
    ? state.all(node)
    : {type: 'textDirective', name: node.tagName, children: state.all(node) as PhrasingContent[]};

const blocks = new Set<Nodes['type']>([
  'blockquote',
  'code',
  'heading',
  'list',
  'listItem',
  'paragraph',
  'table',
]);

/** Flattens the blocks of a cell to phrases, one per line. */
function phrasesOf(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (!blocks.has(node.type)) {
      return [node as PhrasingContent];
    }
    const own: PhrasingContent[] =
      node.type === 'code'
        ? [{type: 'inlineCode', value: node.value}]
        : 'children' in node
          ? phrasesOf(node.children)
          : [{type: 'text', value: toString(node)}];
    return index > 0 ? [{type: 'break'}, ...own] : own;
  });
}

const cell: Handle = (state, node) => {
  const made = defaultHandlers.td!(state, node) as TableCell;
  return {...made, children: phrasesOf(made.children)};
};

const handlers: Record<string, Handle> = {
  a(state, node) {
    return node.properties.dataFootnoteRef === undefined
      ? defaultHandlers.a!(state, node)
      : {type: 'footnoteReference', ...footnote(textOf(node))};
  },
  aside: (state, node) => ({
    type: 'blockquote',
    data: {kind: String(node.properties.dataKind ?? '')},
    children: state.toFlow(state.all(node)) as BlockContent[],
  }),
  audio: media,
  details: (state, node) => state.toFlow(state.all(node)),
  figcaption: (state, node) =>
    (state.toFlow(state.all(node)) as BlockContent[]).map((child) =>
      child.type === 'paragraph' ? {...child, data: {part: 'caption'}} : child,
    ),
  math(_, node) {
    const written = findElement(node, ({properties}) => properties.encoding === 'application/x-tex')!;
    const value = textOf(written).trim();
    return {type: node.properties.display === 'block' ? 'math' : 'inlineMath', value} as Nodes as Code;
  },
  p: (state, node) =>
    node.properties.dataArticle === 'title' ? titled(state, node) : defaultHandlers.p!(state, node),
  picture: (state, node) => state.all(node),
  pre(_, node) {
    const language = node.properties.dataLanguage;
    const code = findElement(node, ({tagName}) => tagName === 'code');
    const [named] = [code?.properties.className ?? []].flat().map(String);
    const lang = language ?? named?.replace('language-', '');
    return {
      type: 'code',
      lang: lang === undefined || lang === 'text' ? null : String(lang),
      value: textOf(node).replace(/\n$/, ''),
    };
  },
  sub: script,
  summary: titled,
  sup: script,
  table(state, node) {
    const made = defaultHandlers.table!(state, node) as Table;
    const source = node.properties.dataArticleSource;
    return source === undefined ? made : {...made, data: {source: String(source)}};
  },
  td: cell,
  th: cell,
  video: media,
};

/** Returns footnote definitions from the page's list of footnotes. */
function footnotes(state: State, node: Element): FootnoteDefinition[] {
  const list = findElement(node, ({tagName}) => tagName === 'ol');
  const notes = list?.children.filter((item) => item.type === 'element') ?? [];
  return notes.map((note, index) => {
    const children = state.toFlow(state.all(note)) as BlockContent[];
    return {type: 'footnoteDefinition', ...footnote(index + 1), children};
  });
}

/** Video and audio become a link with words. */
function media(...[state, node]: Parameters<Handle>): ReturnType<Handle> {
  const made = defaultHandlers.video!(state, node);
  const [link] = [made ?? []].flat();
  return link?.type === 'link' && toString(link) === ''
    ? {...link, children: [{type: 'text', value: String(node.properties.title ?? link.url)}]}
    : made;
}

/** Converts an article to mdast. In a PDF, diagrams are words, and the cards of a guide are at the top. */
export function toMdast({tree}: Article, output: 'markdown' | 'pdf'): Root {
  /** Returns the blocks of an element; a PDF skips cards. */
  const flow: Handle = (state, node) =>
    output === 'pdf' && ['cards', 'summary'].includes(String(node.properties.dataArticle))
      ? []
      : state.toFlow(state.all(node));
  const made = fromHast(tree, {
    document: true,
    handlers: {
      ...handlers,
      div: flow,
      figure: (state, node, parent) =>
        output === 'markdown' && node.properties.dataDiagram !== undefined
          ? {type: 'code', lang: 'mermaid', value: String(node.properties.dataDiagram).trim()}
          : flow(state, node, parent),
      section: (state, node, parent) =>
        node.properties.dataFootnotes === undefined ? flow(state, node, parent) : footnotes(state, node),
    },
  });
  return made as Root;
}
