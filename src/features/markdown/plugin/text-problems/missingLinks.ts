import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {missing} from '../../../../rendering/textErrors';

interface TextElement extends Node {
  readonly tagName?: string;
  readonly name?: string | null;
  readonly properties?: Record<string, unknown>;
  readonly attributes?: readonly {readonly name?: string; value?: unknown}[];
}

/** URLs of neighbouring files, which Docusaurus does not resolve because they are not pages. */
const ofFile = /^\.\.?\/[^?#]*\.(?!html?(?:[?#]|$)|mdx?(?:[?#]|$))\w+(?:[?#]|$)/;

/**
 * Rehype plugin, after Docusaurus's: marks links to missing files, so that a build warns
 * (`src/rendering/textErrors.ts`).
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
