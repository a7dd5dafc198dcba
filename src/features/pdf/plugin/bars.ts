import {area, type Part, type Sheet} from './sheet';

/** A bar below its name and its figure. */
interface Bar {
  readonly name: string;
  readonly figure: string;
  /** Rectangles from left to right, each as wide as its share of the written area, from 0 to 1. */
  readonly parts: readonly {readonly share: number; readonly colour: string}[];
}

const size = 9.5;
const lineHeight = 14.5;

/** Height of a bar with what is above it. */
export const barHeight = (height: number) => lineHeight + height + 6;

/** @param height of the bar itself */
export function drawBar(sheet: Sheet, {name, figure, parts}: Bar, height: number, parent: Part): void {
  sheet.tagged('P', parent, () => {
    sheet.put(`${name} `, [area.left, sheet.y, area.width - 210], {size});
    sheet.put(figure, [area.right - 200, sheet.y, 200], {size, bold: true, align: 'right'});
  });
  sheet.decoration((doc) => {
    let x: number = area.left;
    for (const {share, colour} of parts) {
      doc.rect(x, sheet.y + lineHeight, Math.max(share * area.width - 1.7, 0), height).fill(colour);
      x += share * area.width;
    }
  });
  sheet.y += barHeight(height);
}
