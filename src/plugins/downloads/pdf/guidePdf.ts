/** A guide as a printable handbook with boxes to tick. Lengths in points. */
import type {DownloadsContent} from '../../../content/downloads';
import {palette} from '../../brand/palette';
import {area, Sheet} from '../../pdf/sheet';
import {loadFonts} from '../../pdf/fonts';
import type {Guide} from '../guide';
import {drawBlocks} from './blocks';
import type {PdfPicture} from './draft';
import {signOnAccent} from './sign';

export interface GuidePdfFacts {
  /** Language that the guide is written in. */
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
    const name = sheet.oneLine([{text: brand.name, bold: true}], 200, 13);
    const kind = sheet.oneLine([{text: words.kind}], 300, 9.5);
    sheet.line(name, area.left + 26, 13, {size: 13, colour});
    sheet.line(kind, area.right - kind.width, 16, {size: 9.5, colour});
  });
  sheet.y = bandHeight + 26;
  const lines = sheet.lines([{text: title, bold: true}], area.width, 24);
  sheet.tagged('H1', sheet.root, () => sheet.paragraph(lines, area.left, {size: 24, leading: 1.2}));
  sheet.y += 4;
  const summary = sheet.lines([{text: description}], area.width, 11);
  sheet.tagged('P', sheet.root, () => sheet.paragraph(summary, area.left, {size: 11, colour: palette.muted}));
  sheet.y += 14;
}

/** Whose sheet it is: three lines to write on. */
function fields(sheet: Sheet, {words}: GuidePdfFacts): void {
  const gap = 16;
  const shares = [
    [words.client, 0.42],
    [words.date, 0.22],
    [words.completedBy, 0.36],
  ] as const;
  let x: number = area.left;
  shares.forEach(([label, share]) => {
    const width = (area.width - 2 * gap) * share;
    const line = sheet.oneLine([{text: label}], width, 8);
    sheet.tagged('P', sheet.root, () => sheet.line(line, x, sheet.y, {size: 8, colour: palette.muted}));
    sheet.textField(x, sheet.y + 12, width, 18, label);
    x += width + gap;
  });
  sheet.y += 46;
}

/** The cards of the guide, two beside each other. */
function cards(sheet: Sheet, {words}: GuidePdfFacts, {cards: all}: Guide): void {
  if (all.length === 0) {
    return;
  }
  const gap = 12;
  const padding = 12;
  const width = (area.width - gap) / 2;
  const inside = width - 2 * padding;
  const heading = sheet.lines([{text: words.inShort, bold: true}], area.width, 15);
  sheet.tagged('H2', sheet.root, () => sheet.paragraph(heading, area.left, {size: 15, leading: 1.25}));
  sheet.y += 6;
  const laidOut = all.map(({title, points}) => {
    const name = sheet.lines([{text: title, bold: true}], inside, 11);
    const texts = points.map((point) => sheet.lines([{text: point}], inside - 10, 9.25));
    const height = name.length * 15.5 + texts.flat().length * 13.2 + points.length * 2 + 2 * padding + 3;
    return {name, texts, height};
  });
  for (let row = 0; row < laidOut.length; row += 2) {
    const pair = laidOut.slice(row, row + 2);
    const height = Math.max(...pair.map((card) => card.height));
    sheet.room(height);
    const top = sheet.y;
    pair.forEach(({name, texts}, index) => {
      const x = area.left + index * (width + gap);
      sheet.decoration((doc) => doc.roundedRect(x, top, width, height, 6).fill(palette['bg-soft']));
      let y = top + padding;
      const part = sheet.part('Sect');
      sheet.tagged('H3', part, () =>
        name.forEach((line) => {
          sheet.line(line, x + padding, y, {size: 11, leading: 1.4});
          y += 15.5;
        }),
      );
      y += 3;
      const points = sheet.part('L', part);
      for (const lines of texts) {
        const item = sheet.part('LI', points);
        const dot = y;
        sheet.decoration((doc) => doc.circle(x + padding + 2, dot + 6.8, 1.5).fill(palette.accent));
        sheet.tagged('LBody', item, () =>
          lines.forEach((line) => {
            sheet.line(line, x + padding + 10, y, {size: 9.25, leading: 1.4});
            y += 13.2;
          }),
        );
        y += 2;
      }
    });
    sheet.y = top + height + gap;
  }
  sheet.y += 2;
}

function footers(sheet: Sheet, {brand, words, address}: GuidePdfFacts, {title}: Guide): void {
  sheet.onEveryPage((page, of) => {
    const look = {size: 8, colour: palette.muted};
    const top = 797;
    sheet.rule(top - 8);
    const number = sheet.oneLine([{text: words.page(page, of)}], 200, look.size);
    sheet.line(number, area.right - number.width, top, look);
    const name = sheet.oneLine([{text: `${brand.name} · ${title}`}], 380, look.size);
    sheet.line(name, area.left, top, look);
    const online = sheet.oneLine(
      [{text: `${words.online} `}, {text: address, link: address}],
      480,
      look.size,
    );
    sheet.line(online, area.left, top + 12, look);
  });
}

/**
 * The PDF of a guide.
 *
 * @throws Error where a character or picture cannot be shown, with what to do
 */
export async function guidePdf(guide: Guide, facts: GuidePdfFacts): Promise<Buffer> {
  const {brand, language} = facts;
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
  fields(sheet, facts);
  cards(sheet, facts, guide);
  drawBlocks({sheet, pictureOf: facts.pictureOf}, guide.tree.children);
  footers(sheet, facts, guide);
  return sheet.finish();
}
