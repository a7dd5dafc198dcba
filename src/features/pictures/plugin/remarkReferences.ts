import {type Node, nodesOf} from './tree';

const kinds: Readonly<Record<string, string>> = {imageReference: 'image', linkReference: 'link'};
const isElsewhere = (url: string) => /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(url);

/**
 * Remark plugin, before Docusaurus's own: resolves `![Alt][name]` and `[text][name]` with internal targets. Docusaurus
 * finds the files of images and links, but not of references.
 */
export default function remarkReferences() {
  return (tree: Node): void => {
    const nodes = [...nodesOf(tree)];
    // The first of several definitions counts.
    const defined = nodes.filter(({type}) => type === 'definition').reverse();
    const definitions = new Map(defined.map((node) => [node.identifier, node]));
    for (const node of nodes) {
      const type = kinds[node.type];
      const {url, title} = definitions.get(node.identifier) ?? {};
      if (type && url && !isElsewhere(url)) {
        Object.assign(node, {type, url, title});
      }
    }
  };
}
