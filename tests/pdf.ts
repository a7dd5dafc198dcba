import {execFileSync} from 'node:child_process';
import path from 'node:path';

export interface PdfFacts {
  /** Text of each page, white space as single spaces. */
  pages: string[];
  /** Addresses that it links to. */
  links: string[];
  /** What screen readers call the boxes that can be ticked. */
  boxes: string[];
  /** Whether it has a structure for screen readers. */
  tagged: boolean;
  language: string;
  title: string;
  author: string;
}

/** What somebody sees of a PDF. */
export interface PdfLook {
  file: string;
  /** All of it, white space as single spaces. */
  text: string;
  /** Of its pixels, at one for each point: '#rrggbb'. */
  colours: string[];
}

/** Paints PDFs, and tells what is seen of each. */
export function lookAtPdfs(files: readonly string[]): PdfLook[] {
  const painter = path.resolve(__dirname, 'pdfLook.mjs');
  const said = execFileSync(process.execPath, [painter, ...files], {encoding: 'utf8', maxBuffer: 2 ** 26});
  return JSON.parse(said) as PdfLook[];
}

/** Reads a PDF back. */
export function readPdf(file: Uint8Array): PdfFacts {
  const reader = path.resolve(__dirname, 'pdfText.mjs');
  return JSON.parse(execFileSync(process.execPath, [reader], {input: file, encoding: 'utf8'})) as PdfFacts;
}

/** A field of a form. Lengths in points. */
export interface FormField {
  name: string;
  /** What screen readers call it. */
  label: string;
  kind: 'text' | 'box' | 'choice';
  page: number;
  width: number;
  height: number;
  options?: string[];
}

/** What a form has, and what it holds after somebody has filled in all of it and saved it. */
export interface FormFacts extends PdfFacts {
  fields: FormField[];
  /** What was filled in, and what was read back, by the name of the field. */
  wanted: Record<string, string>;
  filled: Record<string, string>;
  /** How often each role stands in its structure. */
  roles: Record<string, number>;
  hasScript: boolean;
}

/** Fills in every field of PDFs, saves them and reads them back. */
export function fillForms(files: readonly string[]): FormFacts[] {
  const filler = path.resolve(__dirname, 'pdfForm.mjs');
  const said = execFileSync(process.execPath, [filler, ...files], {encoding: 'utf8', maxBuffer: 2 ** 26});
  return JSON.parse(said) as FormFacts[];
}

/** A piece of text on one line. Lengths in points, from the upper left corner of the page; `y` is the foot of its letters. */
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

/** How a PDF is made, as `pdfStructure.mjs` writes it. */
export interface PdfStructure {
  pages: number;
  facts: {language: string; title: string; author: string; date: string; isTagged: boolean};
  /** What screen readers read, in their order: 'Document L LI LBody' and its text. */
  parts: {roles: string; text: string; lines: PdfPiece[]}[];
  /** Texts of no part: what stands at the edge of every page. */
  around: PdfPiece[];
  shapes: {page: number; colour: string; left: number; top: number; right: number; bottom: number}[];
  /** Addresses, and places in the file. */
  links: {page: number; left: number; right: number; y: number; to: string | {page: number; y: number}}[];
  /** What the reader's side bar lists. */
  outline: string[];
}

/** Reads how PDFs are made. */
export function structuresOf(files: readonly string[]): PdfStructure[] {
  const reader = path.resolve(__dirname, 'pdfStructure.mjs');
  const said = execFileSync(process.execPath, [reader, ...files], {encoding: 'utf8', maxBuffer: 2 ** 26});
  return JSON.parse(said) as PdfStructure[];
}
