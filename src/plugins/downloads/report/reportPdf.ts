/** The sample report as a PDF that names no one but its client: partners hand it on as theirs. Lengths in points. */
import type {RootContent} from 'mdast';
import type {SampleReportContent} from '../../../content/sampleReport';
import {sampleReport} from '../../../data/sampleReport';
import {type ReportBlock, reportSections} from '../../../lib/clientReport';
import {formats} from '../../../lib/format';
import {bandHeight} from '../../../lib/pdf/brandSlot';
import {reportDay, scoreOn} from '../../../lib/securityScore';
import {palette} from '../../brand/palette';
import {loadFonts} from '../../pdf/fonts';
import {area, Sheet} from '../../pdf/sheet';
import {drawBrandedFoot} from '../brandedFoot';
import {drawBlocks} from '../pdf/blocks';

/** What the report is written with. */
export interface ReportPdfFacts {
  readonly language: string;
  readonly words: SampleReportContent['report'];
  /** Words of the blocks that texts have. */
}

const size = 9.5;
const lineHeight = 13.5;
const nameWidth = 128;
/** Between two columns. */
const gutter = 16;
const barHeight = 7;

/** Chapters that begin a page of their own. */
const onNewPage: readonly string[] = ['score', 'findings', 'plan', 'compliance'];

const phrase = (value: string) => ({type: 'text' as const, value});

/** A block as a text has it; facts and bars are drawn here. */
function asText(block: Exclude<ReportBlock, {kind: 'facts' | 'bars'}>): RootContent[] {
  switch (block.kind) {
    case 'title':
      return [{type: 'heading', depth: 3, children: [phrase(block.text)]}];
    case 'text': {
      const label = block.label && {type: 'strong' as const, children: [phrase(`${block.label}. `)]};
      return [{type: 'paragraph', children: [...(label ? [label] : []), phrase(block.text)]}];
    }
    case 'list':
      return [
        {
          type: 'list',
          children: block.items.map((item) => ({
            type: 'listItem',
            children: [{type: 'paragraph', children: [phrase(item)]}],
          })),
        },
      ];
    case 'code':
      return [
        {type: 'paragraph', children: [{type: 'strong', children: [phrase(block.label)]}]},
        {type: 'code', value: block.text},
      ];
    case 'table':
      return [
        {
          type: 'table',
          children: [block.head, ...block.rows].map((row) => ({
            type: 'tableRow',
            children: row.map((cell) => ({type: 'tableCell', children: [phrase(cell)]})),
          })),
        },
      ];
  }
}

/** Names and what they are, a line each; short ones two on a line. */
function facts(sheet: Sheet, {facts: all, short}: Extract<ReportBlock, {kind: 'facts'}>): void {
  const columns = short ? 2 : 1;
  const width = (area.width + gutter) / columns - gutter;
  const names = short ? 66 : nameWidth;
  const list = sheet.part('L');
  for (let row = 0; row < all.length; row += columns) {
    const cells = all.slice(row, row + columns).map(([name, what]) => ({
      name: sheet.lines([{text: name}], names - 8, size),
      what: sheet.lines([{text: what}], width - names, size),
    }));
    const lines = Math.max(...cells.flatMap(({name, what}) => [name.length, what.length]));
    const height = lines * lineHeight + 5;
    sheet.room(height);
    const {y} = sheet;
    cells.forEach(({name, what}, column) => {
      const x = area.left + column * (width + gutter);
      const write = (of: typeof name, left: number, colour: string) =>
        of.forEach((line, index) =>
          sheet.line(line, left, y + index * lineHeight, {size, colour, leading: 1.4}),
        );
      const item = sheet.part('LI', list);
      sheet.tagged('Lbl', item, () => write(name, x, palette.muted));
      sheet.tagged('LBody', item, () => write(what, x + names, palette.text));
    });
    sheet.decoration(() => sheet.rule(y + height - 2.5));
    sheet.y += height;
  }
  sheet.y += 7;
}

