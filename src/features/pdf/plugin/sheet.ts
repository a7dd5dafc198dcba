/** A4 sheets, written from top to bottom and tagged for screen readers. Lengths in points. */
import {buffer} from 'node:stream/consumers';
import type {Line, Run} from '../lines';
import {palette} from '../../../site/brand/palette';
import type {FontSource} from './fonts';
import {SlotWriter} from './slotWriter';
import {readable, requireFound, type SheetFacts, TypesetDocument} from './typesetDocument';

export const area = {left: 56, right: 539, width: 483, top: 58, bottom: 772} as const;

/** Height of the brand band at the top of a page, and of the bar without a brand. */
export const bandHeight = 46;
const barHeight = 6;

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

export class Sheet extends TypesetDocument {
  readonly root: Part;
  readonly slots: SlotWriter;
  /** Upper edge of the next block. */
  y: number = area.top;
  private readonly places = new Set<string>();

  /** @param source from `loadFonts` */
  constructor(facts: SheetFacts, source: FontSource) {
    super(facts, source);
    this.slots = new SlotWriter(this.doc, this.internals);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
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
    requireFound(text, this.slots.lost(text));
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
