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

/** Returns the ESTree of `require("<request>").default`, as an expression or as an export called `name`. */
export function requireProgram(request: string, name?: string): object {
  const value = {
    type: 'MemberExpression',
    object: {
      type: 'CallExpression',
      callee: {type: 'Identifier', name: 'require'},
      arguments: [{type: 'Literal', value: request, raw: JSON.stringify(request)}],
      optional: false,
    },
    property: {type: 'Identifier', name: 'default'},
    computed: false,
    optional: false,
  };
  const statement = name
    ? {
        type: 'ExportNamedDeclaration',
        specifiers: [],
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [{type: 'VariableDeclarator', id: {type: 'Identifier', name}, init: value}],
        },
      }
    : {type: 'ExpressionStatement', expression: value};
  return {type: 'Program', sourceType: 'module', comments: [], body: [statement]};
}
