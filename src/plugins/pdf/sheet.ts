/** A4 sheets that are written from top to bottom, tagged for screen readers. Lengths in points. */
import PDFDocument from 'pdfkit';
import {bandHeight, slotContent} from '../../lib/pdf/brandSlot';
import {letterLine} from '../../lib/pdf/letterLine';
import {palette} from '../brand/palette';
import type {FontName} from './fonts';
import {type Line, linesOf, type Run} from './lines';

/** Edges of the written area. */
export const area = {left: 56, right: 539, width: 483, top: 58, bottom: 772} as const;

const fontOf = ({bold, italic, mono}: Omit<Run, 'text'>): FontName =>
  mono ? 'mono' : bold ? 'bold' : italic ? 'italic' : 'regular';

/** What belongs to a piece of text besides the looks of its runs. */
export interface TextLook {
  readonly size: number;
  readonly colour?: string;
  /** Height of a line as a factor of the size. */
  readonly leading?: number;
}

/** A part of the logical structure: a paragraph, a list, a cell. */
export type Part = PDFKit.Mixins.PDFMarking extends {struct(...args: never[]): infer Element}
  ? Element
  : never;

/** Where the letters of a line stand whose upper edge is at `y`. */
const baselineOf = (y: number, size: number, leading: number) => y + size * (leading / 2 + 0.35);

