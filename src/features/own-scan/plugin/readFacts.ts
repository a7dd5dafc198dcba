import type {Element, Nodes} from 'hast';
import type {RenderedPage} from '../../../rendering/lifecycle';
import {elementsIn, findElement, parsePage, textOf, treeOf} from '../../articles/plugin';

export interface PageFacts {
  readonly language: string;
  readonly title: string;
  /** The content policy in the page. */
  readonly policy: string;
  /** Addresses that the page loads by itself. */
  readonly loads: readonly string[];
  readonly links: readonly string[];
  readonly ids: readonly string[];
  /** Levels of the headings, in order. */
  readonly headings: readonly number[];
  /** How often each landmark stands on the page. */
  readonly landmarks: {readonly header: number; readonly main: number; readonly footer: number};
  readonly picturesWithoutAlt: number;
  /** Links and buttons without words, label or title. */
  readonly unnamed: number;
  /** UTF-8 bytes of the scripts in the page that run. */
  readonly scriptBytes: number;
}

const loading: Readonly<Record<string, 'src' | 'data'>> = {
  script: 'src',
  img: 'src',
  iframe: 'src',
  video: 'src',
  audio: 'src',
  source: 'src',
  embed: 'src',
  object: 'data',
};
/** Kinds of `<link>` that a browser loads. */
const loadedLinks = /^(?:stylesheet|preload|modulepreload|icon|manifest|preconnect|dns-prefetch)$/;
const runs = /^(?:|module|text\/javascript)$/;
/** A header or footer inside these elements is no landmark of the page. */
const sectioning = /^(?:article|aside|main|nav|section)$/;

const isElement = (node: Nodes): node is Element => node.type === 'element';

/** True if an element has an accessible name. */
const isNamed = (node: Element): boolean => {
  const {ariaLabel, ariaLabelledBy, alt} = node.properties;
  return (
    Boolean(ariaLabel ?? ariaLabelledBy ?? (node.tagName === 'img' ? alt : undefined)) ||
    node.children.some((child) =>
      isElement(child)
        ? child.tagName !== 'script' && isNamed(child)
        : child.type === 'text' && child.value.trim() !== '',
    )
  );
};

/** An attribute; of several words, as they are written. */
const valueOf = ({properties}: Element, name: string) => [properties[name] ?? ''].flat().join(' ');

/** The address that an element loads by itself. */
function loadOf(node: Element): string {
  const attribute = loading[node.tagName];
  return attribute
    ? valueOf(node, attribute)
    : node.tagName === 'link' && loadedLinks.test(valueOf(node, 'rel'))
      ? valueOf(node, 'href')
      : '';
}

/**
 * Reads from a page what the scan asks for. Not a browser: what styles hide counts as shown.
 *
 * @param html the page as it is sent: its head has been written since it was rendered
 */
export function readFacts(html: string, page: RenderedPage): PageFacts {
  const head = elementsIn(parsePage(/^.*?(?=<body[\s>])/s.exec(html)?.[0] ?? ''));
  const shown = findElement(treeOf(page), ({tagName}) => tagName === 'body');
  const body = elementsIn(shown ?? {type: 'root', children: []});
  const elements = [...head, ...body];
  const inSections = new Set(
    body.filter(({tagName}) => sectioning.test(tagName)).flatMap((section) => elementsIn(section).slice(1)),
  );
  const of = (tag: string) => elements.filter(({tagName}) => tagName === tag);
  const ofPage = (tag: string) => of(tag).filter((node) => !inSections.has(node)).length;
  const links = of('a').filter(({properties}) => properties.href !== undefined);
  const isPolicy = (meta: Element) => valueOf(meta, 'httpEquiv').toLowerCase() === 'content-security-policy';
  return {
    language: of('html')
      .map((node) => valueOf(node, 'lang'))
      .join(''),
    title: head
      .filter(({tagName}) => tagName === 'title')
      .map(textOf)
      .join(''),
    policy: of('meta')
      .filter(isPolicy)
      .map((meta) => valueOf(meta, 'content'))
      .join(''),
    loads: elements.map(loadOf).filter(Boolean),
    links: links.map((link) => valueOf(link, 'href')),
    ids: elements.map((node) => valueOf(node, 'id')).filter(Boolean),
    headings: elements.flatMap(({tagName}) => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : [])),
    landmarks: {header: ofPage('header'), main: of('main').length, footer: ofPage('footer')},
    picturesWithoutAlt: of('img').filter(({properties}) => properties.alt === undefined).length,
    unnamed: [...links, ...of('button')].filter((node) => !isNamed(node) && !valueOf(node, 'title')).length,
    scriptBytes: of('script')
      .filter((script) => runs.test(valueOf(script, 'type')))
      .reduce((sum, script) => sum + Buffer.byteLength(textOf(script)), 0),
  };
}
