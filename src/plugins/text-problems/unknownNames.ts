import {analyze} from 'eslint-scope';
import type {Program} from 'estree';
import {visit} from 'estree-util-visit';
import globals from 'globals';
import type {VFile} from 'vfile';
import {lineOf, tagOf} from '../../lib/placeInText';
import {faultsError, type TextFault} from '../../lib/textErrors';

/** What Docusaurus exports from each compiled text. */
const given = ['frontMatter', 'contentTitle', 'toc', 'assets', 'metadata'];

/** Names that code may use without saying where they come from. */
const known = new Set([...given, ...Object.keys({...globals.builtin, ...globals.browser, ...globals.node})]);

/** What a program defines, the names that it uses without, and the components that it asks the page for. */
function namesOf(program: Program) {
  const askedFor = new Set<string>();
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
  });
  const {globalScope} = analyze(program, {ecmaVersion: 2022, sourceType: 'module'});
  const uses = globalScope.through.map(({identifier}) => identifier);
  return {
    askedFor: [...askedFor],
    defined: globalScope.childScopes[0]!.set as ReadonlyMap<string, {readonly defs: readonly unknown[]}>,
    undefinedNames: uses.filter(({name}, index) => uses.findIndex((it) => it.name === name) === index),
  };
}

/** What the compiler calls the text itself: another thing of that name would be shown in its place, or nothing at all. */
const taken = 'MDXContent';

/** Whether a text may hold code at all: most texts do not, and need not be searched for names. */
const mayHoldCode = (source: string) => /[{<]|^(?:import|export)\s/m.test(source);

/**
 * Plugin for the last step of the MDX compiler: a component or a name that nobody has defined is a mistake of the text,
 * with its line, and not one of the page that would show it.
 *
 * @param components names that pages give to all texts
 * @throws Error (`faultsError`) with all of them
 */
export default function unknownNames({components}: {readonly components: readonly string[]}) {
  return (program: Program, file: VFile): void => {
    const source = String(file);
    if (!mayHoldCode(source)) {
      return;
    }
    const {askedFor, defined, undefinedNames} = namesOf(program);
    const unknown = askedFor.filter((name) => !components.includes(name) && !defined.has(name));
    const twice = (defined.get(taken)?.defs.length ?? 0) > 1;
    const faults: TextFault[] = [
      ...(twice
        ? [
            {
              line: lineOf(source, /^(?:import|export)\s.*\bMDXContent\b/m) ?? 1,
              message: `${taken} is what the compiler calls the text itself: give what you import or define another name`,
            },
          ]
        : []),
      ...unknown.map((name) => ({
        // The first of the text where it is only made by code.
        line: lineOf(source, tagOf(name)) ?? 1,
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
