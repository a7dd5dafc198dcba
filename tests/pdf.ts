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
