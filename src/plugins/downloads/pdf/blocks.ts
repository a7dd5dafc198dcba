/** The blocks of a text, drawn on sheets. Lengths in points. */
import type {Code, Heading, Image, List, ListItem, Paragraph, RootContent, Table} from 'mdast';
import type {Math} from 'mdast-util-math';
import {toString} from 'mdast-util-to-string';
import type {DownloadsContent} from '../../../content/downloads';
import {palette} from '../../brand/palette';
import {type Run, widthsOf} from '../../pdf/lines';
import {area, type Part, type Sheet} from '../../pdf/sheet';
import {columnWidths} from './columns';
import {runsOf} from './runs';

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
/** Boxes and tables below this height are not broken: at most a third of a page stays empty before them. */
const keptWhole = (area.bottom - area.top) / 3;
/** Between blocks. */
const gap = 7;
const headings: Readonly<Record<number, {size: number; before: number; after: number}>> = {
  1: {size: 17, before: 22, after: 6},
  2: {size: 15, before: 20, after: 6},
  3: {size: 11.5, before: 12, after: 3},
  4: {size: 10, before: 8, after: 2},
};

/** A picture alone in its paragraph. */
function pictureIn({children}: Paragraph): Image | undefined {
  const [only] = children;
  return children.length === 1 && only?.type === 'image' ? only : undefined;
}

/**
 * Height of the first of these blocks that stays on one page: all of a checklist, of a short box and of a line that
 * introduces the next block, together with the beginning of that; the first lines of anything else.
 */
function beginning(draft: Draft, nodes: readonly RootContent[], width: number): number {
  const [node, ...rest] = nodes;
  switch (node?.type) {
    case 'heading': {
      const {before, after, height} = headingLayout(draft, node, width);
      return before + height + after + beginning(draft, rest, width);
    }
    case 'paragraph': {
      const picture = pictureIn(node);
      if (picture) {
        return figureLayout(draft, picture, width).height;
      }
      const {length} = paragraphLines(draft, node, width);
      return introduces(length, rest)
        ? length * lineHeight + gap + beginning(draft, rest, width)
        : Math.min(length, 5) * lineHeight;
    }
    case 'list': {
      const points = typeof node.children[0]?.checked === 'boolean' ? node.children.length : 0;
      return points > 0 && points <= 15 ? points * 20 : 5 * lineHeight;
    }
    case 'table':
      return tableLayout(draft, node, width).beginning;
    case 'code':
    case 'math':
      return codeLayout(draft, node, width).beginning;
    default:
      return node ? 5 * lineHeight : 0;
  }
}

/** Whether a paragraph of so many lines leads to a block that means little without it. */
const introduces = (lines: number, [next]: readonly RootContent[]) =>
  lines <= 3 && next !== undefined && ['code', 'math', 'table', 'list'].includes(next.type);

function headingLayout({sheet}: Draft, node: Heading, width: number) {
  const look = headings[node.depth] ?? headings[4]!;
  const text = toString(node);
  const lines = sheet.lines([{text, bold: true}], width, look.size);
  return {...look, text, lines, height: lines.length * look.size * 1.25};
}

function heading(
  draft: Draft,
  node: Heading,
  {x, width, parent}: Place,
  following: readonly RootContent[],
): void {
  const {sheet} = draft;
  const {size, before, after, text, lines, height} = headingLayout(draft, node, width);
  if (sheet.y > area.top) {
    sheet.y += before;
  }
  sheet.room(height + after + beginning(draft, following, width));
  if (node.depth <= 2) {
    sheet.doc.outline.addItem(text);
  }
  sheet.tagged(`H${Math.min(node.depth, 6)}`, parent, () => sheet.paragraph(lines, x, {size, leading: 1.25}));
  sheet.y += after;
}

const paragraphLines = ({sheet, addressOf}: Draft, node: Paragraph, width: number) =>
  sheet.lines(runsOf(node.children, addressOf), width, body.size);

function paragraph(
  draft: Draft,
  node: Paragraph,
  {x, width, parent}: Place,
  following: readonly RootContent[],
): void {
  const picture = pictureIn(node);
  if (picture) {
    figure(draft, picture, {x, width, parent});
    return;
  }
  const {sheet} = draft;
  const lines = paragraphLines(draft, node, width);
  if (introduces(lines.length, following)) {
    sheet.room(beginning(draft, [node, ...following], width));
  }
  sheet.tagged('P', parent, () => sheet.paragraph(lines, x, body));
  sheet.y += gap;
}

function figureLayout({sheet, pictureOf}: Draft, {url, title}: Image, width: number) {
  const {data, ...size} = pictureOf(url);
  const scale = Math.min(width / size.width, 300 / size.height, 1);
  const caption = title ? sheet.lines([{text: title}], width, 8.5) : [];
  return {
    data,
    width: size.width * scale,
    pictureHeight: size.height * scale,
    caption,
    height: size.height * scale + caption.length * 12 + gap,
  };
}

