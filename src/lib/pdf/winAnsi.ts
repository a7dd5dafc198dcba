/**
 * Windows-1252 from 0x80 to 0x9f, with a space where it has nothing. Not from `TextDecoder`, which in Node 20 takes it for
 * Latin 1.
 */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** What the standard fonts of a PDF can show beyond Latin 1. */
const beyondLatin1 = windows1252.replaceAll(' ', '');

const shown = (character: string) =>
  /[\n\x20-\x7e\xa1-\xac\xae-\xff]/.test(character) || beyondLatin1.includes(character);

/** A letter without its accents, or a question mark. */
function nearest(character: string): string {
  const bare = [...character.normalize('NFKD')].filter(shown).join('');
  return bare || '?';
}

/**
 * A text that the standard fonts can show: the narrow and no-break spaces of `Intl` become plain ones, a minus becomes
 * a dash, other letters lose their accents or become a question mark.
 */
export function toWinAnsi(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[^\S\n]/g, ' ')
    .replaceAll('−', '–');
  return [...plain].map((character) => (shown(character) ? character : nearest(character))).join('');
}

/** Number of a character that `toWinAnsi` gives. */
export const winAnsiCode = (character: string): number =>
  character !== ' ' && windows1252.includes(character)
    ? 0x80 + windows1252.indexOf(character)
    : character.charCodeAt(0);
