import {letterOf} from '../../lib/brandName';

/** What the parts of letters said before another company wrote them. */
const before = new Map<Text, string>();

/**
 * Lets the letters of a text (`Letter`) come from a company: in their words, so that they are copied as they are read.
 *
 * @param name of the company; without one they are as they were
 */
export function signLetters(name: string | undefined): void {
  for (const letter of document.querySelectorAll('[data-language=letter]')) {
    const words = document.createTreeWalker(letter, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const part = words.currentNode as Text;
      const text = before.get(part) ?? part.data;
      const signed = name === undefined ? text : letterOf(name, text);
      // Other parts may change by themselves, as dates do.
      if (signed !== text) {
        before.set(part, text);
      }
      part.data = signed;
    }
  }
}
