import type {Element, ElementContent, Nodes, Properties, Root} from 'hast';
import {phrasing} from 'hast-util-phrasing';
import {parseUrl} from '../../../lib/parseUrl';
import type {RenderedPage} from '../../../rendering/lifecycle';
import {parsePage} from './parsePage';

/** A part of a text that no output but the page can show. */
export interface Loss {
  /** Such as `<canvas>`, with what to do. */
  readonly what: string;
  /** Words of the heading above the part. */
  readonly heading: string;
}

/** The text of a page. */
export interface Article {
  /** Whole address of the page. */
  readonly address: string;
  /** Without what belongs to the page; all addresses are whole. */
  readonly tree: Root;
  readonly losses: readonly Loss[];
}

/** On the page itself: jiti may evaluate this module once for each plugin. */
const key = Symbol.for('portal.tree');

/** Parses a page's tree once for all readers, which must not change it. */
export const treeOf = (page: RenderedPage & {[key]?: Root}): Root => (page[key] ??= parsePage(page.rendered));

export const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Lists a node's elements in order, itself included. `unist-util-visit` takes ten times as long for a page. */
export function elementsIn(node: Nodes, found: Element[] = []): Element[] {
  if (node.type === 'element') {
    found.push(node);
  }
  if ('children' in node) {
    node.children.forEach((child) => elementsIn(child, found));
  }
  return found;
}

/** Finds the first element of a node with a property. */
export function findElement(node: Nodes, isWanted: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && isWanted(node)) {
    return node;
  }
  for (const child of 'children' in node ? node.children : []) {
    const found = findElement(child, isWanted);
    if (found) {
      return found;
    }
  }
  return undefined;
}

const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const text = (value: string) => ({type: 'text', value}) as const;

/** Controls, and elements for the browser alone. A task list's checkbox is content. */
const isControl = ({tagName, properties}: Element) =>
  ['button', 'noscript', 'script', 'select', 'style', 'template', 'textarea'].includes(tagName) ||
  (tagName === 'input' && properties.type !== 'checkbox');

/** True if an element belongs to the page and not to its text. */
const isOfPage = (node: Element) =>
  ['omit', 'island'].includes(String(node.properties.dataArticle)) ||
  Boolean(node.properties.hidden) ||
  node.properties.ariaHidden === 'true' ||
  isBackReference(node) ||
  isControl(node);

/** True if an element leads back from a footnote. */
export const isBackReference = ({properties}: Element) => properties.dataFootnoteBackref !== undefined;

/** Returns the name and the description of a drawing, for readers who do not see it. */
export function wordsOfDrawing(node: Element): {name: string; description?: string} {
  const [title, described] = ['title', 'desc'].map((name) =>
    findElement(node, ({tagName}) => tagName === name),
  );
  return {
    name: String(node.properties.ariaLabel ?? (title ? textOf(title) : '')).trim(),
    description: described && textOf(described),
  };
}

/** Returns a formula as it was written. */
export function sourceOfFormula(node: Element): string | undefined {
  const written = findElement(node, ({properties}) => properties.encoding === 'application/x-tex');
  return written && textOf(written).trim();
}

/** Elements with a title that Markdown and feeds have a place for. */
const titled = new Set(['a', 'audio', 'img', 'input', 'video']);

/** Returns the title of a phrase that readers see only when they point at it, such as that of an abbreviation. */
export const hoverTitle = (node: Element): string | undefined =>
  phrasing(node) && !titled.has(node.tagName) && typeof node.properties.title === 'string'
    ? node.properties.title
    : undefined;

/** Returns a page's text elements, in order. */
const partsOf = (page: Root): Element[] =>
  elementsIn(page).filter(
    ({properties}) => properties.dataArticle === 'cards' || properties.dataText !== undefined,
  );

/** Reads one text, in the order of its nodes. */
class Reader {
  readonly losses: Loss[] = [];
  private heading: string;
  private hasFootnotes = false;

  constructor(
    private readonly address: string,
    title: string,
  ) {
    this.heading = title;
  }

  read(nodes: readonly Nodes[]): ElementContent[] {
    return nodes.flatMap((node) =>
      node.type === 'element' ? this.readElement(node) : node.type === 'text' ? [node] : [],
    );
  }

  private readElement(node: Element): ElementContent[] {
    if (isOfPage(node)) {
      return [];
    }
    const {tagName, properties} = node;
    if (properties.dataArticle === 'tab') {
      this.heading = textOf(node).trim();
      return [element('p', [element('strong', this.read(node.children))])];
    }
    if (properties.dataFootnotes !== undefined && this.hasFootnotes) {
      // A second list would reuse the numbers of the first.
      return this.lost(
        {...node, children: []},
        'a text and its parts have one list of footnotes: write the notes into the text',
      );
    }
    this.hasFootnotes ||= properties.dataFootnotes !== undefined;
    if (properties.dataArticle === 'diagram') {
      return [this.diagram(node)];
    }
    if (properties.dataTabs !== undefined) {
      return [this.tabs(node)];
    }
    if (/^h[1-6]$/.test(tagName)) {
      const children = this.read(node.children);
      this.heading = children.map(textOf).join('').trim();
      return [{...node, children}];
    }
    switch (tagName) {
      // The words of a box are its label: it ends where they do.
      case 'label':
        return this.read(node.children);
      case 'svg':
        return this.drawing(node);
      case 'math':
        return this.formula(node);
      case 'canvas':
      case 'embed':
      case 'object':
        return this.lost(node, 'lay the file beside the text and link to it');
      case 'iframe':
        return [this.frame(node)];
      case 'table':
        return this.table(node);
      default:
        return [this.whole(node)];
    }
  }

