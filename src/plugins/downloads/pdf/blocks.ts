/** The blocks of a text, drawn on sheets. Lengths in points. */
import type {Code, Heading, Image, List, ListItem, Paragraph, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {DownloadsContent} from '../../../content/downloads';
import {palette} from '../../../lib/pdf/palette';
import {columnWidths} from './columns';
import {type Run, runsOf, widthsOf} from './inline';
import {area, type Part, type Sheet} from './sheet';

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
  readonly words: DownloadsContent;
  /** The whole address that a link means. */
  readonly addressOf: (link: string) => string;
  readonly pictureOf: (url: string) => PdfPicture;
}

/** Column in which a block stands, and the part of the structure that it belongs to. */
interface Place {
  readonly x: number;
  readonly width: number;
  readonly parent: Part;
}

const body = {size: 10} as const;
const lineHeight = 14.5;
/** Between blocks. */
const gap = 7;
const headings: Readonly<Record<number, {size: number; before: number; after: number}>> = {
  1: {size: 17, before: 22, after: 6},
  2: {size: 15, before: 20, after: 6},
  3: {size: 11.5, before: 12, after: 3},
  4: {size: 10, before: 8, after: 2},
};

/** Height of what a heading stays with on its page: all of a checklist, the beginning of anything else. */
function keptBelow(next: RootContent | undefined): number {
  const points =
    next?.type === 'list' && typeof next.children[0]?.checked === 'boolean' ? next.children.length : 0;
  return points > 0 && points <= 15 ? points * 20 : 5 * lineHeight;
}

function heading({sheet}: Draft, node: Heading, {x, width, parent}: Place, next?: RootContent): void {
  const {size, before, after} = headings[node.depth] ?? headings[4]!;
  const text = toString(node);
  const lines = sheet.lines([{text, bold: true}], width, size);
  const height = lines.length * size * 1.25;
  if (sheet.y > area.top) {
    sheet.y += before;
  }
  sheet.room(height + after + keptBelow(next));
  if (node.depth <= 2) {
    sheet.doc.outline.addItem(text);
  }
  sheet.tagged(`H${Math.min(node.depth, 6)}`, parent, () => sheet.paragraph(lines, x, {size, leading: 1.25}));
  sheet.y += after;
}

function paragraph(draft: Draft, node: Paragraph, {x, width, parent}: Place): void {
  const [only] = node.children;
  if (node.children.length === 1 && only?.type === 'image') {
    figure(draft, only, {x, width, parent});
    return;
  }
  const {sheet, addressOf} = draft;
  const lines = sheet.lines(runsOf(node.children, addressOf), width, body.size);
  sheet.tagged('P', parent, () => sheet.paragraph(lines, x, body));
  sheet.y += gap;
}

function figure({sheet, pictureOf}: Draft, {url, alt, title}: Image, {x, width, parent}: Place): void {
  const {data, ...size} = pictureOf(url);
  const scale = Math.min(width / size.width, 300 / size.height, 1);
  const caption = title ? sheet.lines([{text: title}], width, 8.5) : [];
  sheet.room(size.height * scale + caption.length * 12 + gap);
  const part = sheet.part('Figure', parent, {alt: alt ?? ''});
  part.add(() => sheet.doc.image(data, x, sheet.y, {width: size.width * scale}));
  sheet.y += size.height * scale + 4;
  if (caption.length > 0) {
    sheet.tagged('Caption', parent, () => sheet.paragraph(caption, x, {size: 8.5, colour: palette.muted}));
  }
  sheet.y += gap;
}

function listItem(draft: Draft, item: ListItem, label: string, place: Place): void {
  const {sheet} = draft;
  const isTask = typeof item.checked === 'boolean';
  const indent = isTask ? 22 : 18;
  const part = sheet.part('LI', place.parent);
  sheet.room(isTask ? 1.4 * lineHeight : lineHeight);
  if (isTask) {
    sheet.checkBox(place.x, sheet.y + 1.5, 11, toString(item), part);
  } else {
    const line = sheet.lines([{text: label}], indent, body.size)[0]!;
    sheet.tagged('Lbl', part, () => sheet.line(line, place.x, sheet.y, {...body, colour: palette.muted}));
  }
  const inside = {x: place.x + indent, width: place.width - indent, parent: sheet.part('LBody', part)};
  for (const child of item.children) {
    block(draft, child, inside);
  }
  sheet.y += isTask ? -1 : -4;
}

function list(draft: Draft, node: List, place: Place): void {
  const parent = draft.sheet.part('L', place.parent);
  node.children.forEach((item, index) => {
    const label = node.ordered ? `${(node.start ?? 1) + index}.` : '•';
    listItem(draft, item, label, {...place, parent});
  });
  draft.sheet.y += 5;
}

