import {createHash} from 'node:crypto';
import type {Inline, LegalText, Part} from './model';

/** Removes markup. Unfilled elements stay elements. */
export function plainWords(words: readonly Inline[]): string {
  return words
    .map((word) => {
      if (typeof word === 'string') {
        return word;
      }
      if ('brand' in word) {
        return `<${word.brand} />`;
      }
      return plainWords('strong' in word ? word.strong : 'em' in word ? word.em : word.words);
    })
    .join('');
}

export const titleOf = ({number, title}: Part): string =>
  number === undefined ? title : `${number}. ${title}`;

/**
 * Renders a text as a plain file: title, date of the version, then one paragraph per line. Its hash is published. The
 * same words give the same file, however the source is formatted.
 *
 * @param date day on which it takes effect
 */
export function plainText(text: LegalText, date: string): string {
  const lines = text.parts.flatMap((part) => [
    titleOf(part),
    ...part.blocks.map(({kind, label, words}) => {
      const sign = label ?? (kind === 'item' ? '-' : '');
      return `${kind === 'item' ? '  ' : ''}${sign}${sign && ' '}${plainWords(words)}`;
    }),
  ]);
  return `${[`${text.title}\nVersion ${date}`, ...lines].join('\n\n')}\n`;
}

/** Returns the SHA-256 of a text, 64 hex digits, as `sha256sum` prints for the file. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
