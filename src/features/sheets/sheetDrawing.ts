/**
 * Miniature drawing of a fillable sheet: its first page with outlines for fields and bars for words, below the space for
 * title and logo. Its headings are real text.
 */
import {type FormRow, forms, riskRows, type SheetKind} from '../../data/sheetForms';

/** Width and height of A4 in millimetres, the unit of all lengths here. */
export const paper = {width: 210, height: 297} as const;

const margin = 18;

/** Positions of the sheet's title and of the logo in its corner. */
export const head = {
  name: {x: margin, y: 33},
  sign: {x: paper.width - margin - 30, y: margin, size: 30},
} as const;

export interface SheetDrawing {
  readonly words: string;
  readonly fields: string;
  readonly headings: readonly {readonly x: number; readonly y: number}[];
}

const width = paper.width - 2 * margin;
const top = 58;
const bottom = paper.height - margin;
const between = 4;
/** Width of the label before a row. */
const titleWidth = 42;
/** Height of a checklist item: its box, and the space for a note. */
const tick = 7;
const noteWidth = 62;
const pointsOfPage = 14;

const box = (x: number, y: number, w: number, h: number) =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h-${Math.round(w)}z`;

interface Drawn {
  /** Share of the page's height. */
  readonly height: number;
  draw(y: number, height: number): Partial<SheetDrawing>;
}

const heading: Drawn = {
  height: 1.6,
  draw: (y, height) => ({headings: [{x: margin, y: Math.round(y + height - 3)}]}),
};

function formRow({fields}: FormRow, titled: boolean): Drawn {
  const start = margin + (titled ? titleWidth : 0);
  const room = margin + width - start - (fields.length - 1) * between;
  return {
    height: Math.max(...fields.map(({lines = 1}) => lines)) + 0.9,
    draw(y, height) {
      let x = start;
      const boxes = fields.map(({share}) => {
        const own = box(x, y, room * share, height - 5);
        x += room * share + between;
        return own;
      });
      return {fields: boxes.join(''), words: titled ? box(margin, y + 2, titleWidth - 12, 3) : ''};
    },
  };
}

const point = (index: number): Drawn => ({
  height: 1,
  draw(y, height) {
    const textWidth = width - tick - noteWidth - 3 * between;
    return {
      // Some items take a second line.
      words:
        box(margin + tick + between, y + 1, textWidth, 3) +
        (index % 3 === 1 ? '' : box(margin + tick + between, y + 7, textWidth * (index % 3 ? 0.4 : 0.7), 3)),
      fields: box(margin, y, tick, tick) + box(margin + width - noteWidth, y, noteWidth, height - 4),
    };
  },
});

function partsOf(kind: SheetKind): readonly Drawn[] {
  if (kind === 'checklist') {
    return [heading, ...Array.from({length: pointsOfPage}, (_, index) => point(index))];
  }
  return kind === 'risk-register'
    ? [1, 2].flatMap(() => [heading, ...riskRows.map((row) => formRow(row, false))])
    : forms[kind].flatMap(({rows}) => [heading, ...rows.map((row) => formRow(row, true))]);
}

/** Draws the first page of a sheet to scale. Each part has a heading. */
export function drawSheet(kind: SheetKind): SheetDrawing {
  const parts = partsOf(kind);
  const line = (bottom - top) / parts.reduce((sum, {height}) => sum + height, 0);
  let y = top;
  let words = box(margin, 41, 130, 3) + box(margin, 48, 96, 3);
  let fields = '';
  const headings: SheetDrawing['headings'][number][] = [];
  for (const part of parts) {
    const drawn = part.draw(y, part.height * line);
    words += drawn.words ?? '';
    fields += drawn.fields ?? '';
    headings.push(...(drawn.headings ?? []));
    y += part.height * line;
  }
  return {words, fields, headings};
}
