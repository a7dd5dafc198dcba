import {makeAnswers} from '../answers';
import {understand} from '../understandQuery';

const understanding = understand({
  ignored: ['how', 'much', 'does', 'the', 'per'],
  endings: [],
  synonyms: [
    ['price', 'cost'],
    ['cancel', 'terminate'],
  ],
});
const answersTo = makeAnswers(
  [
    {ask: ['price'], text: 'from 49', url: '/pricing'},
    {ask: ['attract price', 'attract'], text: 'attract 49', url: '/pricing'},
    {ask: ['extra client'], text: 'attract 2', url: '/pricing'},
    {ask: ['extra client'], text: 'engage 1.90', url: '/pricing'},
    {ask: ['cancel'], text: 'in the portal', url: '/terms'},
  ],
  understanding,
);
const textsFor = (query: string) => answersTo(understanding.conceptsOf(query)).map(({text}) => text);

it.each([
  ['prices', ['from 49']],
  ['how much does attract cost', ['attract 49']],
  ['attract cost per month', ['attract 49']],
  ['terminate', ['in the portal']],
  ['extra clients', ['attract 2', 'engage 1.90']],
])('answers "%s"', (query, texts) => {
  expect(textsFor(query)).toEqual(texts);
});

it.each(['price of a certificate', 'client', 'attract new business partners', 'ransomware', ''])(
  'leaves "%s" to the pages',
  (query) => {
    expect(textsFor(query)).toEqual([]);
  },
);
