import {letterOf} from '../../../data/brandName';

/** Original text of the changed parts of letters. */
const before = new Map<Text, string>();

/** Writes a company's name into a text's letters (`Letter`), for copying. `undefined` restores the original. */
export function signLetters(name: string | undefined): void {
  for (const letter of document.querySelectorAll('[data-language=letter]')) {
    const words = document.createTreeWalker(letter, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const part = words.currentNode as Text;
      const text = before.get(part) ?? part.data;
      const signed = name === undefined ? text : letterOf(name, text);
      // Other scripts may change other parts, such as dates.
      if (signed !== text) {
        before.set(part, text);
      }
      part.data = signed;
    }
  }
}