function table({sheet, addressOf}: Draft, node: Table, {x, width, parent}: Place): void {
  const size = 8.75;
  const height = size * 1.4;
  const [side, above] = [5, 4];
  const rows = node.children.map((row, index) =>
    row.children.map((cell): Run[] => runsOf(cell.children, addressOf, index === 0 ? {bold: true} : {})),
  );
  const measure = sheet.measure(size);
  const columns = (rows[0] ?? []).map((_, column) => {
    const widths = rows.map((row) => widthsOf(row[column] ?? [], measure));
    return {
      least: Math.max(...widths.map((cell) => cell.least)) + 2 * side + 1,
      most: Math.max(...widths.map((cell) => cell.most)) + 2 * side + 1,
    };
  });
  const widths = columnWidths(columns, width);
  const laidOut = rows.map((row) => {
    const cells = row.map((runs, column) => sheet.lines(runs, widths[column]! - 2 * side, size));
    return {cells, height: Math.max(...cells.map((lines) => lines.length)) * height + 2 * above};
  });
  const part = sheet.part('Table', parent);

  const draw = (index: number, repeated: boolean) => {
    const row = laidOut[index]!;
    const top = sheet.y;
    sheet.decoration((doc) => {
      if (index === 0) {
        doc.rect(x, top, width, row.height).fill(palette['bg-soft']);
      }
      doc
        .lineWidth(0.6)
        .moveTo(x, top + row.height)
        .lineTo(x + width, top + row.height)
        .stroke(palette.line);
    });
    const tableRow = repeated ? undefined : sheet.part('TR', part);
    let left = x;
    row.cells.forEach((lines, column) => {
      const cell = () =>
        lines.forEach((line, number) =>
          sheet.line(line, left + side, top + above + number * height, {
            size,
            leading: 1.4,
            colour: index === 0 ? palette.muted : palette.text,
          }),
        );
      if (tableRow) {
        sheet.tagged(index === 0 ? 'TH' : 'TD', tableRow, cell);
      } else {
        sheet.decoration(cell);
      }
      left += widths[column]!;
    });
    sheet.y += row.height;
  };

  sheet.room(laidOut.slice(0, 3).reduce((sum, row) => sum + row.height, 0));
  laidOut.forEach((row, index) => {
    if (index > 0 && sheet.y + row.height > area.bottom) {
      sheet.room(area.bottom);
      draw(0, true);
    }
    draw(index, false);
  });
  sheet.y += gap + 3;
}

function code({sheet}: Draft, node: Code, {x, width, parent}: Place): void {
  const size = 8.5;
  const height = size * 1.45;
  const padding = 9;
  const lines = node.value
    .split('\n')
    .flatMap((text) =>
      sheet.lines([{text: text.replaceAll(' ', '\u00a0'), mono: true}], width - 2 * padding, size),
    );
  const whole = lines.length * height + 2 * padding;
  // Kept together where that leaves no page half empty.
  sheet.room(whole < (area.bottom - area.top) * 0.6 ? whole : 6 * height);
  const part = sheet.part('Code', parent);
  let rest = lines;
  while (rest.length > 0) {
    const fits = Math.max(1, Math.floor((area.bottom - sheet.y - 2 * padding) / height));
    const now = rest.slice(0, fits);
    rest = rest.slice(fits);
    const boxHeight = now.length * height + 2 * padding;
    const top = sheet.y;
    sheet.decoration((doc) => doc.roundedRect(x, top, width, boxHeight, 4).fill(palette['bg-soft']));
    part.add(() =>
      now.forEach((line, index) => sheet.line(line, x + padding, top + padding + index * height, {size})),
    );
    sheet.y += boxHeight;
    if (rest.length > 0) {
      sheet.room(area.bottom);
    }
  }
  sheet.y += gap + 2;
}

/** Blocks with a bar at their side: quotations and notes. */
function aside(
  draft: Draft,
  children: readonly RootContent[],
  {x, width, parent}: Place,
  label?: string,
): void {
  const {sheet} = draft;
  const inside = {x: x + 14, width: width - 14, parent: sheet.part(label ? 'Note' : 'BlockQuote', parent)};
  sheet.room(3 * lineHeight);
  const [page, top] = [sheet.doc.page, sheet.y];
  if (label) {
    const lines = sheet.lines([{text: label, bold: true}], inside.width, body.size);
    sheet.tagged('P', inside.parent, () =>
      sheet.paragraph(lines, inside.x, {...body, colour: palette.accent}),
    );
  }
  children.forEach((child) => block(draft, child, inside));
  const begins = sheet.doc.page === page ? top : area.top;
  const ends = sheet.y - gap;
  sheet.decoration((doc) => doc.rect(x, begins, 3, Math.max(ends - begins, 0)).fill(palette.accent));
  sheet.y += 3;
}

/** A note's own title, or the word for its kind. */
function note(draft: Draft, node: {name: string; children: readonly RootContent[]}, place: Place): void {
  const [first, ...rest] = node.children;
  const isLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data;
  const label = isLabel ? toString(first) : (draft.words.notes[node.name] ?? node.name);
  aside(draft, isLabel ? rest : node.children, place, label);
}

/** @param next the block after it */
function block(draft: Draft, node: RootContent, place: Place, next?: RootContent): void {
  switch (node.type) {
    case 'heading':
      return heading(draft, node, place, next);
    case 'paragraph':
      return paragraph(draft, node, place);
    case 'list':
      return list(draft, node, place);
    case 'table':
      return table(draft, node, place);
    case 'code':
      return code(draft, node, place);
    case 'blockquote':
      return aside(draft, node.children, place);
    case 'containerDirective':
      return note(draft, node, place);
    case 'thematicBreak':
      draft.sheet.y += gap;
      return undefined;
    default:
      // Comments, front matter and what is there for the page only.
      return undefined;
  }
}

/** Draws the blocks of a text in the written area. */
export function drawBlocks(draft: Draft, nodes: readonly RootContent[]): void {
  const place = {x: area.left, width: area.width, parent: draft.sheet.root};
  nodes.forEach((node, index) => block(draft, node, place, nodes[index + 1]));
}
