import {toWinAnsi} from '../../lib/pdf/winAnsi';
import {readWords, wordsFile} from '../../lib/readWords';

/** Words of the document that a browser makes (`src/lib/pdf`): its fonts are those that every reader of PDFs has. */
const names = ['comparisonPdf', 'comparison', 'savingsCalculator'];

const textsIn = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(textsIn)
      : [];

/** Letters that those fonts do not have: accents are left out, and other letters become question marks. */
export function lostLetters(text: string): string[] {
  const letters = new Set(text.normalize('NFC').match(/\p{L}/gu));
  return [...letters].filter((letter) => toWinAnsi(letter) !== letter);
}

/** What a language loses in that document, a sentence each; empty where nothing. */
export function letterWarnings(siteDir: string, language: string): string[] {
  return names.flatMap((name) => {
    const lost = lostLetters(textsIn(readWords(siteDir, language, name)).join(' '));
    return lost.length === 0
      ? []
      : `${wordsFile(language, name)}: the PDF of the comparison page has no letters for "${lost.join('')}" and shows "${toWinAnsi(lost.join(''))}" instead: write other words, or give src/lib/pdf a font that has them.`;
  });
}
