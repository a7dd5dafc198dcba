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

/** Reads a PDF back. */
export function readPdf(file: Uint8Array): PdfFacts {
  const reader = path.resolve(__dirname, 'pdfText.mjs');
  return JSON.parse(execFileSync(process.execPath, [reader], {input: file, encoding: 'utf8'})) as PdfFacts;
}
