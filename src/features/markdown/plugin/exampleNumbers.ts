import type {Nodes, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {FloorPriceContent} from '../../../content/floorPrice';
import {floorPriceDefaults} from '../../../data/calculators/floorPrice';
import {guideNumbers} from '../../../data/calculators/guideNumbers';
import {readLetterMeta} from '../../../lib/letterMeta';
import {languageOf} from '../../../lib/publishedTexts';
import {readWords} from '../../../lib/readWords';
import {faultsError, type TextFault} from '../../../rendering/textFaults';
import {sourceOf, warnOnce} from './warnOnce';

/** A number in a text that follows the reader's. */
interface Mark {
  readonly node: Nodes;
  readonly name: string;
  /** As the text has it; `undefined` if a letter does not contain it. */
  readonly written: string | undefined;
}

/** `<data value="floor">260</data>`, as an element or, in MDX, as a tag. */
function dataMark(node: Nodes): Mark[] {
  if (node.type === 'element' && node.tagName === 'data') {
    return [{node, name: String(node.properties.value), written: toString(node)}];
  }
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') {
    return [];
  }
  const value = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'value')?.value;
  return node.name === 'data' && typeof value === 'string'
    ? [{node, name: value, written: toString(node)}]
    : [];
}

/** The numbers that the fence of a letter names: `letter list=325 raised=340`. */
function letterMarks(node: Nodes): Mark[] {
  if (node.type !== 'element' || !String(node.properties.className).includes('language-letter')) {
    return [];
  }
  const numbers: readonly string[] = toString(node).match(/\d[\d.,]*(?<=\d)/g) ?? [];
  const named = Object.entries(readLetterMeta(String(node.properties.metastring)).numbers ?? {});
  return named.map(([written, name]) => ({
    node,
    name,
    written: numbers.includes(written) ? written : undefined,
  }));
}

const examples = new Map<string, Readonly<Record<string, string>>>();

/** The numbers of the example in a language, by name. */
function exampleIn(language: string): Readonly<Record<string, string>> {
  const words = () => readWords<FloorPriceContent>(process.cwd(), language, 'floorPrice');
  const numbers = examples.get(language) ?? guideNumbers(language, floorPriceDefaults, words().steps.so);
  examples.set(language, numbers);
  return numbers;
}

/** A name, and no number or date, which HTML's `<data>` may hold as well. */
const isName = ({name}: Mark) => /^[A-Za-z]/.test(name);

/**
 * HTML plugin for texts: checks the marks of numbers that follow the reader's in the floor price of the pricing guide.
 * Warns once of the numbers that are not those of the example, as after a change of prices.
 *
 * @throws Error (`faultsError`) if there is no number of a name
 */
export function exampleNumbers() {
  return (tree: Root, file: VFile): void => {
    const source = sourceOf(file);
    const marks: Mark[] = [];
    visit(tree, (node) => void marks.push(...[...dataMark(node), ...letterMarks(node)].filter(isName)));
    // An older version of the guides keeps the example of its time.
    if (marks.length === 0 || source.includes('/version-')) {
      return;
    }
    const example = exampleIn(languageOf(source));
    const faults = marks.flatMap(({node, name, written}): TextFault[] => {
      const line = node.position?.start.line;
      if (!(name in example)) {
        const names = Object.keys(example).join(', ');
        return [{line, message: `No number has the name "${name}". Write one of: ${names}`}];
      }
      return written === undefined
        ? [{line, message: `the letter does not contain the number that its first line gives to "${name}"`}]
        : [];
    });
    if (faults.length > 0) {
      throw faultsError(faults);
    }
    const outdated = marks.filter((mark) => example[mark.name] !== mark.written);
    const lines = new Map<string, number[]>();
    for (const {node, name, written} of outdated) {
      const change = `${example[name]} for ${written} ("${name}")`;
      lines.set(change, [...(lines.get(change) ?? []), node.position?.start.line ?? 1]);
    }
    if (outdated[0]) {
      const changes = [...lines].map(([change, at]) => `${change} in line ${[...new Set(at)].join(', ')}`);
      warnOnce(
        file,
        outdated[0].node,
        `numbers are not those of the example in src/data/floorPrice.ts. Write ${changes.join('; ')}, and check the words around them.`,
      );
    }
  };
}
