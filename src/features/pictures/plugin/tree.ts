export interface Node {
  type: string;
  children?: Node[];
  /** Of links, images and definitions. */
  url?: string;
  /** Of references and definitions. */
  identifier?: string;
  /** Of images. */
  alt?: string | null;
  title?: string | null;
  /** Of text. */
  value?: string;
  /** Of JSX elements. */
  name?: string | null;
  attributes?: Attribute[];
  data?: {_mdxExplicitJsx?: boolean; estree?: unknown};
}

export interface Attribute {
  type: 'mdxJsxAttribute';
  name: string;
  value?: string | null | {type: string; value: string; data?: {estree: unknown}};
}

export interface TextFile {
  data: {frontMatter?: {image?: unknown}};
}

/** Yields the nodes of a tree, parents before children. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) {
    yield* nodesOf(child);
  }
}
