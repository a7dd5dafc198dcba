/** The published versions are found again in their comparisons. Small texts are compared in `src/lib/legal`. */
import {compareTexts, type ComparedPart} from '../../../lib/legal/compare';
import {plainWords} from '../../../lib/legal/plainText';
import type {Change} from '../../../lib/wordChanges';
import {readTexts} from '../readTexts';
import {languages} from '../../../../tests/languages';

describe.each(['terms', 'dpa'] as const)('the versions of %s', (document) => {
  it.each(languages)('are found again in their comparison, to the letter, in %s', async (language) => {
    const {texts} = await readTexts(process.cwd());
    const [older, newer] = texts.filter((it) => it.document === document && it.language === language);
    const parts = compareTexts(older!.text, newer!.text);
    // Without what was added it is the older text, without what was removed the newer.
    const without = (kind: Change['kind'], part: ComparedPart) =>
      part.blocks
        .map(({changes}) =>
          changes
            .filter((it) => it.kind !== kind)
            .map(({text}) => text)
            .join(''),
        )
        .filter((text) => text !== '')
        .sort();
    const blocks = ({text}: typeof older & object) =>
      text.parts.map((part) => part.blocks.map(({words}) => plainWords(words)).sort());
    expect(parts.map((part) => without('added', part))).toEqual(blocks(older!));
    expect(parts.map((part) => without('removed', part))).toEqual(blocks(newer!));
    expect(parts.some(({changed}) => changed)).toBe(true);
    expect(parts.some(({changed}) => !changed)).toBe(true);
  });
});