/** Red, green and blue of a colour such as '#1b55ee', each from 0 to 1. */
const fractions = (colour: string) =>
  [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

/** Drawing instructions of a tick in a square. */
const tickIn = (side: number) =>
  `${fractions(palette.accent)} RG 1.8 w 1 J 1 j ${side * 0.2} ${side * 0.5} m ${side * 0.42} ${side * 0.26} l ${side * 0.8} ${side * 0.76} l S`;

/** The part of the library's document that its types leave out. */
interface FormRoot {
  readonly _root: {
    readonly data: {readonly AcroForm: {readonly data: {readonly Fields: unknown[]; readonly DA: string}}};
  };
}

/** Flags of fields (ISO 32000-1, tables 228 and 230). */
const isMultiline = 1 << 12;
const isCombo = 1 << 17;

/** A box to write in. */
export interface FormFieldFacts {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its name in the file, which programs fill it in by. */
  readonly name: string;
  /** What screen readers call it. */
  readonly label: string;
  readonly parent: Part;
  readonly lines?: number;
  /** What is chosen from, if anything is; an empty choice comes first. */
  readonly options?: readonly string[];
}

/** What a document says of itself. */
export interface SheetFacts {
  readonly language: string;
  readonly title: string;
  /** Left out where the document is nobody's yet. */
  readonly author?: string;
  readonly subject?: string;
  /** When it was made; the same words on the same day give the same file. The present moment if left out. */
  readonly date?: Date;
}

export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Part;
  /** Where the next block begins. */
  y: number = area.top;
  private fields = 0;
  private readonly glyphs: {hasGlyphForCodePoint(code: number): boolean};

  /** @param fonts as `loadFonts` gives them */
  constructor(facts: SheetFacts, fonts: Readonly<Record<FontName, Buffer>>) {
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
    for (const [name, data] of Object.entries(fonts)) {
      this.doc.registerFont(name, data);
    }
    this.doc.font('regular');
    this.glyphs = (this.doc as unknown as {_font: {font: Sheet['glyphs']}})._font.font;
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Width of a text in a look and size. */
  readonly measure = (size: number) => (text: string, look: Omit<Run, 'text'>) =>
    this.doc
      .font(fontOf(look))
      .fontSize(size * (look.mono ? 0.92 : 1) * (look.script ? 0.7 : 1))
      .widthOfString(text);

  lines(runs: readonly Run[], width: number, size: number): Line[] {
    return linesOf(runs, width, this.measure(size));
  }

  /** Runs on one line; where there is more than fits, an ellipsis stands for the rest. */
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

  /** A part of the structure below another one. */
  part(tag: string, parent: Part = this.root, options: PDFKit.Mixins.StructureElementOptions = {}): Part {
    const part = this.doc.struct(tag, options);
    parent.add(part);
    return part;
  }

  /** Draws what belongs to a part, once. */
  tagged(tag: string, parent: Part, draw: () => void): void {
    parent.add(this.doc.struct(tag, {}, draw));
  }

  /** Draws what is there for looks only. */
  decoration(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', {type: 'Layout'});
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  /** Writes a line with its upper edge at `y`. */
  line({runs}: Line, x: number, y: number, {size, colour = palette.text, leading = 1.45}: TextLook): void {
    const baseline = baselineOf(y, size, leading);
    let left = x;
    for (const run of runs) {
      this.check(run.text);
      const width = this.measure(size)(run.text, run);
      const raised = run.script === 'sup' ? -0.35 * size : run.script === 'sub' ? 0.15 * size : 0;
      this.doc.fillColor(run.link ? palette.accent : colour).text(run.text, left, baseline + raised, {
        strike: run.strike,
        lineBreak: false,
        baseline: 'alphabetic',
        link: run.link,
        goTo: run.goTo,
      });
      left += width;
    }
  }

  /** @throws Error where the fonts have no sign for a character */
  private check(text: string): void {
    for (const character of text) {
      if (!/[\s\u00ad]/.test(character) && !this.glyphs.hasGlyphForCodePoint(character.codePointAt(0)!)) {
        throw new Error(
          `the character "${character}" (in "${text.slice(0, 60)}") is in none of the fonts of the PDF: write it in words, or add a font that has the letters of the language (src/plugins/pdf/fonts.ts).`,
        );
      }
    }
  }

  /** Number of the page that is written, from 1. */
  get page(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** Names the place where the next block begins: a run may lead there, and the reader's outline does. */
  place(name: string, title: string): void {
    this.doc.addNamedDestination(name, 'XYZ', null as never, this.y, null as never);
    this.doc.outline.addItem(title);
  }

  /** Begins a new page where less than this height is left. */
  room(height: number): void {
    if (this.y + height > area.bottom && this.y > area.top) {
      this.doc.continueOnNewPage();
      this.y = area.top;
    }
  }

  /** Writes lines below each other, over pages where need be, and moves on. */
  paragraph(lines: readonly Line[], x: number, look: TextLook): void {
    const height = look.size * (look.leading ?? 1.45);
    lines.forEach((line, index) => {
      // A first line does not stay behind alone, nor does a last one go alone.
      const together = index === 0 || index === lines.length - 2 ? Math.min(2, lines.length - index) : 1;
      this.room(together * height);
      this.line(line, x, this.y, look);
      this.y += height;
    });
  }

  /** A box to tick, on the screen and on paper. */
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

  /** A line to write on, on the screen and on paper. */
  textField(x: number, y: number, width: number, height: number, label: string): void {
    const foot = y + height;
    this.decoration((doc) =>
      doc
        .lineWidth(0.75)
        .moveTo(x, foot)
        .lineTo(x + width, foot)
        .stroke(palette.muted),
    );
    this.field([x, y, width, height], label, this.root, {FT: 'Tx'});
  }

  /** A box to write in, on the screen and on paper. */
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
   * A field of the form, with what screen readers call it. Not `formCheckbox`: it knows neither looks nor names. No field has
   * a script: mail filters hold back PDF files that do.
   */
  private field(
    box: [number, number, number, number],
    label: string,
    parent: Part,
    more: object,
    name = `field-${this.fields + 1}`,
  ): void {
    if (this.fields === 0) {
      // What readers type may need letters that the text has not, and that are left out of its fonts.
      this.doc.font('Helvetica').initForm();
    }
    this.fields++;
    const {AcroForm} = (this.doc as unknown as FormRoot)._root.data;
    this.doc.annotate(...box, {
      Subtype: 'Widget',
      T: new String(name),
      TU: new String(label),
      F: 4,
      // The font of all fields; a size of its own, since viewers make letters as high as a tall field.
      DA: new String(String(AcroForm.data.DA).replace(' 0 Tf', ' 10 Tf')),
      structParent: this.part('Form', parent),
      ...more,
    } as unknown as PDFKit.Mixins.AnnotationOption);
    const [annotation] = (this.doc.page as unknown as {annotations: unknown[]}).annotations.slice(-1);
    AcroForm.data.Fields.push(annotation);
    // The key for the next field follows the structure.
    (this.doc.page as unknown as {dictionary: {data: {Tabs?: string}}}).dictionary.data.Tabs = 'S';
  }

  /** The place for the brand of whoever hands the sheet on, at the top of this page (`src/lib/pdf/brandSlot.ts`). */
  brandSlot(): void {
    const {page} = this.doc as unknown as {page: {xobjects: Record<string, unknown>}};
    page.xobjects.Brand = this.slot ??= this.makeSlot();
    // Pages are written from the top down, the drawing from the bottom up.
    this.doc.addContent(`q 1 0 0 -1 0 ${bandHeight} cm /Brand Do Q`);
  }

  private slot: unknown;

  private makeSlot(): unknown {
    return this.replaceable(
      [0, 0, this.doc.page.width, bandHeight],
      {Name: this.standardFont('Helvetica-Bold')},
      slotContent({fill: palette.text, on: palette.paper}),
    );
  }

  /** A line of a letter with its upper edge at `y`, which another company may write (`src/lib/pdf/letterLine.ts`). */
  letterLine(text: string, x: number, y: number, width: number, {size, leading = 1.45}: TextLook): void {
    const {page} = this.doc as unknown as {page: {xobjects: Record<string, unknown>}};
    const name = `Letter${Object.keys(page.xobjects).length}`;
    page.xobjects[name] = this.replaceable(
      [0, -size / 2, width, 1.5 * size],
      {Text: this.standardFont('Helvetica')},
      letterLine({text, size, width, colour: palette.text}),
    );
    this.doc.addContent(`q 1 0 0 -1 ${x} ${baselineOf(y, size, leading)} cm /${name} Do Q`);
  }

  /** A font that every reader of PDFs has: what is written in its place later may need any letter. */
  private standardFont(name: string): unknown {
    const font = this.doc.ref({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: name,
      Encoding: 'WinAnsiEncoding',
    });
    font.end('');
    return font;
  }

  /** A drawing whose place another one takes in a browser, which packs nothing. */
  private replaceable(box: readonly number[], fonts: Record<string, unknown>, content: string): unknown {
    const drawing = this.doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [...box],
      Resources: {Font: fonts},
    });
    Object.assign(drawing, {compress: false});
    drawing.end(content);
    return drawing;
  }

  /** A thin line across the written area. */
  rule(y: number): void {
    this.doc.lineWidth(0.6).moveTo(area.left, y).lineTo(area.right, y).stroke(palette.line);
  }

  /** Draws something on every page, at the end. */
  onEveryPage(draw: (page: number, of: number) => void): void {
    const {count} = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      this.doc.markContent('Artifact', {type: 'Pagination'});
      draw(page + 1, count);
      this.doc.endMarkedContent();
    }
  }

  /** The file. */
  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.root.end();
    this.doc.end();
    for await (const chunk of this.doc as unknown as AsyncIterable<Buffer>) {
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
}
