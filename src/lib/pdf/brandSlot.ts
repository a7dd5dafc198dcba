/**
 * The band at the top of the sheets for clients. It is a drawing of its own in the file, uncompressed and always of one length,
 * so that a browser can write another one in its place without a library for PDF files: nothing else in the file moves, and
 * fields, tags and fonts stay as the build made them.
 */
import {toWinAnsi, winAnsiCode} from './winAnsi';

/** Bytes of the drawing: the longest name needs about 320, the rest is for a logo. */
export const slotLength = 8192;

/** The largest logo that has room there, bytes: it is written in five letters for four. */
export const largestLogo = 6000;

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
/** Height of a logo and the widest that it may be, the white around it, and the gap to the name. */
const logoHeight = 24;
const widestLogo = 140;
const logoMargin = 5;
const logoGap = 12;

/** A logo as PDF files hold it. */
export interface PaperLogo {
  /** A JPEG picture in three colours, on white. */
  readonly jpeg: Uint8Array;
  /** Its size, pixels. */
  readonly width: number;
  readonly height: number;
}

/** What stands in the band. */
export interface SlotBrand {
  /** Nothing where the sheet is nobody's yet. */
  readonly name?: string;
  /** Of the band, and of what is written on it: '#rrggbb'. */
  readonly fill: string;
  readonly on: string;
  /** Stands before the name; it says nothing that the name does not say. */
  readonly logo?: PaperLogo;
}

/** A colour such as '#1b55ee' as three parts from 0 to 1. */
export const fractions = (colour: string): string =>
  [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

/**
 * At least the width of a text in Helvetica Bold, as a factor of its size: the widths of Adobe's font metrics, the widest of
 * each group.
 */
export const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, character) =>
      sum + (/[mwMW@%&—…™Œœ]/.test(character) ? 1 : /[A-Z\u00c0-\u00de]/.test(character) ? 0.78 : 0.62),
    0,
  );

/** A text as PDF files write it: printable ASCII as it is, the rest by number. */
export const literal = (text: string): string =>
  [...text]
    .map((character) =>
      /[()\\]|[^ -~]/.test(character)
        ? `\\${winAnsiCode(character).toString(8).padStart(3, '0')}`
        : character,
    )
    .join('');

/** Bytes in the letters of Ascii85, as PDF files have them: five for four bytes, one for four zeros. */
function ascii85(bytes: Uint8Array): string {
  const letters: string[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    const present = Math.min(4, bytes.length - at);
    let rest = [0, 1, 2, 3].reduce((sum, place) => sum * 256 + (bytes[at + place] ?? 0), 0);
    let group = '';
    for (let place = 0; place < 5; place++) {
      group = String.fromCharCode(33 + (rest % 85)) + group;
      rest = Math.floor(rest / 85);
    }
    letters.push(present === 4 && group === '!!!!!' ? 'z' : group.slice(0, present + 1));
  }
  return `${letters.join('')}~>`;
}

/** A logo on white at the left of the band, and how far the name gives way. */
function logoContent({jpeg, width, height}: PaperLogo): {lines: string[]; room: number} {
  const scale = Math.min(logoHeight / height, widestLogo / width);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  const bottom = (bandHeight - shownHeight) / 2;
  const ground = [left, bottom - logoMargin, shownWidth + 2 * logoMargin, shownHeight + 2 * logoMargin];
  const place = [shownWidth, 0, 0, shownHeight, left + logoMargin, bottom];
  const numbers = (all: number[]) => all.map((number) => Number(number.toFixed(2))).join(' ');
  return {
    lines: [
      `1 g ${numbers(ground)} re f q ${numbers(place)} cm`,
      `BI /W ${width} /H ${height} /BPC 8 /CS /RGB /F [/A85 /DCT] ID`,
      ascii85(jpeg),
      'EI Q',
    ],
    room: shownWidth + 2 * logoMargin + logoGap,
  };
}

/**
 * The drawing of the band: the bar where there is no name, else a band with the name, and the logo before it.
 *
 * @returns printable ASCII of `slotLength` characters
 * @throws RangeError where the logo has no room
 */
export function slotContent({name, fill, on, logo}: SlotBrand): string {
  const height = name ? bandHeight : barHeight;
  const lines = [`${fractions(fill)} rg 0 ${bandHeight - height} ${pageWidth} ${height} re f`];
  if (name) {
    const shown = toWinAnsi(name);
    const {lines: picture, room} = logo ? logoContent(logo) : {lines: [], room: 0};
    const size = Math.min(nameSize, (nameWidth - room) / widthOf(shown)).toFixed(2);
    const start = Number((left + room).toFixed(2));
    lines.push(
      ...picture,
      `BT ${fractions(on)} rg /Name ${size} Tf ${start} 17 Td (${literal(shown)}) Tj ET`,
    );
  }
  const content = mark + lines.join('\n');
  if (content.length >= slotLength) {
    throw new RangeError(`The brand needs ${content.length} bytes of ${slotLength}.`);
  }
  return content.padEnd(slotLength - 1).concat('\n');
}

/**
 * Writes a brand into a sheet, in place.
 *
 * @param file a PDF that the build made
 * @returns whether it has a place for one
 */
export function fillSlot(file: Uint8Array, brand: SlotBrand): boolean {
  // One character a byte.
  const start = new TextDecoder('latin1').decode(file).indexOf(mark);
  if (start >= 0) {
    file.set(new TextEncoder().encode(slotContent(brand)), start);
  }
  return start >= 0;
}
