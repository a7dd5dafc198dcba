/**
 * A line of a letter that names the first sample partner. It is a drawing of its own in the file, as the band of a sheet is
 * (`brandSlot.ts`), so that a browser can let another company write it.
 */
import {letterOf} from '../brandName';
import {fractions, literal, widthOf} from './brandSlot';
import {toWinAnsi} from './winAnsi';

/** Bytes of the drawing: the longest name and its address need about 700. */
export const letterLineLength = 1024;

/** How the drawing begins: a comment with the facts that it is made of. */
const mark = '%letter-line';

/** What stands on the line. Lengths in points. */
export interface LetterLine {
  /** As the sample partner writes it. */
  readonly text: string;
  readonly size: number;
  readonly width: number;
  /** '#rrggbb' */
  readonly colour: string;
}

/** Whether a line names the sample partner, or its address. */
export const isSigned = (text: string): boolean => letterOf('', text) !== text;

/**
 * The drawing of a line.
 *
 * @param name of the company that writes it; the sample partner without one
 * @returns printable ASCII of `letterLineLength` characters
 * @throws Error where the line is longer than its place
 */
export function letterLine({text, size, width, colour}: LetterLine, name?: string): string {
  const shown = toWinAnsi(name === undefined ? text : letterOf(name, text));
  const fitting = Math.min(size, width / widthOf(shown)).toFixed(2);
  const content = [
    [mark, size, width, colour, encodeURIComponent(text)].join(' '),
    `BT ${fractions(colour)} rg /Text ${fitting} Tf 0 0 Td (${literal(shown)}) Tj ET`,
  ].join('\n');
  if (content.length >= letterLineLength) {
    throw new Error(`A line of a letter is too long for its place in the file: "${shown}". Make it shorter.`);
  }
  return `${content.padEnd(letterLineLength - 1)}\n`;
}

const facts = new RegExp(`${mark} ([\\d.]+) ([\\d.]+) (#\\w+) (\\S+)\\n`, 'g');

/**
 * Lets a company write the letters of a file, in place.
 *
 * @param file a PDF that the build made
 * @returns how many lines name it
 */
export function signLetterLines(file: Uint8Array, name: string): number {
  // One character a byte.
  const found = [...new TextDecoder('latin1').decode(file).matchAll(facts)];
  for (const {index, 1: size, 2: width, 3: colour = '', 4: text = ''} of found) {
    const line = {text: decodeURIComponent(text), size: Number(size), width: Number(width), colour};
    file.set(new TextEncoder().encode(letterLine(line, name)), index);
  }
  return found.length;
}
