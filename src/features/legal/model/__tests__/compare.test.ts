import {compareTexts} from '../compare';
import type {Change} from '../wordChanges';
import type {Block, LegalText} from '../model';

/** Builds a text of one part. Paragraphs are written as "1.1 Words"; an item begins with a bracket. */
const textWith = (...lines: string[]): LegalText => ({
  ...{title: 'T', description: 'd', changes: []},
  parts: [
    {
      ...{number: 1, id: 'section-1', title: 'Scope'},
      blocks: lines.map((line): Block => {
        const [, label, words] = /^(\S+) (.*)$/.exec(line)!;
        return {kind: label!.startsWith('(') ? 'item' : 'paragraph', label, words: [words!]};
      }),
    },
  ],
});
const marks = {same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]']} as const;
const say = (changes: readonly Change[]) =>
  changes.map(({kind, text}) => marks[kind][0] + text + marks[kind][1]).join('');

it.each([
  [
    'words, those that changed together as one',
    ['1.1 within 72 hours of the event, by email'],
    ['1.1 within 48 hours of becoming aware, by email'],
    ['1.1 within [-72-]{+48+} hours of [-the event-]{+becoming aware+}, by email'],
  ],
  [
    'a paragraph for one that has nothing in common with it',
    ['1.1 Fees are due at once.', '1.2 The courts of Milan decide.'],
    ['1.1 Support is given by phone.', '1.2 The courts of Milan decide.'],
    [
      '1.1 {+Support is given by phone.+}',
      '1.1 [-Fees are due at once.-]',
      '1.2 The courts of Milan decide.',
    ],
  ],
  [
    'a paragraph that has moved behind a new one',
    ['1.1 The Partner pays the Fees when they are due.'],
    ['1.1 Interest accrues on overdue amounts.', '1.2 The Partner pays the Fees before they are due.'],
    [
      '1.1 {+Interest accrues on overdue amounts.+}',
      '1.2 The Partner pays the Fees [-when-]{+before+} they are due.',
    ],
  ],
  [
    'the one that is most alike',
    ['1.1 We keep data for 30 days.', '1.2 We keep logs for 90 days.'],
    ['1.1 We keep logs for 60 days.'],
    ['1.1 [-We keep data for 30 days.-]', '1.1 We keep logs for [-90-]{+60+} days.'],
  ],
  ['two letters of five', ['1.1 a bcd'], ['1.1 a xyz'], ['1.1 a [-bcd-]{+xyz+}']],
  ['less than that', ['1.1 a bcd'], ['1.1 a wxyz'], ['1.1 {+a wxyz+}', '1.1 [-a bcd-]']],
  ['an item that was a paragraph', ['1.1 One.'], ['(a) One.'], ['(a) One.']],
])('shows what changed: %s', (_what, older, newer, said) => {
  const [part] = compareTexts(textWith(...older), textWith(...newer));
  expect(part!.blocks.map(({label, changes}) => `${label} ${say(changes)}`)).toEqual(said);
});

it('shows an annex that only one version has as a whole, and which parts changed', () => {
  const one = textWith('1.1 One.');
  const annex = {id: 'annex', title: 'Annex', blocks: textWith('(A) More.').parts[0]!.blocks};
  const two = {...one, parts: [...one.parts, annex]};
  const said = (older: LegalText, newer: LegalText) =>
    compareTexts(older, newer).map(({title, blocks, changed}) =>
      [say(title), ...blocks.map(({changes}) => say(changes)), changed].join(' '),
    );
  expect(said(one, two)).toEqual(['Scope One. false', '{+Annex+} {+More.+} true']);
  expect(said(two, one)).toEqual(['Scope One. false', '[-Annex-] [-More.-] true']);
});
