import {analyze} from 'eslint-scope';
import type {CallExpression, Identifier, Program} from 'estree';
import {visit} from 'estree-util-visit';
import globals from 'globals';
import type {VFile} from 'vfile';
import {faultsError, type TextFault} from '../../../../rendering/textFaults';
import {isElement} from './failedExpressions';

/** Exports that Docusaurus adds to each compiled text. */
const given = ['frontMatter', 'contentTitle', 'toc', 'assets', 'metadata'];

/** Global names. */
const known = new Set([...given, ...Object.keys({...globals.builtin, ...globals.browser, ...globals.node})]);

/** Returns the component that a call shows, of `<menu.Item>` the first part. */
function componentOf({arguments: [shown]}: CallExpression): string | undefined {
  let node = shown;
  while (node?.type === 'MemberExpression' && node.object.type !== 'Super') {
    node = node.object;
  }
  return node?.type === 'Identifier' ? node.name : undefined;
}

/** Returns the names that a program defines, uses without definition, and expects as components from the page. */
function namesOf(program: Program) {
  const askedFor = new Set<string>();
  const lines = new Map<string, number>();
  visit(program, (node) => {
    // What MDX has added stands nowhere.
    node.range ??= [0, 0];
    // MDX asks once for each component that the text does not bring along.
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const [name] = node.arguments;
      if (node.callee.name === '_missingMdxReference' && name?.type === 'Literal') {
        // Of <menu.Item> it asks for both parts.
        askedFor.add(String(name.value).replace(/\..*/, ''));
      }
    }
    const line = node.loc?.start.line;
    const component = node.type === 'CallExpression' && isElement(node) && componentOf(node);
    if (component && line !== undefined) {
      lines.set(component, Math.min(line, lines.get(component) ?? line));
    }
  });
  const {globalScope} = analyze(program, {ecmaVersion: 2022, sourceType: 'module'});
  const uses = globalScope.through.map(({identifier}) => identifier);
  return {
    askedFor: [...askedFor],
    lines,
    defined: globalScope.childScopes[0]!.set as ReadonlyMap<
      string,
      {readonly defs: readonly {readonly type: string; readonly name: Identifier}[]}
    >,
    undefinedNames: uses.filter(({name}, index) => uses.findIndex((it) => it.name === name) === index),
  };
}

/** Name that the compiler gives the text itself. Another export of that name would replace the text. */
const taken = 'MDXContent';

/**
 * Plugin for the last step of the MDX compiler: reports undefined components and names as faults of the text with their
 * line, before a page fails.
 *
 * @param components names that pages provide to all texts
 * @throws Error (`faultsError`) with all of them
 */
export default function unknownNames({components}: {readonly components: readonly string[]}) {
  return (program: Program, file: VFile): void => {
    const {askedFor, lines, defined, undefinedNames} = namesOf(program);
    const unknown = askedFor.filter((name) => !components.includes(name) && !defined.has(name));
    const own = defined.get(taken)?.defs ?? [];
    // The page's own declaration of an island (src/rendering/alivePages).
    const islands = /[\\/]pages[\\/]/.test(file.path)
      ? (defined.get('island')?.defs ?? []).filter(({type}) => type === 'Variable')
      : [];
    const faults: TextFault[] = [
      ...(own.length > 1
        ? [
            {
              line: own.flatMap(({name}) => name.loc?.start.line ?? [])[0] ?? 1,
              message: `${taken} is what the compiler calls the text itself: give what you import or define another name`,
            },
          ]
        : []),
      ...islands.map(({name}) => ({
        line: name.loc?.start.line,
        message:
          'a text cannot be an island as a whole: take "export const island" out, and place an island in it (src/site/islands/README.md), or write the page as a component',
      })),
      ...unknown.map((name) => ({
        line: lines.get(name) ?? 1,
        message: `<${name}> is no component that this text knows. Import it at the top of the text, or use one of those that need no import: ${components.join(', ')}`,
      })),
      ...undefinedNames
        .filter(({name}) => !known.has(name))
        .map(({name, loc}) => ({
          line: loc?.start.line ?? 1,
          message: `{${name}} is no name that this text knows. Define it with export const ${name} = …, or write \\{ for a brace that is only a sign`,
        })),
    ];
    if (faults.length > 0) {
      throw faultsError(faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
    }
  };
}
