import type {FoundPage, PageText} from '../engine';
import {excerptOf, partsOf} from '../pageText';

const words = Array.from({length: 100}, (_, index) => `w${index}`);
const page: PageText = {
  url: '/guide',
  content: words.join(' '),
  raw_content: words.join(' ').replace('w50', '&lt;b&gt;'),
  meta: {title: 'Guide'},
  filters: {},
  anchors: [
    {element: 'h1', id: 'guide', text: 'Guide', location: 0},
    {element: 'h2', id: 'first', text: 'First', location: 10},
    {element: 'li', id: 'note', text: 'Note', location: 20},
    {element: 'h2', id: 'second', text: 'Second', location: 40},
    {element: 'h3', id: 'third', text: 'Third', location: 70},
    {element: 'h3', id: 'fourth', text: 'Fourth', location: 90},
  ],
};
const found = (...places: [number, number][]): FoundPage => ({
  id: 'a',
  score: 1,
  missing: [],
  places: places.map(([at, concept]) => ({at, concept})),
  load: () => Promise.resolve(page),
});

it('shows the part of the text that has most of what was searched for', () => {
  const excerpt = excerptOf(found([5, 0], [48, 0], [50, 1]), page);
  expect(excerpt.words.filter(({matches}) => matches).map(({word}) => word)).toEqual(['w48', '<b>']);
  expect(excerpt).toMatchObject({before: true, after: true});
});

it('shows the beginning where the words stand beside the text', () => {
  const excerpt = excerptOf(found(), page);
  expect(excerpt.words[0]).toEqual({word: 'w0', matches: false, spaced: false});
  expect(excerpt.before).toBe(false);
});

it('leads to the headings below which most of it stands, in their order', () => {
  const parts = partsOf(found([5, 0], [15, 0], [45, 0], [46, 1], [75, 0], [76, 0], [95, 1], [96, 1]), page);
  expect(parts).toEqual([
    {at: 40, title: 'Second', url: '/guide#second', worth: 202},
    {at: 70, title: 'Third', url: '/guide#third', worth: 102},
    {at: 90, title: 'Fourth', url: '/guide#fourth', worth: 102},
  ]);
});
