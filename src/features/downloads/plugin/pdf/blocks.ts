/** Draws the blocks of a text on sheets. Lengths in points. */
import type {
  Blockquote,
  FootnoteDefinition,
  Heading,
  Image,
  List,
  ListItem,
  Nodes,
  Paragraph,
  RootContent,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {palette} from '../../../../site/brand/palette';
import {drawCheckBox, area} from '../../../pdf/plugin';
import {code, codeLayout} from './code';
import {type Draft, gap, type Place} from './draft';
import {noteOf, runsOf} from './runs';
import {table, tableLayout} from './table';

const body = {size: 10} as const;
const lineHeight = 14.5;
const headings: Readonly<Record<number, {size: number; before: number; after: number}>> = {
  1: {size: 17, before: 22, after: 6},
  2: {size: 15, before: 20, after: 6},
  3: {size: 11.5, before: 12, after: 3},
  4: {size: 10, before: 8, after: 2},
};

/** Returns the picture of a paragraph without other content. */
function pictureIn({children}: Paragraph): Image | undefined {
  const [only] = children;
  return children.length === 1 && only?.type === 'image' ? only : undefined;
}

/**
 * Returns the minimum height that the first blocks need on one page: an entire checklist or short box, a line with the
 * beginning of the block that it introduces, or the first lines of others.
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

/** True if a paragraph of so many lines introduces the next block. */
const introduces = (lines: number, [next]: readonly RootContent[]) =>
  lines <= 3 && next !== undefined && ['code', 'math', 'table', 'list'].includes(next.type);

function headingLayout({sheet}: Draft, node: Heading, width: number) {
  const look = headings[node.depth] ?? headings[4]!;
  const text = toString(node);
  const lines = sheet.lines(runsOf(node.children, {bold: true}), width, look.size);
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

const captionLook = {size: 8.5, colour: palette.muted} as const;

const paragraphLines = ({sheet}: Draft, node: Paragraph, width: number) =>
  sheet.lines(runsOf(node.children), width, body.size);

function paragraph(
  draft: Draft,
  node: Paragraph,
  {x, width, parent}: Place,
  following: readonly RootContent[],
): void {
  const picture = pictureIn(node);
  if (picture) {
    figure(draft, picture, {x, width, parent}, following);
    return;
  }
  const {sheet} = draft;
  if (node.data?.part === 'caption') {
    const lines = captionLines(draft, node, width);
    sheet.tagged('Caption', parent, () => sheet.paragraph(lines, x, captionLook));
    sheet.y += gap;
    return;
  }
  const lines = paragraphLines(draft, node, width);
  if (introduces(lines.length, following)) {
    sheet.room(beginning(draft, [node, ...following], width));
  }
  const look = node.data?.part === 'title' ? {...body, colour: palette.accent} : body;
  sheet.tagged('P', parent, () => sheet.paragraph(lines, x, look));
  sheet.y += gap;
}

const captionLines = ({sheet}: Draft, node: Paragraph, width: number) =>
  sheet.lines(runsOf(node.children), width, captionLook.size);

function figureLayout({sheet, pictureOf}: Draft, {url}: Image, width: number) {
  const {data, text = '', ...size} = pictureOf(url);
  sheet.requireLetters(text);
  const scale = Math.min(width / size.width, 300 / size.height, 1);
  return {data, width: size.width * scale, height: size.height * scale};
}

/** @param following blocks after the picture; the first may be its caption */
function figure(draft: Draft, node: Image, {x, width, parent}: Place, [next]: readonly RootContent[]): void {
  const {sheet} = draft;
  const layout = figureLayout(draft, node, width);
  const title: Paragraph = {
    type: 'paragraph',
    data: {part: 'caption'},
    children: [{type: 'text', value: node.title ?? ''}],
  };
  const hasCaption = next?.type === 'paragraph' && next.data?.part === 'caption';
  const caption = hasCaption || node.title ? captionLines(draft, hasCaption ? next : title, width) : [];
  sheet.room(layout.height + caption.length * 12 + gap);
  const part = sheet.part('Figure', parent, {alt: node.alt ?? ''});
  part.add(() => sheet.doc.image(layout.data, x, sheet.y, {width: layout.width}));
  sheet.y += layout.height + (caption.length > 0 ? 4 : gap);
  if (node.title && !hasCaption) {
    paragraph(draft, title, {x, width, parent}, []);
  }
}

function listItem(draft: Draft, item: ListItem, label: string, place: Place): void {
  const {sheet} = draft;
  const isTask = typeof item.checked === 'boolean';
  const indent = isTask ? 22 : 18;
  const part = sheet.part('LI', place.parent);
  sheet.room(isTask ? 1.4 * lineHeight : lineHeight);
  if (isTask) {
    drawCheckBox(sheet, [place.x, sheet.y + 1.5, 11], toString(item), part);
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

/** Draws a quotation, or an admonition with its title, with a bar at the side. */
function aside(draft: Draft, {data, children}: Blockquote, {x, width, parent}: Place): void {
  const {sheet} = draft;
  const isRemark = data?.kind !== undefined;
  const inside = {x: x + 14, width: width - 14, parent: sheet.part(isRemark ? 'Note' : 'BlockQuote', parent)};
  sheet.room(3 * lineHeight);
  const [page, top] = [sheet.doc.page, sheet.y];
  blocks(draft, children, inside);
  const begins = sheet.doc.page === page ? top : area.top;
  const ends = sheet.y - gap;
  sheet.decoration((doc) => doc.rect(x, begins, 3, Math.max(ends - begins, 0)).fill(palette.accent));
  sheet.y += 3;
}

/** Draws a footnote. A line precedes the first. */
function footnote(draft: Draft, node: FootnoteDefinition, place: Place, isFirst: boolean): void {
  const {sheet} = draft;
  const indent = 18;
  if (isFirst) {
    sheet.room(3 * lineHeight);
    rule(draft, place);
  }
  const part = sheet.part('Note', place.parent);
  const number = node.label ?? node.identifier;
  const label = sheet.oneLine([{text: number, ids: [noteOf(number)]}], indent, captionLook.size);
  sheet.room(lineHeight);
  sheet.tagged('Lbl', part, () => sheet.line(label, place.x, sheet.y, captionLook));
  blocks(draft, node.children, {x: place.x + indent, width: place.width - indent, parent: part});
}

function rule({sheet}: Draft, {x, width}: Place): void {
  sheet.decoration((doc) =>
    doc
      .lineWidth(0.6)
      .moveTo(x, sheet.y)
      .lineTo(x + width, sheet.y)
      .stroke(palette.line),
  );
  sheet.y += gap;
}

/** @param isFirst first of its kind */
function block(
  draft: Draft,
  node: RootContent,
  place: Place,
  following: readonly RootContent[],
  isFirst: boolean,
): void {
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
      return aside(draft, node, place);
    case 'footnoteDefinition':
      return footnote(draft, node, place, isFirst);
    case 'thematicBreak':
      return rule(draft, place);
    default:
      throw new Error(`a PDF cannot show a "${node.type}" between blocks.`);
  }
}

function blocks(draft: Draft, nodes: readonly RootContent[], place: Place): void {
  nodes.forEach((node, index) =>
    block(draft, node, place, nodes.slice(index + 1), nodes[index - 1]?.type !== node.type),
  );
}

/** Supported node types. */
const drawn = new Set<Nodes['type']>([
  ...(['blockquote', 'break', 'code', 'delete', 'emphasis', 'footnoteDefinition', 'heading'] as const),
  ...(['footnoteReference', 'image', 'inlineCode', 'inlineMath', 'link', 'list', 'listItem'] as const),
  ...(['math', 'paragraph', 'root', 'strong', 'table', 'tableCell', 'tableRow'] as const),
  ...(['text', 'textDirective', 'thematicBreak'] as const),
]);

/** @throws Error with the heading above an unsupported node */
function requireDrawn(nodes: readonly RootContent[]): void {
  let above = '';
  visit({type: 'root', children: [...nodes]} as Nodes, (node) => {
    if (node.type === 'heading') {
      above = toString(node);
    } else if (!drawn.has(node.type)) {
      throw new Error(`below "${above}", there is a "${node.type}" that a PDF cannot show.`);
    }
  });
}

/** Draws the blocks of a text in the content area. */
export function drawBlocks(draft: Draft, nodes: readonly RootContent[]): void {
  requireDrawn(nodes);
  blocks(draft, nodes, {x: area.left, width: area.width, parent: draft.sheet.root});
}
