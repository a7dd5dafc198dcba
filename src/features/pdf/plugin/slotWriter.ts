import {
  type Box,
  boxContent,
  type BoxSlot,
  comment,
  type Letters,
  marks,
  type PictureSlot,
  type Slot,
  type TextSlot,
  Typesetter,
} from '../slots';
import {slotFontsOf} from './fonts';

/** The font of a document, which the library's types leave out. */
export interface FontOf {
  readonly _font: {
    readonly id: string;
    /** In thousandths of the font size. */
    readonly ascender: number;
    readonly font: {hasGlyphForCodePoint(code: number): boolean; readonly characterSet: readonly number[]};
    encode(text: string): [codes: readonly string[], places: readonly {readonly advanceWidth: number}[]];
    ref(): PDFKit.PDFKitReference;
  };
}

type FileLetters = Letters & {readonly ref: unknown};

/** Letters of the European alphabets, and signs: the fonts have more, which would be a third of each file. */
const isLetter = (code: number) =>
  code >= 0x20 &&
  (code < 0x7f || code >= 0xa0) &&
  (code < 0x250 || (code >= 0x2000 && code < 0x2300)) &&
  code !== 0xad;

/** Makes slots of a document, which browsers fill (`src/features/pdf/slots.ts`). Each method gives the name to draw a slot by. */
export class SlotWriter {
  private readonly drawings: Record<string, unknown> = {};
  private readonly letters = new Map<boolean, FileLetters[]>();

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly internals: FontOf,
  ) {}

  text(facts: Omit<TextSlot, 'kind'>): string {
    const slot = {kind: 'text', ...facts} as const;
    const letters = this.lettersOf(slot.bold === true);
    const Font = Object.fromEntries(letters.map(({font, ref}) => [font, ref]));
    return this.add(slot, new Typesetter(letters).draw(slot, slot.text), {Font});
  }

  /** @param first rectangle in its place until it is filled */
  box(facts: Omit<BoxSlot, 'kind'>, first: Box | null = facts.box): string {
    const {colour, radius} = facts;
    return this.add({kind: 'box', ...facts}, first ? boxContent(first, colour, radius) : '');
  }

  /** Reserves room for a picture before the text of the same id. */
  picture(id: string, box: Box): string {
    const size = {Width: 1, Height: 1, ColorSpace: 'DeviceGray', BitsPerComponent: 8};
    const picture = this.doc.ref({Type: 'XObject', Subtype: 'Image', ...size});
    picture.end(Buffer.from([255]));
    const slot: PictureSlot = {kind: 'picture', id, box, image: picture.id};
    return this.add(slot, '', {XObject: {Picture: picture}});
  }

  /** Returns characters that slots cannot show. */
  lost(text: string): string[] {
    const known = new Set(
      this.lettersOf(false)
        .map(({letters}) => letters)
        .join(''),
    );
    return [...text].filter((character) => !known.has(character));
  }

  draw(name: string): void {
    const {page} = this.doc;
    Object.assign(page.xobjects as object, {[name]: this.drawings[name]});
    // Pages are written from the top down, slots from the bottom up.
    this.doc.addContent(`q 1 0 0 -1 0 ${page.height} cm /${name} Do Q`);
  }

  private add(facts: Slot, content: string, Resources: object = {}): string {
    const {width, height} = this.doc.page;
    const drawing = this.doc.ref({Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources});
    drawing.compress = false;
    drawing.end(`${comment(marks.slot, facts)}\n${content}`);
    const name = `Slot${Object.keys(this.drawings).length}`;
    this.drawings[name] = drawing;
    return name;
  }

  /** Puts all letters of the regular or the bold fonts into the file: what is written in a slot later may need any. */
  private lettersOf(bold: boolean): FileLetters[] {
    let fonts = this.letters.get(bold);
    if (!fonts) {
      fonts = slotFontsOf(bold).map((font) => this.encoded(font));
      this.letters.set(bold, fonts);
      const table = this.doc.ref({});
      table.compress = false;
      table.end(comment(marks.letters, {bold, fonts: fonts.map(({ref: _, ...letters}) => letters)}));
    }
    return fonts;
  }

  private encoded(file: string): FileLetters {
    this.doc.font(file);
    const {_font: font} = this.internals;
    const letters = font.font.characterSet.filter(isLetter).map((code) => String.fromCodePoint(code));
    const encoded = letters.map((letter) => font.encode(letter));
    return {
      font: font.id,
      letters: letters.join(''),
      codes: encoded.map(([[code]]) => code).join(''),
      widths: encoded.map(([, [place]]) => Math.round(place?.advanceWidth ?? 0)),
      ref: font.ref(),
    };
  }
}
