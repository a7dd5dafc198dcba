/** The sample report as a PDF that names no one but its client: partners hand it on as theirs. Lengths in points. */
import type {RootContent} from 'mdast';
import type {SampleReportContent} from '../../../../content/sampleReport';
import {sampleReport} from '../../../../data/sampleReport';
import {type ReportBlock, reportSections} from '../../../sample-report';
import {formats} from '../../../../data/format';
import {reportDay, scoreOn} from '../../../../data/securityScore';
import {palette} from '../../../../site/brand/palette';
import {barHeight, drawBar, loadFonts, area, bandHeight, Sheet} from '../../../pdf/plugin';
import {drawBlocks} from '../pdf/blocks';

export interface ReportPdfFacts {
  readonly language: string;
  readonly words: SampleReportContent['report'];
}

const size = 9.5;
const lineHeight = 13.5;
const nameWidth = 128;
/** Between two columns. */
const gutter = 16;

/** Chapters that begin on a new page. */
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
  const look = {size, leading: lineHeight / size};
  for (let row = 0; row < all.length; row += columns) {
    const cells = all.slice(row, row + columns);
    const lines = cells.flatMap(([name, what]) => [
      sheet.lines([{text: name}], names - 8, size).length,
      sheet.lines([{text: what}], width - names, size).length,
    ]);
    const height = Math.max(...lines) * lineHeight + 5;
    sheet.room(height);
    const {y} = sheet;
    cells.forEach(([name, what], column) => {
      const x = area.left + column * (width + gutter);
      const parent = sheet.part('LI', list);
      sheet.y = y;
      sheet.write('Lbl', name, {...look, colour: palette.muted}, {x, width: names - 8, parent});
      sheet.y = y;
      sheet.write('LBody', what, look, {x: x + names, width: width - names, parent});
    });
    sheet.decoration(() => sheet.rule(y + height - 2.5));
    sheet.y = y + height;
  }
  sheet.y += 7;
}

/** Bars below their names, each with its figure. */
function bars(sheet: Sheet, {label, bars: all}: Extract<ReportBlock, {kind: 'bars'}>): void {
  const height = 7;
  sheet.room(lineHeight + all.length * barHeight(height));
  const list = sheet.part('Sect');
  sheet.label('P', list, label, [area.left, sheet.y, area.width], {size: 8.5, colour: palette.muted});
  sheet.y += lineHeight + 2;
  for (const {name, value, text} of all) {
    const parts = [
      {share: value / 100, colour: palette.accent},
      {share: 1 - value / 100, colour: palette.line},
    ];
    drawBar(sheet, {name, figure: text, parts}, height, list);
  }
  sheet.y += 5;
}

/** Title, client and score, above the summary. */
function cover(sheet: Sheet, {words, language}: ReportPdfFacts): void {
  const {number} = formats(language);
  const {score, from, to} = scoreOn(reportDay);
  sheet.y = bandHeight + 28;
  const top = sheet.y;
  sheet.write('H1', words.title, {size: 30, leading: 1.15, bold: true}, {width: 330});
  const client = words.client(sampleReport.client.name);
  sheet.label('P', sheet.root, client, [area.left, sheet.y, 330], {size: 15, colour: palette.muted});
  sheet.tagged('P', sheet.root, () => {
    const right = area.right - 240;
    sheet.put(words.score(number(score)), [right, top + 4, 240], {size: 26, bold: true, align: 'right'});
    sheet.put(words.summary.sure(number(from), number(to)), [right, top + 40, 240], {
      size,
      colour: palette.muted,
      align: 'right',
    });
  });
  sheet.y += 28;
  sheet.write('P', words.sample, {size: 8.5, colour: palette.muted});
  sheet.y -= 4;
}

/** Makes the PDF of the sample report. Throws with a remedy for a character that cannot be shown. */
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
  sheet.brandedFoot(words.foot(sampleReport.client.name, sampleReport.number), words.page);
  return sheet.finish();
}
