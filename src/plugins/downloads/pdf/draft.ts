/** What all blocks of a text need that are drawn on sheets. Lengths in points. */
import {area, type Part, type Sheet} from '../../pdf/sheet';

/** A picture as the PDF takes it in. */
export interface PdfPicture {
  /** PNG or JPEG. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What blocks need besides the sheet. */
export interface Draft {
  readonly sheet: Sheet;
  readonly pictureOf: (url: string) => PdfPicture;
}

/** Column in which a block stands, and the part of the structure that it belongs to. */
export interface Place {
  readonly x: number;
  readonly width: number;
  readonly parent: Part;
}

/** Boxes and tables below this height are not broken: at most a third of a page stays empty before them. */
export const keptWhole = (area.bottom - area.top) / 3;
/** Between blocks. */
export const gap = 7;
