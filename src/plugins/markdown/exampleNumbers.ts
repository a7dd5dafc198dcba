import type {Code, Root, Text} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {computeFloorPrice, floorPriceDefaults} from '../../data/calculators/floorPrice';
import {followsReader, numbersNamedIn} from '../../data/calculators/guideNumbers';
import {languageOf} from '../../lib/publishedTexts';
import {sourceOf, warnOnce} from './warnOnce';

/** A part of a text that asks to follow a reader's numbers. */
interface Part {
  readonly node: Node;
  /** What asks for it: '<OwnNumbers>'. */
  readonly written: string;
  /** Names of the example's numbers that stand in it. */
  readonly names: readonly string[];
}

const isOwnNumbers = (node: Node) => 'name' in node && node.name === 'OwnNumbers';

const isLetter = (node: Node): node is Code => 'lang' in node && node.lang === 'letter';

/**
 * Markdown plugin: says where `<OwnNumbers>` or `letter numbers` stand around words that name no number of the pricing
 * guide's example, as after a change of prices. The words are shown as they are written, whatever a reader enters.
 */
export function exampleNumbers() {
  return (tree: Root, file: VFile): void => {
    const source = sourceOf(file);
    // An older version of the guides keeps the example of its time.
    if (source.includes('/version-')) {
      return;
    }
    const namesIn = (words: string, letter?: boolean) =>
      numbersNamedIn(languageOf(source), words, letter).flatMap(({name}) => name ?? []);
    const parts: Part[] = [];
    visit(tree, (node) => {
      if (isLetter(node) && node.meta?.split(' ').includes('numbers')) {
        parts.push({node, written: '"numbers"', names: namesIn(node.value, true)});
      } else if (isOwnNumbers(node)) {
        const names: string[] = [];
        visit(node, 'text', ({value}: Text) => void names.push(...namesIn(value)));
        parts.push({node, written: '<OwnNumbers>', names});
      }
    });
    const {floor} = computeFloorPrice(floorPriceDefaults);
    const follows = followsReader(parts.flatMap(({names}) => names));
    for (const {node, written} of follows ? parts.filter(({names}) => names.length === 0) : parts) {
      const reason = follows
        ? 'none of the numbers of the floor price’s example stands in it'
        : `no <OwnNumbers> of this text has the sum of the floor price’s example, "= ${floor.price}"`;
      warnOnce(
        file,
        node,
        `${written} has no effect: ${reason}. Write the text with the example of src/data/floorPrice.ts, or take ${written} out.`,
      );
    }
  };
}
