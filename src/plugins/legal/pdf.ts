import type {LegalContent} from '../../content/legal';
import type {Brand} from '../../data/brandSchema';
import type {LegalDocumentId} from '../../data/legal';
import {longDate, type Language} from '../../lib/format';
import {palette} from '../../lib/pdf/palette';
import {area, lineHeight, Sheet, type TextLook} from '../../lib/pdf/sheet';
import type {Block, LegalText, Part} from '../../lib/legal/model';
import type {VersionFacts} from '../../lib/legal/pageData';
import {plainWords, titleOf} from '../../lib/legal/plainText';
import {legalPaths} from '../../lib/legal/versions';

interface LegalPdf {
  readonly document: LegalDocumentId;
  readonly facts: VersionFacts;
  readonly text: LegalText;
  readonly language: Language;
  /** Public origin, without a slash at its end. */
  readonly url: string;
  readonly brand: Brand;
  readonly words: LegalContent;
}

const bodyLook = {size: 9.5};
const smallLook = {size: 8.5, colour: palette.muted};
/** Widths of the room before numbered paragraphs and before items, mm. */
const indent = {paragraph: 11, item: 8} as const;

/** Writes a passage line by line, so that a page may end within it; never with its first or last line alone. */
function passage(sheet: Sheet, text: string, left: number, look: TextLook, label?: string): void {
  const lines = sheet.lines(text, {...look, width: area.right - left});
  const height = lineHeight(look.size ?? 10);
  lines.forEach((line, index) => {
    const together = index === 0 || index === lines.length - 2 ? 2 : 1;
    sheet.room(Math.min(together, lines.length - index) * height);
    if (index === 0 && label) {
      sheet.text(label, left - (/^\d/.test(label) ? indent.paragraph : indent.item), sheet.y, {
        ...look,
        colour: palette.muted,
      });
    }
    sheet.y = sheet.text(line, left, sheet.y, look);
  });
}

function block(sheet: Sheet, {kind, label, words}: Block, isNumbered: boolean): void {
  const left = area.left + (isNumbered ? indent.paragraph : 0);
  const text = plainWords(words);
  if (kind === 'item') {
    passage(sheet, text, left + indent.item, bodyLook, label ?? '•');
  } else {
    passage(sheet, text, label && !isNumbered ? left + indent.item : left, bodyLook, label);
  }
  sheet.y += kind === 'item' ? 1 : 1.8;
}

/** The first page: whose text it is, which version, and what it is worth. */
function opening(sheet: Sheet, {document, facts, text, language, url, brand, words}: LegalPdf): void {
  const say = words.pdf;
  sheet.box(0, 0, 210, 20, palette.accent);
  sheet.text(brand.name, area.left, 13, {size: 15, bold: true, colour: palette['on-accent']});
  sheet.y = sheet.text(text.title, area.left, 35, {size: 20, bold: true, width: area.width});
  sheet.y = sheet.text(say.version(longDate(language, facts.date)), area.left, sheet.y, {
    size: 12,
    colour: palette.muted,
  });
  for (const notice of [
    !brand.legal.reviewedByCounsel && words.template.text,
    language !== 'en' && say.courtesy,
  ]) {
    if (notice) {
      sheet.y = sheet.text(notice, area.left, sheet.y + 1.5, {
        size: 9.5,
        bold: true,
        colour: palette.warn,
        width: area.width,
      });
    }
  }
  const address = url + facts.pdfFile.replace(/\.pdf$/, '');
  sheet.y = sheet.text(address, area.left, sheet.y + 2, {...smallLook, colour: palette.accent});
  sheet.link(address, area.left, sheet.y - 7, area.width, 4);
  sheet.y = sheet.text(
    `${say.hash} (${legalPaths.version(document, facts.date)}.txt):`,
    area.left,
    sheet.y,
    smallLook,
  );
  sheet.y = sheet.text(facts.sha256, area.left, sheet.y, smallLook) + 4;
}

/** Leaves room for the contents, and gives what fills it once the pages are known. */
function contents(sheet: Sheet, title: string, parts: readonly Part[]) {
  sheet.heading(title, 20);
  const top = sheet.y + 2;
  const height = lineHeight(9.5) + 1;
  sheet.y = top + parts.length * height;
  return (pages: readonly number[]) => {
    sheet.doc.setPage(1);
    parts.forEach((part, index) => {
      const y = top + index * height;
      const pageNumber = pages[index] ?? 1;
      sheet.text(titleOf(part), area.left, y, bodyLook);
      sheet.text(String(pageNumber), area.right, y, {...bodyLook, align: 'right'});
      sheet.doc.link(area.left, y - 4, area.width, height, {pageNumber});
    });
  };
}

/**
 * A version of a text as a document: the same words as on the page, on A4, with contents and bookmarks.
 *
 * @returns a PDF file; the same text gives the same file
 */
export function pdfOf(pdf: LegalPdf): Uint8Array {
  const {facts, text, language, brand, words} = pdf;
  const sheet = new Sheet({
    language,
    title: text.title,
    author: brand.legalName,
    date: new Date(facts.noticed),
  });
  sheet.doc.setFileId(facts.sha256.slice(0, 32).toUpperCase());
  opening(sheet, pdf);
  const fillContents = contents(sheet, words.pdf.contents, text.parts);
  const pages: number[] = [];
  for (const part of text.parts) {
    sheet.heading(titleOf(part), 16);
    const page = sheet.doc.getNumberOfPages();
    pages.push(page);
    sheet.doc.outline.add(null, titleOf(part), {pageNumber: page});
    sheet.y += 1.5;
    part.blocks.forEach((it) => block(sheet, it, part.number !== undefined));
  }
  fillContents(pages);
  sheet.onEveryPage((page, of) => {
    sheet.rule(282);
    sheet.text(`${text.title}, ${facts.date}`, area.left, 287.5, smallLook);
    sheet.text(words.pdf.page(page, of), area.right, 287.5, {...smallLook, align: 'right'});
  });
  return new Uint8Array(sheet.doc.output('arraybuffer'));
}
