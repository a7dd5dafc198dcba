/** A guide as a printable handbook with boxes to tick. Lengths in points. */
import type {DownloadsContent} from '../../../../content/downloads';
import {palette} from '../../../../site/brand/palette';
import {Sheet, area, loadFonts} from '../../../pdf/plugin';
import {drawRows, whoseRow} from '../sheets/formRows';
import type {Guide} from '../guide';
import {drawBlocks} from './blocks';
import type {PdfPicture} from './draft';
import {Resvg} from '@resvg/resvg-js';
import {inColours, siteColours} from '../../../../site/brand/colours.cjs';
import {siteLogo} from '../../../../site/brand/logo.cjs';

/** Pixels of the logo: 300 dpi at a width of 20 points. */
const pixels = 84;

const inverted = {accent: 'on-accent', 'on-accent': 'accent'} as const;

/** Renders the logo for a band in the accent colour, as a square PNG: inverted or, with other colours, on a tile. */
function signOnAccent(): Buffer {
  const {
    box: [x, y, width, height],
    inside,
    hasOwnColours,
  } = siteLogo();
  const drawing = (drawn: string, edge: number) =>
    `<svg x="${edge}" y="${edge}" width="${100 - 2 * edge}" height="${100 - 2 * edge}" viewBox="${x} ${y} ${width} ${height}">${drawn}</svg>`;
  const content = hasOwnColours
    ? `<rect width="100" height="100" rx="22" fill="var(--on-accent)"/>${drawing(inside, 14)}`
    : drawing(
        inside.replaceAll(
          /var\(--(accent|on-accent)\)/g,
          (_, name: keyof typeof inverted) => `var(--${inverted[name]})`,
        ),
        0,
      );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;
  return new Resvg(inColours(svg, siteColours()), {fitTo: {mode: 'width', value: pixels}}).render().asPng();
}

export interface GuidePdfFacts {
  readonly language: string;
  readonly brand: {readonly name: string; readonly contactEmail: string};
  /** Whole address of the guide's page. */
  readonly address: string;
  readonly pictureOf: (url: string) => PdfPicture;
  readonly words: DownloadsContent;
}

function header(sheet: Sheet, {brand, words}: GuidePdfFacts, {title, description}: Guide): void {
  const bandHeight = 46;
  sheet.decoration((doc) => {
    doc.rect(0, 0, doc.page.width, bandHeight).fill(palette.accent);
    doc.image(signOnAccent(), area.left, 13, {width: 20});
  });
  const colour = palette['on-accent'];
  sheet.tagged('P', sheet.root, () => {
    sheet.put(brand.name, [area.left + 26, 13, 200], {size: 13, bold: true, colour});
    sheet.put(words.kind, [area.right - 300, 16, 300], {size: 9.5, colour, align: 'right'});
  });
  sheet.y = bandHeight + 26;
  sheet.write('H1', title, {size: 24, leading: 1.2, bold: true});
  sheet.y += 4;
  sheet.write('P', description, {size: 11, colour: palette.muted});
  sheet.y += 14;
}

/** Draws the guide's cards, two per row. */
function cards(sheet: Sheet, {words}: GuidePdfFacts, {cards: all}: Guide): void {
  if (all.length === 0) {
    return;
  }
  const gap = 12;
  const padding = 12;
  const width = (area.width - gap) / 2;
  const inside = width - 2 * padding;
  sheet.write('H2', words.inShort, {size: 15, leading: 1.25, bold: true});
  sheet.y += 6;
  const [title, point] = [
    {size: 11, leading: 1.4, bold: true},
    {size: 9.25, leading: 1.43},
  ];
  const heightOf = (text: string, {bold, size, leading}: typeof title, room: number) =>
    sheet.lines([{text, bold}], room, size).length * size * leading;
  const heights = all.map(
    (card) =>
      heightOf(card.title, title, inside) +
      card.points.reduce((sum, text) => sum + heightOf(text, {...point, bold: false}, inside - 10) + 2, 3) +
      2 * padding,
  );
  for (let row = 0; row < all.length; row += 2) {
    const height = Math.max(...heights.slice(row, row + 2));
    sheet.room(height);
    const top = sheet.y;
    all.slice(row, row + 2).forEach((card, index) => {
      const x = area.left + index * (width + gap);
      sheet.decoration((doc) => doc.roundedRect(x, top, width, height, 6).fill(palette['bg-soft']));
      const column = {x: x + padding, width: inside, parent: sheet.part('Sect')};
      sheet.y = top + padding;
      sheet.write('H3', card.title, title, column);
      sheet.y += 3;
      const points = sheet.part('L', column.parent);
      for (const text of card.points) {
        sheet.decoration((doc) => doc.circle(column.x + 2, sheet.y + 6.8, 1.5).fill(palette.accent));
        const place = {x: column.x + 10, width: inside - 10, parent: sheet.part('LI', points)};
        sheet.write('LBody', text, point, place);
        sheet.y += 2;
      }
    });
    sheet.y = top + height + gap;
  }
  sheet.y += 2;
}

/** Makes the PDF of a guide. Throws with a remedy for a character or picture that cannot be shown. */
export async function guidePdf(guide: Guide, facts: GuidePdfFacts): Promise<Buffer> {
  const {address, brand, language, words} = facts;
  const sheet = new Sheet(
    {
      language,
      title: `${guide.title} | ${brand.name}`,
      author: brand.name,
      subject: guide.description,
    },
    await loadFonts(),
  );
  header(sheet, facts, guide);
  const {client, date, completedBy} = words;
  drawRows(sheet, [whoseRow], {rows: {}, labels: {client, date, completedBy}}, sheet.root, 2);
  sheet.y += 12;
  cards(sheet, facts, guide);
  drawBlocks({sheet, pictureOf: facts.pictureOf}, guide.tree.children);
  const online = [{text: `${words.online} `}, {text: address, link: address}];
  sheet.foot(`${brand.name} · ${guide.title}`, words.page, online);
  return sheet.finish();
}
