import {createHash} from 'node:crypto';
import type {Inline, LegalText, Part} from './model';

/** Words without their looks. Elements that have not been filled in stay elements. */
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

/** Title of an article with its number, as readers see it. */
export const titleOf = ({number, title}: Part): string =>
  number === undefined ? title : `${number}. ${title}`;

/**
 * A text as a plain file: title, date of the version, then every paragraph on a line of its own. It is the form whose
 * hash is published: the same words give the same file, however the source is set.
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

/** SHA-256 of a text, 64 hex digits: what `sha256sum` says of the file. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
