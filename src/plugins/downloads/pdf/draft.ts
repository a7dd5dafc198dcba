/** What all blocks of a text need that are drawn on sheets. Lengths in points. */
import type {Part, Sheet} from '../../pdf/sheet';

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

/** Between blocks. */
export const gap = 7;