/** Bars below their names, each with its figure. */
function bars(sheet: Sheet, {label, bars: all}: Extract<ReportBlock, {kind: 'bars'}>): void {
  const rowHeight = lineHeight + barHeight + 7;
  sheet.room(lineHeight + all.length * rowHeight);
  const caption = sheet.oneLine([{text: label}], area.width, 8.5);
  const list = sheet.part('Sect');
  sheet.tagged('P', list, () => sheet.line(caption, area.left, sheet.y, {size: 8.5, colour: palette.muted}));
  sheet.y += lineHeight + 2;
  for (const {name, value, text} of all) {
    const {y} = sheet;
    const figure = sheet.oneLine([{text, bold: true}], 200, size);
    sheet.tagged('P', list, () => {
      sheet.line(sheet.oneLine([{text: `${name} `}], area.width - 210, size), area.left, y, {size});
      sheet.line(figure, area.right - figure.width, y, {size});
    });
    sheet.decoration((doc) => {
      const top = y + lineHeight + 1;
      doc.roundedRect(area.left, top, area.width, barHeight, 3).fill(palette.line);
      if (value > 0) {
        doc.roundedRect(area.left, top, (area.width * value) / 100, barHeight, 3).fill(palette.accent);
      }
    });
    sheet.y += rowHeight;
  }
  sheet.y += 5;
}

/** Title, client and score, above the summary. */
function cover(sheet: Sheet, {words, language}: ReportPdfFacts): void {
  const {number} = formats(language);
  const {score, from, to} = scoreOn(reportDay);
  sheet.y = bandHeight + 28;
  const title = sheet.lines([{text: words.title, bold: true}], 330, 30);
  const top = sheet.y;
  sheet.tagged('H1', sheet.root, () => sheet.paragraph(title, area.left, {size: 30, leading: 1.15}));
  const client = sheet.oneLine([{text: words.client(sampleReport.client.name)}], 330, 15);
  sheet.tagged('P', sheet.root, () =>
    sheet.line(client, area.left, sheet.y, {size: 15, colour: palette.muted}),
  );
  const figure = sheet.oneLine([{text: words.score(number(score)), bold: true}], 200, 26);
  const sure = sheet.oneLine([{text: words.summary.sure(number(from), number(to))}], 240, size);
  sheet.tagged('P', sheet.root, () => {
    sheet.line(figure, area.right - figure.width, top + 4, {size: 26});
    sheet.line(sure, area.right - sure.width, top + 40, {size, colour: palette.muted});
  });
  sheet.y += 28;
  const sample = sheet.lines([{text: words.sample}], area.width, 8.5);
  sheet.tagged('P', sheet.root, () => sheet.paragraph(sample, area.left, {size: 8.5, colour: palette.muted}));
  sheet.y -= 4;
}

/**
 * The PDF of the sample report.
 *
 * @throws Error where a character cannot be shown, with what to do
 */
export async function reportPdf(report: ReportPdfFacts): Promise<Buffer> {
  const {language, words} = report;
  const title = `${words.title} ${words.client(sampleReport.client.name)}`;
  const sheet = new Sheet(
    {language, title, subject: words.sample, date: new Date(`${reportDay}T00:00:00Z`)},
    await loadFonts(),
  );
  sheet.tagged('P', sheet.root, () => sheet.brandSlot());
  cover(sheet, report);
  const draft = {
    sheet,
    pictureOf: () => {
      throw new Error('The sample report has no pictures.');
    },
  };
  for (const {id, title: name, blocks} of reportSections(words, language)) {
    if (onNewPage.includes(id)) {
      sheet.room(area.bottom);
    }
    let texts: RootContent[] = [{type: 'heading', depth: 2, children: [phrase(name)]}];
    const flush = () => {
      drawBlocks(draft, texts);
      texts = [];
    };
    for (const block of blocks) {
      if (block.kind === 'facts' || block.kind === 'bars') {
        // A heading does not stay behind alone.
        const heading = texts.at(-1)?.type === 'heading' ? texts.splice(-1) : [];
        flush();
        sheet.room(block.kind === 'facts' ? 140 : 200);
        texts = heading;
        flush();
        if (block.kind === 'facts') {
          facts(sheet, block);
        } else {
          bars(sheet, block);
        }
      } else {
        texts.push(...asText(block));
      }
    }
    flush();
  }
  drawBrandedFoot(sheet, words.foot(sampleReport.client.name, sampleReport.number), words.page);
  return sheet.finish();
}
