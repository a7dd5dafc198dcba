import type {CompanyContent} from '../../../content/company';
import type {LegalContent} from '../../../content/legal';
import type {Brand} from '../../../data/brandSchema';
import type {LegalDocumentId} from '../../../data/legal';
import {particularsLine} from '../../../site/particulars';
import {longDate} from '../../../lib/format';
import type {Block, LegalText, Part as LegalPart} from '../model/model';
import {sourceLanguage} from '../../../lib/locale';
import type {VersionFacts} from '../model/pageData';
import {plainWords, titleOf} from '../model/plainText';
import {palette} from '../../../site/brand/palette';
import {loadFonts, area, type Part, Sheet} from '../../pdf/plugin';

interface LegalPdf {
  readonly document: LegalDocumentId;
  readonly facts: VersionFacts;
  readonly text: LegalText;
  readonly language: string;
  /** Public origin, without a slash at its end. */
  readonly url: string;
  readonly brand: Brand;
  readonly words: LegalContent;
  readonly company: CompanyContent;
}

const body = {size: 9.5};
const small = {size: 8.5, colour: palette.muted};
/** Widths of the room before numbered paragraphs and before items, points. */
const indent = {paragraph: 31, item: 23} as const;

/** Draws a paragraph or list item, with its number at the side. */
function block(sheet: Sheet, {kind, label, words}: Block, isNumbered: boolean, parent: Part): void {
  const isItem = kind === 'item';
  const room = (isNumbered ? indent.paragraph : 0) + (isItem || (label && !isNumbered) ? indent.item : 0);
  const left = area.left + room;
  const lines = sheet.lines([{text: plainWords(words)}], area.right - left, body.size);
  const sign = label ?? (isItem ? '•' : undefined);
  const part = sheet.part(isItem ? 'LI' : 'P', parent);
  sheet.room(Math.min(lines.length, 2) * body.size * 1.45);
  if (sign) {
    const at = left - (isItem || !isNumbered ? indent.item : indent.paragraph);
    const look = {...body, colour: palette.muted};
    sheet.label(isItem ? 'Lbl' : 'Span', part, sign, [at, sheet.y, indent.paragraph], look);
  }
  sheet.tagged(isItem ? 'LBody' : 'Span', part, () => sheet.paragraph(lines, left, body));
  sheet.y += isItem ? 3 : 5;
}

/** Draws an article. Consecutive items are one list. */
function article(sheet: Sheet, {blocks, number}: LegalPart): void {
  let list: Part | undefined;
  for (const it of blocks) {
    list = it.kind === 'item' ? (list ?? sheet.part('L')) : undefined;
    block(sheet, it, number !== undefined, list ?? sheet.root);
  }
}

/** Draws the first page: company, version and status of the text. */
function opening(sheet: Sheet, pdf: LegalPdf): void {
  const {facts, text, language, url, brand, words, company} = pdf;
  const say = words.pdf;
  const bandHeight = 46;
  sheet.decoration((doc) => doc.rect(0, 0, doc.page.width, bandHeight).fill(palette.accent));
  sheet.y = 14;
  sheet.write('P', brand.name, {size: 13, bold: true, colour: palette['on-accent']});
  sheet.y = bandHeight + 26;
  sheet.write('H1', text.title, {size: 22, bold: true, leading: 1.2});
  sheet.write('P', say.version(longDate(language, facts.date)), {size: 12, colour: palette.muted});
  const notices = [
    ...(brand.legal.reviewedByCounsel ? [] : [words.template.text]),
    ...(facts.sample ? [words.sample.text] : []),
    ...(language === sourceLanguage ? [] : [text.prevailsFor ? words.prevails.text : say.courtesy]),
  ];
  for (const notice of notices) {
    sheet.y += 4;
    sheet.write('P', notice, {size: 9.5, bold: true, colour: palette.warn});
  }
  sheet.y += 4;
  const address = url + facts.pdfFile.replace(/\.pdf$/, '');
  sheet.write('P', [{text: address, link: address}], small);
  sheet.write('P', `${say.hash} (${facts.plainFile}):`, small);
  sheet.write('P', facts.sha256, small);
  if (facts.state !== 'superseded') {
    sheet.y += 6;
    sheet.write('P', particularsLine(brand, company, language), small);
  }
  sheet.y += 12;
}

const heading = {size: 13, leading: 1.25} as const;

/** Leaves room for the contents, and gives what fills it once the pages are known. */
function contents(sheet: Sheet, title: string, parts: readonly LegalPart[]) {
  sheet.write('H2', title, {...heading, bold: true});
  sheet.y += 4;
  const top = sheet.y;
  const height = body.size * 1.6;
  const list = sheet.part('TOC');
  const entries = parts.map((part) => ({part, tag: sheet.part('TOCI', list)}));
  sheet.y = top + parts.length * height;
  return (pages: readonly number[]) => {
    sheet.doc.switchToPage(0);
    entries.forEach(({part, tag}, index) => {
      const y = top + index * height;
      const goTo = part.id;
      sheet.tagged('Reference', tag, () => {
        sheet.put([{text: titleOf(part), goTo}], [area.left, y, area.width - 40], body);
        const number = [{text: String(pages[index]), goTo}];
        sheet.put(number, [area.right - 40, y, 40], {...body, align: 'right'});
      });
    });
  };
}

/**
 * Makes a PDF of a legal text: the page's words on A4 with contents and bookmarks, tagged for screen readers. Equal
 * texts give equal files.
 */
export async function pdfOf(pdf: LegalPdf): Promise<Buffer> {
  const {facts, text, language, brand, words} = pdf;
  const sheet = new Sheet(
    {
      language,
      title: text.title,
      author: brand.legalName,
      date: new Date(facts.noticed),
    },
    await loadFonts(),
  );
  opening(sheet, pdf);
  const fillContents = contents(sheet, words.pdf.contents, text.parts);
  const pages = text.parts.map((part) => {
    sheet.y += 14;
    // A heading keeps two lines of what follows.
    sheet.room(heading.size * heading.leading + 2 * body.size * 1.45 + 4);
    sheet.place(part.id, titleOf(part));
    const {page} = sheet;
    sheet.write('H2', titleOf(part), {...heading, bold: true});
    sheet.y += 4;
    article(sheet, part);
    return page;
  });
  fillContents(pages);
  sheet.foot(`${text.title}, ${longDate(language, facts.date)}`, words.pdf.page);
  return sheet.finish();
}
