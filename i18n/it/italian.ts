/** Rules of Italian that depend on the word after: articles before figures, short words at the end of a line. */

const articles = {
  il: {consonant: 'il ', vowel: 'l’', zero: 'lo '},
  al: {consonant: 'al ', vowel: 'all’', zero: 'allo '},
  del: {consonant: 'del ', vowel: 'dell’', zero: 'dello '},
} as const;

/** Uno, undici and all that begins with otto: 1, but not 1.000 (mille) or 1° (primo); 11, 11.000; 8, 85, 8.000. */
const spokenWithVowel = /^(?:1(?!\.?\d|°)|11(?!\d)|8)/;

/**
 * Returns a figure with its article, by pronunciation: 'il 40%', 'l’85%', 'dell’8 ottobre 2025', 'dello 0,5%'.
 *
 * @param article form before a consonant
 * @param figure begins with digits, grouped by points
 */
export function withArticle(article: keyof typeof articles, figure: string): string {
  const {consonant, vowel, zero} = articles[article];
  if (spokenWithVowel.test(figure)) {
    return vowel + figure;
  }
  return (/^0(?!\d)/.test(figure) ? zero : consonant) + figure;
}

const shortWord =
  /(?<=^|[\s(«])(il|lo|la|i|gli|le|un|uno|una|di|a|da|in|con|su|per|tra|fra|del|al|dal|nel|sul|e|o|è|che|chi|se|non|ma|[\d.]+) (?=\S)/gi;

/** Prevents line breaks after articles, short prepositions and figures of a title. */
export function withoutStrandedWords(title: string): string {
  return title.replace(shortWord, '$1\u00a0');
}
