/** A4 sheets with a writing position that moves down and on to the next page. Lengths in mm, type sizes in points. */
import {jsPDF} from 'jspdf';
import {palette} from './palette';
import {toWinAnsi} from './winAnsi';

/** Edges of the written area. */
export const area = {left: 18, right: 192, width: 174, top: 22, bottom: 274} as const;

const mmPerPoint = 25.4 / 72;
const leading = 1.35;

/** How a text is set: sizes in points, widths in millimetres. */
export interface TextLook {
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'right';
  /** Breaks lines at this width. */
  width?: number;
}

/** Height of a line of a type size. */
export const lineHeight = (size: number): number => size * mmPerPoint * leading;

/** The sheets of one document. Blocks move the writing position; what needs room takes the next page. */
export class Sheet {
  readonly doc = new jsPDF({unit: 'mm', format: 'a4', compress: true});
  /** Where the next block begins. */
  y: number = area.top;

  constructor({
    language,
    title,
    author,
    date,
  }: {
    language: string;
    title: string;
    author: string;
    date: Date;
  }) {
    // The library knows the common ones, and leaves others out.
    this.doc.setLanguage(language as Parameters<typeof this.doc.setLanguage>[0]);
    this.doc.setDocumentProperties({title, author, creator: author});
    this.doc.setCreationDate(date);
    this.doc.viewerPreferences({DisplayDocTitle: true});
  }

  private set({size = 10, bold = false, colour = palette.text}: TextLook): void {
    this.doc
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(colour);
  }

  /** Lines of a text at a width. */
  lines(text: string, look: TextLook): string[] {
    this.set(look);
    const plain = toWinAnsi(text);
    return look.width ? (this.doc.splitTextToSize(plain, look.width) as string[]) : [plain];
  }

  /**
   * Writes a text with its first baseline at `y`.
   *
   * @returns where the line after it would have its baseline
   */
  text(text: string, x: number, y: number, look: TextLook = {}): number {
    const lines = this.lines(text, look);
    this.doc.text(lines, x, y, {align: look.align, lineHeightFactor: leading});
    return y + lines.length * lineHeight(look.size ?? 10);
  }

  /** The largest size up to the wanted one at which a line fits. */
  fit(text: string, width: number, look: TextLook & {size: number}): number {
    this.set(look);
    return Math.min(look.size, (look.size * width) / this.doc.getTextWidth(toWinAnsi(text)));
  }

  box(x: number, y: number, width: number, height: number, fill: string, radius = 0): void {
    this.doc.setFillColor(fill);
    if (radius) {
      this.doc.roundedRect(x, y, width, height, radius, radius, 'F');
    } else {
      this.doc.rect(x, y, width, height, 'F');
    }
  }

  /** Draws a JPEG picture. */
  picture(jpeg: Uint8Array, x: number, y: number, width: number, height: number): void {
    this.doc.addImage(jpeg, 'JPEG', x, y, width, height);
  }

  rule(y: number, from: number = area.left, to: number = area.right): void {
    this.doc.setDrawColor(palette.line).setLineWidth(0.25).line(from, y, to, y);
  }

  /** Makes an area open an address. */
  link(address: string, x: number, y: number, width: number, height: number): void {
    this.doc.link(x, y, width, height, {url: address});
  }

  /** Begins a new page where less than this height is left. */
  room(height: number): void {
    if (this.y + height > area.bottom) {
      this.doc.addPage();
      this.y = area.top;
    }
  }

  /** A heading that stays with at least the given height of what follows. */
  heading(text: string, following: number): void {
    this.room(14 + following);
    this.y = this.text(text, area.left, this.y + 6, {size: 13, bold: true}) + 0.5;
  }

  /** Draws something on every page, at the end. */
  onEveryPage(draw: (page: number, of: number) => void): void {
    const of = this.doc.getNumberOfPages();
    for (let page = 1; page <= of; page++) {
      this.doc.setPage(page);
      draw(page, of);
    }
  }
}
