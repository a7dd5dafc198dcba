import {compareTexts} from '../compare';
import type {Change} from '../../wordChanges';
import type {Block, LegalText} from '../model';

const block = (label: string | undefined, text: string, kind: Block['kind'] = 'paragraph'): Block => ({
  kind,
  label,
  words: [text],
});
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
/** Number and words of each paragraph; a hyphen stands for an item. */
const compared = (older: Block[], newer: Block[]) =>
  compareTexts(textWith(...older), textWith(...newer)).flatMap(({blocks}) =>
    blocks.map(({kind, label, changes}) => `${kind === 'item' ? '- ' : ''}${label ?? ''} ${say(changes)}`),
  );

it.each<[string, Block[], Block[], string[]]>([
  ['nothing', [block('1.1', 'One.')], [block('1.1', 'One.')], ['1.1 One.']],
  [
    'words, those that changed together as one',
    [block('1.1', 'within 72 hours of the event, by email')],
    [block('1.1', 'within 48 hours of becoming aware, by email')],
    ['1.1 within [-72-]{+48+} hours of [-the event-]{+becoming aware+}, by email'],
  ],
  [
    'a paragraph for one that has nothing in common with it',
    [block('1.1', 'Fees are due at once.'), block('1.2', 'The courts of Milan decide.')],
    [block('1.1', 'Support is given by phone.'), block('1.2', 'The courts of Milan decide.')],
    [
      '1.1 {+Support is given by phone.+}',
      '1.1 [-Fees are due at once.-]',
      '1.2 The courts of Milan decide.',
    ],
  ],
  [
    'a paragraph that has moved behind a new one',
    [block('1.1', 'The Partner pays the Fees when they are due.')],
    [
      block('1.1', 'Interest accrues on overdue amounts.'),
      block('1.2', 'The Partner pays the Fees before they are due.'),
    ],
    [
      '1.1 {+Interest accrues on overdue amounts.+}',
      '1.2 The Partner pays the Fees [-when-]{+before+} they are due.',
    ],
  ],
  [
    'a paragraph that has moved before one that is gone',
    [
      block('1.1', 'Interest accrues on overdue amounts.'),
      block('1.2', 'The Partner pays the Fees when they are due.'),
      block('1.3', 'No refunds.'),
    ],
    [block('1.1', 'The Partner pays the Fees before they are due.')],
    [
      '1.1 [-Interest accrues on overdue amounts.-]',
      '1.1 The Partner pays the Fees [-when-]{+before+} they are due.',
      '1.3 [-No refunds.-]',
    ],
  ],
  [
    'the one that is most alike',
    [block('1.1', 'We keep data for 30 days.'), block('1.2', 'We keep logs for 90 days.')],
    [block('1.1', 'We keep logs for 60 days.')],
    ['1.1 [-We keep data for 30 days.-]', '1.1 We keep logs for [-90-]{+60+} days.'],
  ],
  [
    'a number alone',
    [block('1.1', 'One.'), block('1.2', 'Two.')],
    [block('1.1', 'Two.')],
    ['1.1 [-One.-]', '1.1 Two.'],
  ],
  [
    'a paragraph more',
    [block('1.1', 'One.')],
    [block('1.1', 'One.'), block('1.2', 'Two.')],
    ['1.1 One.', '1.2 {+Two.+}'],
  ],
  ['a paragraph without words', [block('1.1', '')], [block('1.1', 'One.')], ['1.1 {+One.+}', '1.1 [--]']],
  ['an item that was a paragraph', [block('1.1', 'One.')], [block('(a)', 'One.', 'item')], ['- (a) One.']],
  ['two letters of five', [block('1.1', 'a bcd')], [block('1.1', 'a xyz')], ['1.1 a [-bcd-]{+xyz+}']],
  ['less than that', [block('1.1', 'a bcd')], [block('1.1', 'a wxyz')], ['1.1 {+a wxyz+}', '1.1 [-a bcd-]']],
])('shows what changed: %s', (_what, older, newer, said) => {
  expect(compared(older, newer)).toEqual(said);
});

it('shows an annex that only one version has as a whole', () => {
  const one = textWith(block('1.1', 'One.'));
  const annex = {id: 'annex', title: 'Annex', blocks: [block('(A)', 'More.')]};
  const two = {...one, parts: [...one.parts, annex]};
  const scope = {
    id: 'section-1',
    number: 1,
    title: [{kind: 'same', text: 'Scope'}],
    blocks: [{kind: 'paragraph', label: '1.1', changes: [{kind: 'same', text: 'One.'}]}],
    changed: false,
  };
  const annexAs = (kind: Change['kind']) => ({
    id: 'annex',
    number: undefined,
    title: [{kind, text: 'Annex'}],
    blocks: [{kind: 'paragraph', label: '(A)', changes: [{kind, text: 'More.'}]}],
    changed: true,
  });
  expect(compareTexts(one, two)).toEqual([scope, annexAs('added')]);
  expect(compareTexts(two, one)).toEqual([scope, annexAs('removed')]);
});

it('says which parts changed: their title, or some of their paragraphs', () => {
  const one = textWith(block('1.1', 'One.'), block('1.2', 'Two words.'));
  const renamed = {...one, parts: one.parts.map((part) => ({...part, title: 'Scope of it'}))};
  const changed = (newer: LegalText) => compareTexts(one, newer).map((part) => part.changed);
  expect([one, renamed, textWith(block('1.1', 'One.'), block('1.2', 'Too words.'))].map(changed)).toEqual([
    [false],
    [true],
    [true],
  ]);
});
