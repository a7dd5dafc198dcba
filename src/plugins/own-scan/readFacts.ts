import type {Element, Nodes} from 'hast';
import type {RenderedPage} from '../../rendering/lifecycle';
import {findElement, parsePage, textOf, treeOf} from '../articles/readArticle';

/** What the scan knows of a page. */
export interface PageFacts {
  readonly language: string;
  readonly title: string;
  /** The content policy in the page. */
  readonly policy: string;
  /** Addresses that the page loads by itself. */
  readonly loads: readonly string[];
  /** Addresses of links. */
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
/** A header or footer within these is theirs and not the page's. */
const sectioning = /^(?:article|aside|main|nav|section)$/;

const isElement = (node: Nodes): node is Element => node.type === 'element';

/** True if an element says how it is called: itself, in words, or by something in it. */
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

/**
 * Reads from a page what the scan asks for. Not a browser: what styles hide counts as shown.
 *
 * @param html the page as it is sent: its head has been written since it was rendered
 */
export function readFacts(html: string, page: RenderedPage): PageFacts {
  const facts = {language: '', title: '', policy: '', picturesWithoutAlt: 0, unnamed: 0, scriptBytes: 0};
  const landmarks = {header: 0, main: 0, footer: 0};
  const loads: string[] = [];
  const links: string[] = [];
  const ids: string[] = [];
  const headings: number[] = [];

  const read = (node: Nodes, parents: readonly string[]): void => {
    if (!('children' in node)) {
      return;
    }
    if (!isElement(node)) {
      node.children.forEach((child) => read(child, parents));
      return;
    }
    const {tagName: tag, properties} = node;
    const isWithin = (tags: RegExp) => parents.some((parent) => tags.test(parent));
    /** An attribute; of several words, as they are written. */
    const valueOf = (name: string) => [properties[name] ?? ''].flat().join(' ');
    if (valueOf('id')) {
      ids.push(valueOf('id'));
    }
    const load = loading[tag] && valueOf(loading[tag]);
    if (load) {
      loads.push(load);
    }
    if (tag === 'link' && loadedLinks.test(valueOf('rel')) && valueOf('href')) {
      loads.push(valueOf('href'));
    }
    if (tag === 'html') {
      facts.language = valueOf('lang');
    }
    if (tag === 'meta' && valueOf('httpEquiv').toLowerCase() === 'content-security-policy') {
      facts.policy = valueOf('content');
    }
    if (/^h[1-6]$/.test(tag)) {
      headings.push(Number(tag[1]));
    }
    if (tag === 'main' || ((tag === 'header' || tag === 'footer') && !isWithin(sectioning))) {
      landmarks[tag] += 1;
    }
    if (tag === 'img' && properties.alt === undefined) {
      facts.picturesWithoutAlt += 1;
    }
    if (tag === 'a' && properties.href !== undefined) {
      links.push(valueOf('href'));
    }
    if ((tag === 'a' && properties.href !== undefined) || tag === 'button') {
      facts.unnamed += isNamed(node) || valueOf('title') ? 0 : 1;
    }
    if (tag === 'title' && !isWithin(/^svg$/)) {
      facts.title += textOf(node);
    }
    if (tag === 'script' && runs.test(valueOf('type'))) {
      facts.scriptBytes += Buffer.byteLength(textOf(node));
    }
    node.children.forEach((child) => read(child, [...parents, tag]));
  };
  read(parsePage(/^.*?(?=<body[\s>])/s.exec(html)?.[0] ?? ''), []);
  const body = findElement(treeOf(page), ({tagName}) => tagName === 'body');
  read(body!, []);
  return {...facts, landmarks, loads, links, ids, headings};
}
