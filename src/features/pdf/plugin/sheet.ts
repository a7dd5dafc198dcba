/** A4 sheets, written from top to bottom and tagged for screen readers. Lengths in points. */
import {buffer} from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import {type Line, linesOf, type Run} from '../lines';
import {fractions} from '../slots';
import {palette} from '../../../site/brand/palette';
import {fontsOf, type FontSource} from './fonts';
import {type FontOf, SlotWriter} from './slotWriter';

export const area = {left: 56, right: 539, width: 483, top: 58, bottom: 772} as const;

/** Height of the brand band at the top of a page, and of the bar without a brand. */
export const bandHeight = 46;
const barHeight = 6;

type RunLook = Omit<Run, 'text'>;

/** Replaces spaces and hyphens that fonts lack, and removes characters without a sign, such as soft hyphens. */
const readable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
    .replaceAll('\u2011', '-');

export interface TextLook {
  readonly size: number;
  readonly colour?: string;
  /** Line height as a factor of the font size. */
  readonly leading?: number;
}

/** A column of a page, and its parent in the structure tree. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly parent: Part;
}

/** Element of the structure tree: a paragraph, a list, a cell. */
export type Part = PDFKit.Mixins.PDFMarking extends {struct(...args: never[]): infer Element}
  ? Element
  : never;

/** Returns the baseline of a line with its upper edge at `y`. */
const baselineOf = (y: number, size: number, leading: number) => y + size * (leading / 2 + 0.35);

const tickIn = (side: number) =>
  `${fractions(palette.accent)} RG 1.8 w 1 J 1 j ${side * 0.2} ${side * 0.5} m ${side * 0.42} ${side * 0.26} l ${side * 0.8} ${side * 0.76} l S`;

/** Parts of PDFKit's document that its types omit. */
interface Internals extends FontOf {
  readonly _fontSize: number;
  readonly _root: {
    readonly data: {readonly AcroForm: {readonly data: {readonly Fields: unknown[]; readonly DA: string}}};
  };
}

/** Flags of fields (ISO 32000-1, tables 228 and 230). */
const isMultiline = 1 << 12;
const isCombo = 1 << 17;

