import {parse} from 'acorn';
import type {
  BlockStatement,
  Expression,
  FunctionDeclaration,
  Node,
  Program,
  SimpleCallExpression,
  TryStatement,
} from 'estree';
import {visit} from 'estree-util-visit';
import type {VFile} from 'vfile';
import {changedInside} from '../../../../rendering/reliance';
import {sourceOf} from '../warnOnce';

/** Expressions that cannot fail. */
const harmless = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Identifier', 'Literal']);

/** True if a call makes an element, as the compiler writes it. */
export const isElement = ({callee}: SimpleCallExpression) =>
  callee.type === 'Identifier' && /^_jsx(?:s|DEV)?$/.test(callee.name);

/** An expression of the text, which says its line before it is computed: `(_line = 12, frontMatter.a.b)`. */
const marked = (node: Expression, line: number): Expression => ({
  type: 'SequenceExpression',
  expressions: [
    {
      type: 'AssignmentExpression',
      operator: '=',
      left: {type: 'Identifier', name: '_line'},
      right: {type: 'Literal', value: line},
    },
    node,
  ],
});

/** True if a block has a marked expression. */
function hasMark(block: BlockStatement): boolean {
  let found = false;
  visit(block, (node) => {
    found ||=
      node.type === 'AssignmentExpression' && node.left.type === 'Identifier' && node.left.name === '_line';
  });
  return found;
}

/** Marks the expressions of a text among the elements that the compiler has made of it. */
function withLines(node: Expression): Expression {
  if (node.type === 'CallExpression' && isElement(node)) {
    // The compiler spreads nothing into arguments and children.
    const [type, ...rest] = node.arguments as Expression[];
    return {...node, arguments: [type!, ...rest.map(withLines)]};
  }
  if (node.type === 'ArrayExpression' && !node.loc) {
    return {...node, elements: node.elements.map((it) => withLines(it as Expression))};
  }
  if (node.type === 'ObjectExpression' && !node.loc) {
    const properties = node.properties.map((it) =>
      it.type === 'Property'
        ? {...it, value: withLines(it.value as Expression)}
        : {...it, argument: withLines(it.argument)},
    );
    return {...node, properties};
  }
  const line = node.loc?.start.line;
  return line === undefined || harmless.has(node.type) ? node : marked(node, line);
}

/** A function that remembers the line of what it computes, and says it of an error. React waits for what is thrown and is no error. */
const withPlace = (file: string) =>
  parse(
    `function content() {
    let _line = 1;
    try {
    } catch (error) {
      throw error instanceof Error
        ? new Error(
            ${JSON.stringify(`${file}:`)} + _line + '  what stands between braces cannot be computed: ' + error.message,
          )
        : error;
    }
  }`,
    {ecmaVersion: 2022},
  ).body[0] as FunctionDeclaration;

/**
 * Plugin for the last step of the MDX compiler: an expression that fails when the page is rendered, such as
 * `{frontMatter.a.b}` where there is no `a`, fails with file and line. By itself it would name neither.
 *
 * @throws Error where the compiler has made no function of the text
 */
export default function failedExpressions() {
  return (program: Program, file: VFile): void => {
    const isContent = (node: Node): node is FunctionDeclaration =>
      node.type === 'FunctionDeclaration' && node.id?.name === '_createMdxContent';
    const content = program.body.find(isContent);
    if (!content) {
      throw changedInside('The MDX compiler makes no function _createMdxContent of a text');
    }
    const body = content.body.body.map((statement) =>
      statement.type === 'ReturnStatement' && statement.argument
        ? {...statement, argument: withLines(statement.argument)}
        : statement,
    );
    if (!hasMark({...content.body, body})) {
      return;
    }
    const {body: around} = withPlace(sourceOf(file));
    const attempt = around.body[1] as TryStatement;
    attempt.block.body = body;
    content.body = around;
  };
}
