import {type Node, nodesOf} from './tree';

const kinds: Readonly<Record<string, string>> = {imageReference: 'image', linkReference: 'link'};
const isElsewhere = (url: string) => /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(url);

/**
 * Makes `![Alt][name]` and `[text][name]` of a text what they stand for.
 *
 * @param tree is changed
 * @param isWanted which addresses; the others stay as they are
 */
export function resolveReferences(tree: Node, isWanted: (url: string) => boolean = () => true): void {
  const nodes = [...nodesOf(tree)];
  // The first of several counts.
  const defined = nodes.filter(({type}) => type === 'definition').reverse();
  const definitions = new Map(defined.map((node) => [node.identifier, node]));
  for (const node of nodes) {
    const type = kinds[node.type];
    const definition = definitions.get(node.identifier);
    if (type && definition?.url && isWanted(definition.url)) {
      Object.assign(node, {type, url: definition.url, title: definition.title});
    }
  }
}

/**
 * Markdown plugin, before Docusaurus's own: `![Alt][name]` and `[text][name]` become what they stand for where the name
 * leads into the site. Docusaurus finds the files of images and links, but of no references.
 */
export default function remarkReferences() {
  return (tree: Node) => resolveReferences(tree, (url) => !isElsewhere(url));
}