  private whole(node: Element): Element {
    const {title: _, ...others} = node.properties;
    const hovered = hoverTitle(node);
    const children = this.read(node.children);
    return hovered === undefined
      ? {...node, properties: this.wholeAddresses(node.properties), children}
      : {...node, properties: this.wholeAddresses(others), children: [...children, text(` (${hovered})`)]};
  }

  /** Converts tabs to a list, so that what follows them is not below the last. */
  private tabs({children}: Element): Element {
    const items: Element[] = [];
    for (const child of children.filter(({type}) => type === 'element') as Element[]) {
      if (child.properties.dataArticle === 'tab' || items.length === 0) {
        items.push(element('li', []));
      }
      items.at(-1)!.children.push(...this.readElement(child));
    }
    return element('ul', items);
  }

  private wholeAddress(address: string): string {
    return parseUrl(address, this.address)?.href ?? address;
  }

  private wholeAddresses(properties: Properties): Properties {
    const whole = {...properties};
    for (const name of ['href', 'src', 'poster'] as const) {
      if (typeof whole[name] === 'string') {
        whole[name] = this.wholeAddress(whole[name]);
      }
    }
    if (typeof whole.srcSet === 'string') {
      whole.srcSet = whole.srcSet
        .split(/,\s+/)
        .map((entry) => entry.trim().replace(/^\S+/, (address) => this.wholeAddress(address)))
        .join(', ');
    }
    return whole;
  }

  private lost(node: Element, remedy: string): ElementContent[] {
    this.losses.push({what: `<${node.tagName}> (${remedy})`, heading: this.heading});
    return this.read(node.children);
  }

  /** A drawing between words is its name. */
  private drawing(node: Element): ElementContent[] {
    const {name} = wordsOfDrawing(node);
    return name ? [element('em', [text(name)])] : this.lost({...node, children: []}, 'give it an aria-label');
  }

  /** Converts a diagram to its description, or to its source. */
  private diagram({children, properties}: Element): Element {
    const drawing = element('figure', children as ElementContent[]);
    const svg = findElement(drawing, ({tagName}) => tagName === 'svg')!;
    const {name, description} = wordsOfDrawing(svg);
    const source = String(properties.dataArticleSource ?? '');
    const words = [name, description].filter(Boolean).join(': ');
    return element(
      'figure',
      [
        element('p', [text(words)]),
        ...(description
          ? []
          : [element('pre', [element('code', [text(source)])], {dataLanguage: 'mermaid'})]),
      ],
      {dataDiagram: source},
    );
  }

  private formula(node: Element): ElementContent[] {
    return sourceOfFormula(node) !== undefined ? [node] : this.lost(node, 'write it as a formula: $a^2$');
  }

  private frame({properties: {src, title}}: Element): Element {
    const href = this.wholeAddress(String(src ?? ''));
    return element('a', [text(String(title ?? href))], {href});
  }

  /** Places a table's caption before it, because Markdown has no captions. */
  private table(node: Element): ElementContent[] {
    const isCaption = (child: ElementContent) => child.type === 'element' && child.tagName === 'caption';
    const table = element(
      'table',
      this.read(node.children.filter((child) => !isCaption(child))),
      node.properties,
    );
    for (const {tagName, properties} of elementsIn(table)) {
      const [, align] = /text-align:\s*(left|center|right)/.exec(String(properties.style ?? '')) ?? [];
      if (align && /^t[hd]$/.test(tagName)) {
        properties.align = align;
      }
    }
    const captions = node.children.filter(isCaption) as Element[];
    return [...captions.map((caption) => element('p', [element('em', this.read(caption.children))])), table];
  }
}

/**
 * Reads a page's text: elements with `data-text` and its cards, without what belongs to the page (`omit`, islands,
 * hidden elements, controls, links back from footnotes).
 *
 * @param origin origin of the site
 */
export function readArticle(page: RenderedPage, origin: string): Article {
  const address = origin + page.route;
  const reader = new Reader(address, page.title);
  const children = reader.read(partsOf(treeOf(page)));
  return {address, tree: {type: 'root', children}, losses: reader.losses};
}

/** Warns of content that only the page shows. `source` is the text's file, relative to the site. */
export function warnOfLosses(source: string, {losses}: Pick<Article, 'losses'>): void {
  for (const {what, heading} of losses) {
    console.warn(`[WARNING] ${source}, below "${heading}": Markdown, feeds and PDF leave out a ${what}.`);
  }
}
