/** What the standard fonts of a PDF can show beyond Latin 1 (Windows-1252). */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

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
