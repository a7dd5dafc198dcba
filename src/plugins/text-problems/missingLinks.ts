import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {missing} from '../../rendering/textErrors';

/** An element of a text, in HTML or as a component. */
interface TextElement extends Node {
  readonly tagName?: string;
  readonly name?: string | null;
  readonly properties?: Record<string, unknown>;
  readonly attributes?: readonly {readonly name?: string; value?: unknown}[];
}

/** Addresses beside a text that Docusaurus does not follow: they cannot be of a page. */
const ofFile = /^\.\.?\/[^?#]*\.(?!html?(?:[?#]|$)|mdx?(?:[?#]|$))\w+(?:[?#]|$)/;

/**
 * HTML plugin for texts, after Docusaurus's own: marks links to files such as `./list.pdf` that are not there, so that a
 * build warns of them (`src/rendering/textErrors.ts`).
 */
export function missingLinks() {
  return (tree: Node): void =>
    visit(tree, (node: TextElement) => {
      const marked = (url: unknown) =>
        typeof url === 'string' && ofFile.test(url) ? missing('link')({url, node}) : url;
      if (node.tagName === 'a' && node.properties) {
        node.properties.href = marked(node.properties.href);
      } else if (node.name === 'a') {
        node.attributes
          ?.filter(({name}) => name === 'href')
          .forEach((href) => (href.value = marked(href.value)));
      }
    });
}
