import {compareTexts, type ComparedPart} from '../../../lib/legal/compare';
import type {Change} from '../../../lib/wordChanges';
import type {Block, LegalText} from '../../../lib/legal/model';
import {plainWords} from '../../../lib/legal/plainText';
import {readTexts} from '../readTexts';
import {languages} from '../../../../tests/languages';

const paragraph = (label: string, text: string): Block => ({kind: 'paragraph', label, words: [text]});
const textWith = (...blocks: Block[]): LegalText => ({
  title: 'T',
  description: 'd',
  changes: [],
  parts: [{number: 1, id: 'section-1', title: 'Scope', blocks}],
});
const marks: Record<Change['kind'], [string, string]> = {
  same: ['', ''],
  added: ['{+', '+}'],
  removed: ['[-', '-]'],
};
const say = (changes: readonly Change[]) =>
  changes.map(({kind, text}) => marks[kind][0] + text + marks[kind][1]).join('');
const compared = (older: LegalText, newer: LegalText) =>
  compareTexts(older, newer).flatMap(({blocks}) => blocks.map(({changes}) => say(changes)));

it('shows changed words, and words that changed together as one change', () => {
  expect(
    compared(
      textWith(paragraph('1.1', 'within 72 hours of the event, by email')),
      textWith(paragraph('1.1', 'within 48 hours of becoming aware, by email')),
    ),
  ).toEqual(['within [-72-]{+48+} hours of [-the event-]{+becoming aware+}, by email']);
});

it('keeps paragraphs apart that have nothing in common', () => {
  expect(
    compared(
      textWith(paragraph('1.1', 'Fees are due at once.'), paragraph('1.2', 'The courts of Milan decide.')),
      textWith(
        paragraph('1.1', 'Support is given by phone.'),
        paragraph('1.2', 'The courts of Milan decide.'),
      ),
    ),
  ).toEqual(['{+Support is given by phone.+}', '[-Fees are due at once.-]', 'The courts of Milan decide.']);
});

it('finds a paragraph again that has moved behind a new one', () => {
  expect(
    compared(
      textWith(paragraph('1.1', 'The Partner pays the Fees when they are due.')),
      textWith(
        paragraph('1.1', 'Interest accrues on overdue amounts.'),
        paragraph('1.2', 'The Partner pays the Fees before they are due.'),
      ),
    ),
  ).toEqual([
    '{+Interest accrues on overdue amounts.+}',
    'The Partner pays the Fees [-when-]{+before+} they are due.',
  ]);
});

it('shows an annex that only one version has as a whole', () => {
  const one = textWith(paragraph('1.1', 'One.'));
  const annex = {id: 'annex', title: 'Annex', blocks: [paragraph('(A)', 'More.')]};
  const two = {...one, parts: [...one.parts, annex]};
  const said = (older: LegalText, newer: LegalText) =>
    compareTexts(older, newer).map(({id, title, blocks}) => [
      id,
      say(title),
      ...blocks.map(({changes}) => say(changes)),
    ]);
  expect(said(one, two)).toEqual([
    ['section-1', 'Scope', 'One.'],
    ['annex', '{+Annex+}', '{+More.+}'],
  ]);
  expect(said(two, one)).toEqual([
    ['section-1', 'Scope', 'One.'],
    ['annex', '[-Annex-]', '[-More.-]'],
  ]);
});

it('says which parts changed', () => {
  const one = textWith(paragraph('1.1', 'One.'));
  const renamed = {...one, parts: one.parts.map((part) => ({...part, title: 'Extent'}))};
  expect(compareTexts(one, one).map(({changed}) => changed)).toEqual([false]);
  expect(compareTexts(one, renamed).map(({changed}) => changed)).toEqual([true]);
});

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
