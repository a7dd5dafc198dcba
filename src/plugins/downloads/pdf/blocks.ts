/** The blocks of a text, drawn on sheets. Lengths in points. */
import type {Heading, Image, List, ListItem, Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {palette} from '../../brand/palette';
import {area} from '../../pdf/sheet';
import {code, codeLayout} from './code';
import {type Draft, gap, type Place} from './draft';
import {runsOf} from './runs';
import {table, tableLayout} from './table';

const body = {size: 10} as const;
const lineHeight = 14.5;
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
