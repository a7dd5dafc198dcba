/**
 * Slots in PDFs of the build, which a browser fills with a visitor's words, colours and picture. Each slot is a form
 * XObject that begins with a comment about its place and style. New content is appended to the file (`fillSlots.ts`),
 * so it may have any length, and pages, tags and fonts stay unchanged. Lengths are points from the lower left corner of
 * the page.
 */
import {linesOf} from './lines';

export interface TextSlot {
  readonly kind: 'text';
  readonly id: string;
  /** Words until the slot is filled. */
  readonly text: string;
  readonly x: number;
  /** Baseline of the first line. */
  readonly baseline: number;
  readonly width: number;
  /** Maximum font size. Texts that need more lines shrink. */
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
  readonly align?: 'right';
  /** Default: 1. */
  readonly lines?: number;
}

/** A filled rectangle. If a text has the same id, it is drawn only with that text. */
export interface BoxSlot {
  readonly kind: 'box';
  readonly id: string;
  readonly box: Box;
  readonly colour: string;
  readonly radius?: number;
}

/** Room for a picture to the left of a text, which then moves. */
export interface PictureSlot {
  readonly kind: 'picture';
  /** Id of the text. */
  readonly id: string;
  /** Maximum size of the white background. */
  readonly box: Box;
  /** Object number of the picture. */
  readonly image: number;
}

export type Slot = TextSlot | BoxSlot | PictureSlot;
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface PaperLogo {
  /** RGB JPEG on white. */
  readonly jpeg: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Letters of a font: codes of four hexadecimal digits, and widths in thousandths of the font size. */
export interface Letters {
  readonly font: string;
  readonly letters: string;
  readonly codes: string;
  readonly widths: readonly number[];
}

/** Letters of the regular or bold font. */
export interface LetterFacts {
  readonly bold: boolean;
  readonly fonts: readonly Letters[];
}

/** Prefixes of comments that describe slots and letters. */
export const marks = {slot: '%slot ', letters: '%letters '} as const;

/** Returns a comment for a drawing: ASCII JSON on one line. */
export const comment = (mark: string, facts: unknown): string =>
  mark +
  JSON.stringify(facts).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Converts a colour such as '#1b55ee' to three fractions from 0 to 1. */
export const fractions = (colour: string): string =>
  [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

export const numbers = (...all: number[]) => all.map((number) => Number(number.toFixed(2))).join(' ');

/** Replaces letters that the font lacks: removes accents, or inserts a question mark. */
export const nearest = (text: string, has: (letter: string) => boolean): string =>
  [...text.normalize('NFC')]
    .map((letter) => (has(letter) ? letter : [...letter.normalize('NFKD')].filter(has).join('') || '?'))
    .join('');

/** Sets text in the fonts of a file. */
export class Typesetter {
  private readonly known = new Map<string, {font: string; code: string; width: number}>();

  constructor(fonts: readonly Letters[]) {
    for (const {font, letters, codes, widths} of fonts) {
      [...letters].forEach((letter, index) => {
        const code = codes.slice(4 * index, 4 * index + 4);
        this.known.set(letter, this.known.get(letter) ?? {font, code, width: widths[index]!});
      });
    }
  }

  private width(text: string): number {
    return [...text].reduce((sum, letter) => sum + this.known.get(letter)!.width, 0) / 1000;
  }

  /** Returns the operators that show a line. */
  private show(text: string, size: string): string {
    const parts: {font: string; codes: string}[] = [];
    for (const letter of text) {
      const {font, code} = this.known.get(letter)!;
      const last = parts.at(-1);
      if (last?.font === font) {
        last.codes += code;
      } else {
        parts.push({font, codes: code});
      }
    }
    return parts.map(({font, codes}) => `/${font} ${size} Tf <${codes}> Tj`).join(' ');
  }

  draw({x, baseline, width, size: largest, colour, align, lines: most = 1}: TextSlot, text: string): string {
    const shown = nearest(text, (letter) => this.known.has(letter));
    if (shown === '') {
      return '';
    }
    let size = largest;
    const broken = () => linesOf([{text: shown}], width, (part) => this.width(part) * size);
    let lines = broken();
    while (lines.length > most) {
      size *= 0.98;
      lines = broken();
    }
    const drawn = lines.map(({runs}, index) => {
      const line = runs.map((run) => run.text).join('');
      const left = align === 'right' ? x + width - this.width(line.trimEnd()) * size : x;
      return `1 0 0 1 ${numbers(left, baseline - index * size * 1.35)} Tm ${this.show(line, numbers(size))}`;
    });
    return `BT ${fractions(colour)} rg ${drawn.join(' ')} ET`;
  }
}

export function boxContent([x, y, width, height]: Box, colour: string, radius = 0): string {
  const inside = numbers(x + radius, y + radius, width - 2 * radius, height - 2 * radius);
  // A stroke with round joins rounds the corners.
  const line = `${fractions(colour)} RG ${numbers(2 * radius)} w 1 j`;
  return `${fractions(colour)} rg ${radius > 0 ? `${line} ${inside} re B` : `${inside} re f`}`;
}