export interface FormFieldFacts {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Field name in the file, for programs that fill it in. */
  readonly name: string;
  /** Accessible name. */
  readonly label: string;
  readonly parent: Part;
  readonly lines?: number;
  /** Options of a choice field, after an empty one. */
  readonly options?: readonly string[];
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
function check(text: string, [character]: readonly string[]): void {
  if (character) {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    throw new Error(
      `the character "${character}" (U+${code}, in "${text.slice(0, 60)}") is in none of the fonts of the PDF: write it in words, or add a font that has the letters of the language (src/features/pdf/plugin/fonts.ts).`,
    );
  }
}

export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Part;
  /** Upper edge of the next block. */
  y: number = area.top;
  private fields = 0;
  readonly slots: SlotWriter;
  private readonly internals: Internals;
  private readonly places = new Set<string>();
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
    this.slots = new SlotWriter(this.doc, this.internals);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
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
  private widthOf({text, font}: Piece, {mono, script}: RunLook, size: number): number {
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
  private pieces(text: string, look: RunLook): Piece[] {
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

  part(tag: string, parent: Part = this.root, options: PDFKit.Mixins.StructureElementOptions = {}): Part {
    const part = this.doc.struct(tag, options);
    parent.add(part);
    return part;
  }

  /** Draws the content of a new structure element. */
  tagged(tag: string, parent: Part, draw: () => void): void {
    parent.add(this.doc.struct(tag, {}, draw));
  }

  /** Draws decoration, which screen readers skip. */
  decoration(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', {type: 'Layout'});
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  /** Draws a line with its upper edge at `y`. */
  line({runs}: Line, x: number, y: number, {size, colour = palette.text, leading = 1.45}: TextLook): void {
    const baseline = baselineOf(y, size, leading);
    let left = x;
    for (const run of runs) {
      this.requireLetters(run.text, run);
      for (const id of (run.ids ?? []).filter((it) => !this.places.has(it))) {
        this.places.add(id);
        this.doc.addNamedDestination(id, 'XYZ', null, y, null);
      }
      const raised = run.script === 'sup' ? -0.35 * size : run.script === 'sub' ? 0.15 * size : 0;
      for (const piece of this.pieces(run.text, run)) {
        const width = this.widthOf(piece, run, size);
        // PDFKit places strokes and links from the upper edge.
        const above = (this.internals._font.ascender * this.internals._fontSize) / 1000;
        this.doc
          .fillColor(run.link ? palette.accent : colour)
          .text(piece.text, left, baseline + raised - above, {
            strike: run.strike,
            lineBreak: false,
            link: run.goTo ? undefined : run.link,
            goTo: run.goTo,
          });
        left += width;
      }
    }
  }

  /** @throws Error for a character that no font has */
  requireLetters(text: string, look: RunLook = {}): void {
    check(text, this.lost(text, look));
  }

  /** Returns characters that no font has. */
  lost(text: string, look: RunLook = {}): string[] {
    const fonts = fontsOf(look);
    return [...readable(text)].filter(
      (character) => !this.fontFor(character, fonts) && !/\s/.test(character),
    );
  }

  /** Number of the current page, from 1. */
  get page(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** Adds a link target and an outline entry at the next block. */
  place(name: string, title: string): void {
    this.doc.addNamedDestination(name, 'XYZ', null, this.y, null);
    this.doc.outline.addItem(title);
  }

  /** Starts a new page if less than this height is left. */
  room(height: number): void {
    if (this.y + height > area.bottom && this.y > area.top) {
      this.doc.continueOnNewPage();
      this.y = area.top;
    }
  }

  /** Draws lines, over several pages if needed, and moves down. */
  paragraph(lines: readonly Line[], x: number, look: TextLook): void {
    const height = look.size * (look.leading ?? 1.45);
    lines.forEach((line, index) => {
      // No widows and orphans: the first two and last two lines stay together.
      const together = index === 0 || index === lines.length - 2 ? Math.min(2, lines.length - index) : 1;
      this.room(together * height);
      this.line(line, x, this.y, look);
      this.y += height;
    });
  }

  /** Draws a wrapped text and moves down. Default width: the page's. */
  write(
    tag: string,
    text: string | readonly Run[],
    {bold, ...look}: TextLook & {readonly bold?: boolean},
    {x = area.left, width = area.width, parent = this.root}: Partial<Column> = {},
  ): void {
    const lines = this.lines(typeof text === 'string' ? [{text, bold}] : text, width, look.size);
    this.tagged(tag, parent, () => this.paragraph(lines, x, look));
  }

  /** Draws a text on one line with its upper edge at `y`. An ellipsis replaces overflow. */
  put(
    text: string | readonly Run[],
    [x, y, width]: readonly [x: number, y: number, width: number],
    {bold, align, ...look}: TextLook & {readonly bold?: boolean; readonly align?: 'right'},
  ): void {
    const line = this.oneLine(typeof text === 'string' ? [{text, bold}] : text, width, look.size);
    this.line(line, align ? x + width - line.width : x, y, look);
  }

  /** Draws a text in its own structure element. */
  label(tag: string, parent: Part, ...text: Parameters<Sheet['put']>): void {
    this.tagged(tag, parent, () => this.put(...text));
  }

  /** Draws a checkbox, for the screen and for paper. */
  checkBox(x: number, y: number, side: number, label: string, parent: Part, name?: string): void {
    this.decoration((doc) => doc.lineWidth(1).roundedRect(x, y, side, side, 2).stroke(palette.muted));
    const look = (content: string) => {
      const drawn = this.doc.ref({Type: 'XObject', Subtype: 'Form', BBox: [0, 0, side, side]});
      drawn.end(content);
      return drawn;
    };
    const [tick, none] = [look(tickIn(side)), look(' ')];
    const states = {FT: 'Btn', V: 'Off', AS: 'Off', AP: {N: {Yes: tick, Off: none}}};
    this.field([x, y, side, side], label, parent, states, name);
  }

  formField({x, y, width, height, name, label, parent, lines = 1, options}: FormFieldFacts): void {
    this.decoration((doc) =>
      doc
        .lineWidth(0.5)
        .roundedRect(x, y, width, height, 2)
        .fillAndStroke(palette['bg-soft'], palette['line-strong']),
    );
    this.field(
      [x + 2, y + 1, width - 4, height - 2],
      label,
      parent,
      options
        ? {
            FT: 'Ch',
            Ff: isCombo,
            Opt: [' ', ...options].map((option) => new String(option)),
            V: new String(' '),
          }
        : {FT: 'Tx', ...(lines > 1 && {Ff: isMultiline})},
      name,
    );
  }

  /**
   * Adds a form field with an accessible name. `formCheckbox` supports neither looks nor names. Fields have no scripts:
   * mail filters hold back PDFs with scripts.
   */
  private field(
    box: [number, number, number, number],
    label: string,
    parent: Part,
    more: object,
    name = `field-${this.fields + 1}`,
  ): void {
    if (this.fields === 0) {
      // A standard font: the subset of the text's fonts may lack letters that readers type.
      this.doc.font('Helvetica').initForm();
    }
    this.fields++;
    const {AcroForm} = this.internals._root.data;
    const {page} = this.doc;
    const widget: object = {
      Subtype: 'Widget',
      T: new String(name),
      TU: new String(label),
      F: 4,
      // Font of all fields, with a fixed size: viewers scale text to the height of a tall field.
      DA: new String(String(AcroForm.data.DA).replace(' 0 Tf', ' 10 Tf')),
      structParent: this.part('Form', parent),
      ...more,
    };
    this.doc.annotate(...box, widget);
    AcroForm.data.Fields.push((page.annotations as unknown[]).at(-1));
    // Tab order follows the structure.
    Object.assign(page.dictionary.data, {Tabs: 'S'});
  }

  /** Reserves the brand slot at the top of this page (`src/features/pdf/slots.ts`). Until it is filled, it is a bar. */
  brandSlot(): void {
    const {width, height} = this.doc.page;
    const [y, x] = [height - bandHeight, area.left];
    const name = {id: 'brand', text: '', x, width: area.width, size: 17, bold: true, colour: palette.paper};
    this.brand ??= [
      this.slots.box({id: 'brand', box: [0, y, width, bandHeight], colour: palette.text}, [
        0,
        y,
        width,
        barHeight,
      ]),
      this.slots.picture('brand', [x, y + 6, 150, 34]),
      this.slots.text({...name, baseline: y + 17}),
    ];
    this.brand.forEach((slot) => this.slots.draw(slot));
  }

  private brand: readonly string[] | undefined;

  /** Draws a line of a letter with its upper edge at `y`. The visit's brand may replace the sender. */
  letterLine(line: string, x: number, y: number, width: number, {size, leading = 1.45}: TextLook): void {
    const text = readable(line);
    check(text, this.slots.lost(text));
    const baseline = this.doc.page.height - baselineOf(y, size, leading);
    this.slots.draw(this.slots.text({id: 'letter', text, x, baseline, width, size, colour: palette.text}));
  }

  rule(y: number): void {
    this.doc.lineWidth(0.6).moveTo(area.left, y).lineTo(area.right, y).stroke(palette.line);
  }

  onEveryPage(draw: (page: number, of: number) => void): void {
    const {count} = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      this.doc.markContent('Artifact', {type: 'Pagination'});
      draw(page + 1, count);
      this.doc.endMarkedContent();
    }
  }

  /**
   * Draws the footer of every page. Call it last, because it counts the pages.
   *
   * @param pageOf words for 'page 2 of 8'
   * @param draw draws more on each page; by default, a line above the footer
   */
  foot(
    text: string | readonly Run[],
    pageOf: (page: number, of: number) => string,
    below: readonly Run[] = [],
    draw: (page: number) => void = () => this.rule(789),
  ): void {
    const look = {size: 8, colour: palette.muted};
    this.onEveryPage((page, of) => {
      draw(page);
      this.put(text, [area.left, 797, 360], look);
      this.put(pageOf(page, of), [area.right - 120, 797, 120], {...look, align: 'right'});
      this.put(below, [area.left, 809, area.width], look);
    });
  }

  /** Draws the footers of a document in a partner's brand, and the brand at the top of each page from the second on. */
  brandedFoot(text: string, pageOf: (page: number, of: number) => string): void {
    this.foot(text, pageOf, [], (page) => page > 1 && this.brandSlot());
  }

  finish(): Promise<Buffer> {
    this.root.end();
    this.doc.end();
    return buffer(this.doc);
  }
}