function figure(draft: Draft, node: Image, {x, width, parent}: Place): void {
  const {sheet} = draft;
  const layout = figureLayout(draft, node, width);
  sheet.room(layout.height);
  const part = sheet.part('Figure', parent, {alt: node.alt ?? ''});
  part.add(() => sheet.doc.image(layout.data, x, sheet.y, {width: layout.width}));
  sheet.y += layout.pictureHeight + 4;
  if (layout.caption.length > 0) {
    sheet.tagged('Caption', parent, () =>
      sheet.paragraph(layout.caption, x, {size: 8.5, colour: palette.muted}),
    );
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
    const line = sheet.oneLine([{text: label}], indent, body.size);
    sheet.tagged('Lbl', part, () => sheet.line(line, place.x, sheet.y, {...body, colour: palette.muted}));
  }
  const inside = {x: place.x + indent, width: place.width - indent, parent: sheet.part('LBody', part)};
  blocks(draft, item.children, inside);
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

const tableLook = {size: 8.75, lineHeight: 8.75 * 1.4, side: 5, above: 4} as const;

function tableLayout({sheet, addressOf}: Draft, node: Table, width: number) {
  const {size, side, above} = tableLook;
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
    const cells = row.map((runs, column) => sheet.lines(runs, (widths[column] ?? 0) - 2 * side, size));
    const height = Math.max(...cells.map((lines) => lines.length)) * tableLook.lineHeight + 2 * above;
    return {cells, height};
  });
  const heightOf = (part: typeof laidOut) => part.reduce((sum, row) => sum + row.height, 0);
  const whole = heightOf(laidOut);
  // The head is not left with a single row.
  return {widths, laidOut, beginning: whole < keptWhole ? whole : heightOf(laidOut.slice(0, 3))};
}

function table(draft: Draft, node: Table, {x, width, parent}: Place): void {
  const {sheet} = draft;
  const {size, side, above, lineHeight: height} = tableLook;
  const {widths, laidOut, beginning: kept} = tableLayout(draft, node, width);
  const part = sheet.part('Table', parent);

  const draw = (row: (typeof laidOut)[number], repeated: boolean) => {
    const isHead = row === laidOut[0];
    const top = sheet.y;
    sheet.decoration((doc) => {
      if (isHead) {
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
            colour: isHead ? palette.muted : palette.text,
          }),
        );
      if (tableRow) {
        sheet.tagged(isHead ? 'TH' : 'TD', tableRow, cell);
      } else {
        sheet.decoration(cell);
      }
      left += widths[column] ?? 0;
    });
    sheet.y += row.height;
  };

  sheet.room(kept);
  const [head] = laidOut;
  laidOut.forEach((row, index) => {
    // Nor does the last row go alone.
    const last = index === laidOut.length - 2 ? laidOut.at(-1) : undefined;
    const together = row.height + (last?.height ?? 0);
    if (head && row !== head && sheet.y + together > area.bottom) {
      sheet.room(area.bottom);
      draw(head, true);
    }
    draw(row, false);
  });
  sheet.y += gap + 3;
}

const codeLook = {size: 8.5, lineHeight: 8.5 * 1.45, padding: 9, fewestLines: 6} as const;

function codeLayout({sheet}: Draft, node: Code | Math, width: number) {
  const {size, lineHeight: height, padding, fewestLines} = codeLook;
  const lines = node.value
    .split('\n')
    .flatMap((text) =>
      sheet.lines([{text: text.replaceAll(' ', '\u00a0'), mono: true}], width - 2 * padding, size),
    );
  const whole = lines.length * height + 2 * padding;
  return {lines, beginning: whole < keptWhole ? whole : fewestLines * height + 2 * padding};
}

function code(draft: Draft, node: Code | Math, {x, width, parent}: Place): void {
  const {sheet} = draft;
  const {size, lineHeight: height, padding, fewestLines} = codeLook;
  const {lines, beginning: kept} = codeLayout(draft, node, width);
  sheet.room(kept);
  const part = sheet.part('Code', parent);
  let rest = lines;
  while (rest.length > 0) {
    const fits = Math.max(1, Math.floor((area.bottom - sheet.y - 2 * padding) / height));
    // The next page does not get a line or two alone.
    const count =
      fits >= rest.length ? fits : Math.max(fewestLines, Math.min(fits, rest.length - fewestLines));
    const now = rest.slice(0, count);
    rest = rest.slice(count);
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
  blocks(draft, children, inside);
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

/** @param following the blocks after it */
function block(draft: Draft, node: RootContent, place: Place, following: readonly RootContent[]): void {
  switch (node.type) {
    case 'heading':
      return heading(draft, node, place, following);
    case 'paragraph':
      return paragraph(draft, node, place, following);
    case 'list':
      return list(draft, node, place);
    case 'table':
      return table(draft, node, place);
    case 'code':
    case 'math':
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

function blocks(draft: Draft, nodes: readonly RootContent[], place: Place): void {
  nodes.forEach((node, index) => block(draft, node, place, nodes.slice(index + 1)));
}

/** Draws the blocks of a text in the written area. */
export function drawBlocks(draft: Draft, nodes: readonly RootContent[]): void {
  blocks(draft, nodes, {x: area.left, width: area.width, parent: draft.sheet.root});
}
