/** The text of a document: fonts for each character, and lines of a width. */
import PDFDocument from 'pdfkit';
import {type Line, linesOf, type Run} from '../lines';
import {fontsOf, type FontSource} from './fonts';
import type {FontOf} from './slotWriter';

type RunLook = Omit<Run, 'text'>;

/** Replaces spaces and hyphens that fonts lack, and removes characters without a sign, such as soft hyphens. */
export const readable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
    .replaceAll('\u2011', '-');

/** Parts of PDFKit's document that its types omit. */
interface Internals extends FontOf {
  readonly _fontSize: number;
}

export interface SheetFacts {
  readonly language: string;
  readonly title: string;
  /** Left out if the document has no owner yet. */
  readonly author?: string;
  readonly subject?: string;
  /** Creation date: equal words and dates make equal files. Default: now. */
  readonly date?: Date;
}

/** A text in one font. */
interface Piece {
  readonly text: string;
  readonly font: string;
}

const looks = [false, true].flatMap((bold) =>
  [false, true].flatMap((italic) => [false, true].map((mono) => ({bold, italic, mono}))),
);

/** @throws Error for a character that the fonts lack */
export function requireFound(text: string, [character]: readonly string[]): void {
  if (character) {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    throw new Error(
      `the character "${character}" (U+${code}, in "${text.slice(0, 60)}") is in none of the fonts of the PDF: write it in words, or add a font that has the letters of the language (src/features/pdf/plugin/fonts.ts).`,
    );
  }
}

export class TypesetDocument {
  readonly doc: PDFKit.PDFDocument;
  protected readonly internals: Internals;
  /** Fonts of characters by the first font of their look. */
  private readonly found = new Map<string, string | undefined>();
  /** Widths of texts by look and size: most words come many times. */
  private readonly widths = new Map<string, number>();

  /** @param source from `loadFonts` */
  constructor(facts: SheetFacts, source: FontSource) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: facts.language,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      bufferPages: true,
      info: {
        Title: facts.title,
        ...(facts.author && {Author: facts.author, Creator: facts.author}),
        ...(facts.subject && {Subject: facts.subject}),
        ...(facts.date && {CreationDate: facts.date}),
      },
    });
    for (const file of new Set(looks.flatMap(fontsOf))) {
      this.doc.registerFont(file, source(file));
    }
    this.internals = this.doc as unknown as Internals;
  }

  readonly measure = (size: number) => (text: string, look: RunLook) => {
    const key = `${fontsOf(look)[0]} ${look.script} ${size} ${text}`;
    const width =
      this.widths.get(key) ??
      this.pieces(text, look).reduce((sum, piece) => sum + this.widthOf(piece, look, size), 0);
    this.widths.set(key, width);
    return width;
  };

  /** Sets font and size. */
  protected widthOf({text, font}: Piece, {mono, script}: RunLook, size: number): number {
    return this.doc
      .font(font)
      .fontSize(size * (mono ? 0.92 : 1) * (script ? 0.7 : 1))
      .widthOfString(text);
  }

  private has(font: string, character: string): boolean {
    this.doc.font(font);
    return this.internals._font.font.hasGlyphForCodePoint(character.codePointAt(0)!);
  }

  /** Returns the first font of a list with a character. */
  private fontFor(character: string, fonts: readonly string[]): string | undefined {
    const key = `${fonts[0]} ${character}`;
    if (!this.found.has(key)) {
      this.found.set(
        key,
        fonts.find((font) => this.has(font, character)),
      );
    }
    return this.found.get(key);
  }

  /** Divides a text by the fonts that have its characters. Those that no font has are in the first. */
  protected pieces(text: string, look: RunLook): Piece[] {
    const fonts = fontsOf(look);
    const pieces: {text: string; font: string}[] = [];
    for (const character of readable(text)) {
      const last = pieces.at(-1);
      // Marks are part of the letter before.
      const joined = last && /\p{M}/u.test(character) && this.has(last.font, character);
      const font = joined ? last.font : (this.fontFor(character, fonts) ?? fonts[0]!);
      if (last?.font === font) {
        last.text += character;
      } else {
        pieces.push({text: character, font});
      }
    }
    return pieces;
  }

  lines(runs: readonly Run[], width: number, size: number): Line[] {
    return linesOf(runs, width, this.measure(size));
  }

  /** Fits runs on one line, with an ellipsis if they are too long. */
  oneLine(runs: readonly Run[], width: number, size: number): Line {
    const none: Line = {runs: [], width: 0};
    const [whole = none, ...rest] = this.lines(runs, width, size);
    if (rest.length === 0) {
      return whole;
    }
    const ellipsis = {...whole.runs.at(-1), text: '…'};
    const own = this.measure(size)(ellipsis.text, ellipsis);
    const [fitting = none] = this.lines(runs, width - own, size);
    return {runs: [...fitting.runs, ellipsis], width: fitting.width + own};
  }

  /** @throws Error for a character that no font has */
  requireLetters(text: string, look: RunLook = {}): void {
    requireFound(text, this.lost(text, look));
  }

  /** Returns characters that no font has. */
  lost(text: string, look: RunLook = {}): string[] {
    const fonts = fontsOf(look);
    return [...readable(text)].filter(
      (character) => !this.fontFor(character, fonts) && !/\s/.test(character),
    );
  }
}
