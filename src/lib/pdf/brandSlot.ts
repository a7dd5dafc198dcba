/**
 * The band at the top of the sheets for clients. It is a drawing of its own in the file, uncompressed and always of one length,
 * so that a browser can write another one in its place without a library for PDF files: nothing else in the file moves, and
 * fields, tags and fonts stay as the build made them.
 */
import {toWinAnsi, winAnsiCode} from './winAnsi';

/** Bytes of the drawing: the longest name needs about 320. */
export const slotLength = 512;

/** How the drawing begins: a comment, in the language of PDF files. */
const mark = '%brand-slot\n';

/** Height of the band, and of the bar where there is no brand. Lengths in points. */
export const bandHeight = 46;
const barHeight = 6;
const pageWidth = 595.28;
const left = 56;
/** Room for the name, and its largest size. */
const nameWidth = 483;
const nameSize = 17;

/** What stands in the band. */
export interface SlotBrand {
  /** Nothing where the sheet is nobody's yet. */
  readonly name?: string;
  /** Of the band, and of what is written on it: '#rrggbb'. */
  readonly fill: string;
  readonly on: string;
}

/** A colour such as '#1b55ee' as three parts from 0 to 1. */
const fractions = (colour: string) =>
  [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

/**
 * At least the width of a text in Helvetica Bold, as a factor of its size: the widths of Adobe's font metrics, the widest of
 * each group.
 */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, character) =>
      sum + (/[mwMW@%&—…™Œœ]/.test(character) ? 1 : /[A-Z\u00c0-\u00de]/.test(character) ? 0.78 : 0.62),
    0,
  );

/** A text as PDF files write it: printable ASCII as it is, the rest by number. */
const literal = (text: string) =>
  [...text]
    .map((character) =>
      /[()\\]|[^ -~]/.test(character)
        ? `\\${winAnsiCode(character).toString(8).padStart(3, '0')}`
        : character,
    )
    .join('');

/**
 * The drawing of the band: the bar where there is no name, else a band with the name.
 *
 * @returns printable ASCII of `slotLength` characters
 */
export function slotContent({name, fill, on}: SlotBrand): string {
  const height = name ? bandHeight : barHeight;
  const lines = [`${fractions(fill)} rg 0 ${bandHeight - height} ${pageWidth} ${height} re f`];
  if (name) {
    const shown = toWinAnsi(name);
    const size = Math.min(nameSize, nameWidth / widthOf(shown)).toFixed(2);
    lines.push(`BT ${fractions(on)} rg /Name ${size} Tf ${left} 17 Td (${literal(shown)}) Tj ET`);
  }
  return (mark + lines.join('\n')).padEnd(slotLength - 1).concat('\n');
}

/**
 * Writes a brand into a sheet, in place.
 *
 * @param file a PDF that the build made
 * @throws Error where it has no place for a brand
 */
export function fillSlot(file: Uint8Array, brand: SlotBrand): void {
  // One character a byte.
  const start = new TextDecoder('latin1').decode(file).indexOf(mark);
  if (start < 0) {
    throw new Error('This file has no place for a brand.');
  }
  file.set(new TextEncoder().encode(slotContent(brand)), start);
}
