/** Context of the blocks of a text on sheets. Lengths in points. */
import type {Part, Sheet} from '../../../pdf/plugin';

export interface PdfPicture {
  /** PNG or JPEG. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly text?: string;
}

/** Context of a block besides the sheet. */
export interface Draft {
  readonly sheet: Sheet;
  readonly pictureOf: (url: string) => PdfPicture;
}

/** Column of a block, and its parent in the structure tree. */
export interface Place {
  readonly x: number;
  readonly width: number;
  readonly parent: Part;
}

/** Space between blocks. */
export const gap = 7;
