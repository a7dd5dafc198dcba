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
} from 'mdast';
import type {} from 'mdast-util-math';
import {toString} from 'mdast-util-to-string';
import type {} from 'remark-directive';
import {visit} from 'unist-util-visit';
import {parseUrl} from '../../../lib/parseUrl';
import {type Article, elementsIn, findElement, sourceOfFormula, textOf} from './readArticle';

declare module 'mdast' {
  interface Data {
    /** Ids of elements that begin here. */
    ids?: readonly string[];
  }
  interface LinkData {
    /** Id of the link's target in the text. */
    goTo?: string;
  }
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

/** Nodes that hold phrases alone. */
const phrasal = new Set<Nodes['type']>([
  ...([
    'delete',
    'emphasis',
    'heading',
    'link',
    'paragraph',
    'strong',
    'tableCell',
    'textDirective',
  ] as const),
]);

const blocks = new Set<Nodes['type']>([
  ...([
    'blockquote',
    'code',
    'heading',
    'list',
    'listItem',
    'math',
    'paragraph',
    'table',
    'tableRow',
  ] as const),
  ...(['tableCell', 'thematicBreak'] as const),
]);

/** Flattens blocks to phrases, each on its own line. */
function phrasesOf(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    const isApart = [node, nodes[index - 1]].some((it) => it && blocks.has(it.type));
    const own: PhrasingContent[] = !blocks.has(node.type)
      ? [node as PhrasingContent]
      : 'children' in node
        ? phrasesOf(node.children)
        : node.type === 'math'
          ? [{type: 'inlineMath', value: node.value}]
          : ([{type: 'inlineCode', value: toString(node)}].filter(({value}) => value) as PhrasingContent[]);
    return index > 0 && isApart && own.length > 0 ? [{type: 'break'}, ...own] : own;
  });
}

const handlers: Record<string, Handle> = {
  a(state, node) {
    if (node.properties.dataFootnoteRef !== undefined) {
      return {type: 'footnoteReference', ...footnote(textOf(node))};
    }
    return node.properties.href === undefined ? state.all(node) : defaultHandlers.a!(state, node);
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
    const type = node.properties.display === 'block' ? 'math' : 'inlineMath';
    return {type, value: sourceOfFormula(node)!} as Nodes as Code;
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

/** Elements that begin a line: links inside a PDF lead there. */
const lines = ['dt', 'figcaption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'summary', 'td', 'th'];

/** Remembers the ids in an element with the first of its words. */
function withIds(handle: Handle): Handle {
  return (state, node, parent) => {
    const made = handle(state, node, parent);
    let [first] = [made ?? []].flat() as Nodes[];
    while (first && 'children' in first) {
      [first] = first.children as Nodes[];
    }
    const ids = elementsIn(node).flatMap(({properties: {id}}) => (typeof id === 'string' ? id : []));
    if (first && ids.length > 0) {
      first.data = {...first.data, ids};
    }
    return made;
  };
}

/** Lets links to places in the text lead there, and not to the page. */
function linkInside(tree: Root, address: string): void {
  const places = new Map<string | undefined, string>();
  visit(tree, ['text', 'inlineCode', 'inlineMath'], ({data}) =>
    data?.ids?.forEach((id) => places.set(parseUrl(`#${id}`, address)?.href, id)),
  );
  visit(tree, 'link', (link) => {
    link.data = {...link.data, goTo: places.get(link.url)};
  });
}

/**
 * Converts an article to mdast. In a PDF, diagrams are words, the cards of a guide are at the top, and links to places in
 * the text lead there.
 */
export function toMdast({tree, address}: Article, output: 'markdown' | 'pdf'): Root {
  /** Returns the blocks of an element; a PDF skips cards. */
  const flow: Handle = (state, node) =>
    output === 'pdf' && ['cards', 'summary'].includes(String(node.properties.dataArticle))
      ? []
      : state.toFlow(state.all(node));
  const own: Record<string, Handle> = {
    ...defaultHandlers,
    ...handlers,
    div: flow,
    figure: (state, node, parent) =>
      output === 'markdown' && node.properties.dataDiagram !== undefined
        ? {type: 'code', lang: 'mermaid', value: String(node.properties.dataDiagram).trim()}
        : flow(state, node, parent),
    section: (state, node, parent) =>
      node.properties.dataFootnotes === undefined ? flow(state, node, parent) : footnotes(state, node),
  };
  const made = fromHast(tree, {
    document: true,
    handlers: {...own, ...Object.fromEntries(lines.map((name) => [name, withIds(own[name]!)]))},
  }) as Root;
  visit(made, (node) => {
    if (phrasal.has(node.type) && 'children' in node) {
      node.children = phrasesOf(node.children);
    }
  });
  if (output === 'pdf') {
    linkInside(made, address);
  }
  return made;
}
