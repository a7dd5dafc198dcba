/**
 * Places in a PDF of the build whose content a browser replaces: words, colours and a picture of the visitor. Each is a drawing
 * of its own (a form XObject) that begins with a comment, in which the build says where it is and how it looks. The new content
 * goes to the end of the file (`fillSlots.ts`), so that it may be of any length, and pages, tags and fonts stay as the build made
 * them. Lengths in points from the lower left corner of the page.
 */
import {linesOf} from './lines';

export interface TextSlot {
  readonly kind: 'text';
  readonly id: string;
  /** What it says until it is filled. */
  readonly text: string;
  readonly x: number;
  /** Of the first line. */
  readonly baseline: number;
  readonly width: number;
  /** The largest size; a text that needs more lines than there are gets smaller. */
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
  readonly align?: 'right';
  /** 1 if left out. */
  readonly lines?: number;
}

/** A filled rectangle. One with the id of a text is there if that says anything. */
export interface BoxSlot {
  readonly kind: 'box';
  readonly id: string;
  readonly box: Box;
  readonly colour: string;
  /** Of its corners. */
  readonly radius?: number;
}

/** Room for a picture, at the left of a text that then gives way. */
export interface PictureSlot {
  readonly kind: 'picture';
  /** That of the text. */
  readonly id: string;
  /** The white ground around it at its largest. */
  readonly box: Box;
  /** Number of the object that holds the picture. */
  readonly image: number;
}

export type Slot = TextSlot | BoxSlot | PictureSlot;
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A picture as PDF files hold it. */
export interface PaperLogo {
  /** A JPEG picture in three colours, on white. */
  readonly jpeg: Uint8Array;
  /** Its size, pixels. */
  readonly width: number;
  readonly height: number;
}

/** The letters that a font has: their codes in its texts, four hexadecimal digits each, and widths in thousandths of the size. */
export interface Letters {
  readonly font: string;
  readonly letters: string;
  readonly codes: string;
  readonly widths: readonly number[];
}

/** What a drawing with the letters of the regular or of the bold texts says of them. */
export interface LetterFacts {
  readonly bold: boolean;
  readonly fonts: readonly Letters[];
}

/** How the comments begin that say where a slot is, and which letters there are. */
export const marks = {slot: '%slot ', letters: '%letters '} as const;

/** A comment of a drawing: JSON in ASCII, on one line. */
export const comment = (mark: string, facts: unknown): string =>
  mark +
  JSON.stringify(facts).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A colour such as '#1b55ee' as three parts from 0 to 1. */
export const fractions = (colour: string): string =>
  [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

export const numbers = (...all: number[]) => all.map((number) => Number(number.toFixed(2))).join(' ');

/** A text of letters that there are: others lose their accents or become question marks. */
export const nearest = (text: string, has: (letter: string) => boolean): string =>
  [...text.normalize('NFC')]
    .map((letter) => (has(letter) ? letter : [...letter.normalize('NFKD')].filter(has).join('') || '?'))
    .join('');

/** Sets texts in fonts of a file. */
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

  /** Instructions that show a line. */
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
  // The line around it makes the corners round.
  const line = `${fractions(colour)} RG ${numbers(2 * radius)} w 1 j`;
  return `${fractions(colour)} rg ${radius > 0 ? `${line} ${inside} re B` : `${inside} re f`}`;
}
