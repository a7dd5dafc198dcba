import {execFileSync} from 'node:child_process';
import path from 'node:path';

export interface PdfFacts {
  /** Text of each page, with normalized white space. */
  pages: string[];
  /** URLs of links. */
  links: string[];
  /** Accessible names of checkboxes. */
  boxes: string[];
  /** True if the PDF is tagged for screen readers. */
  tagged: boolean;
  language: string;
  title: string;
  author: string;
}

/** Visible content of a PDF. */
export interface PdfLook {
  file: string;
  /** Text with normalized white space. */
  text: string;
  /** '#rrggbb' of its pixels, at one pixel per point. */
  colours: string[];
}

/** Renders PDFs and returns their visible content. */
export function lookAtPdfs(files: readonly string[]): PdfLook[] {
  const painter = path.resolve(__dirname, 'pdfLook.mjs');
  const said = execFileSync(process.execPath, [painter, ...files], {encoding: 'utf8', maxBuffer: 2 ** 26});
  return JSON.parse(said) as PdfLook[];
}

export function readPdf(file: Uint8Array): PdfFacts {
  const reader = path.resolve(__dirname, 'pdfText.mjs');
  return JSON.parse(execFileSync(process.execPath, [reader], {input: file, encoding: 'utf8'})) as PdfFacts;
}

/** A form field. Lengths in points. */
export interface FormField {
  name: string;
  /** Accessible name. */
  label: string;
  kind: 'text' | 'box' | 'choice';
  page: number;
  width: number;
  height: number;
  options?: string[];
}

/** Facts about a form before and after it was filled in and saved. */
export interface FormFacts extends PdfFacts {
  fields: FormField[];
  /** Written and re-read values by field name. */
  wanted: Record<string, string>;
  filled: Record<string, string>;
  /** Number of structure elements by role. */
  roles: Record<string, number>;
  hasScript: boolean;
}

/** Fills in every field of PDFs, saves them and reads them back. */
export function fillForms(files: readonly string[]): FormFacts[] {
  const filler = path.resolve(__dirname, 'pdfForm.mjs');
  const said = execFileSync(process.execPath, [filler, ...files], {encoding: 'utf8', maxBuffer: 2 ** 26});
  return JSON.parse(said) as FormFacts[];
}

/** Text on one line. Lengths in points from the upper left corner of the page; `y` is the bottom of the letters. */
export interface PdfPiece {
  page: number;
  left: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  /** '#rrggbb'. */
  colour: string;
  text: string;
}

/** Structure of a PDF, as `pdfStructure.mjs` returns it. */
export interface PdfStructure {
  pages: number;
  facts: {language: string; title: string; author: string; date: string; isTagged: boolean};
  /** Text for screen readers in order, with its roles: 'Document L LI LBody'. */
  parts: {roles: string; text: string; lines: PdfPiece[]}[];
  /** Text outside the structure: headers and footers. */
  around: PdfPiece[];
  shapes: {page: number; colour: string; left: number; top: number; right: number; bottom: number}[];
  /** URLs, and places in the file. */
  links: {
    page: number;
    left: number;
    right: number;
    y: number;
    bottom: number;
    to: string | {page: number; y: number};
  }[];
  /** Entries of the reader's sidebar. */
  outline: string[];
}

export function structuresOf(files: readonly string[]): PdfStructure[] {
  const reader = path.resolve(__dirname, 'pdfStructure.mjs');
  const said = execFileSync(process.execPath, [reader, ...files], {encoding: 'utf8', maxBuffer: 2 ** 26});
  return JSON.parse(said) as PdfStructure[];
}
