import type {GuideCard} from '../frontMatter';
import {summariesOf} from '../cardsOfSections';

const card = (title: string, link?: string): GuideCard => ({
  icon: 'Bug',
  title,
  description: 'What it is.',
  points: ['one'],
  ...(link && {link}),
});
const toc = [
  {id: 'first-steps', level: 2, value: 'First steps'},
  {id: 'second-steps', level: 3, value: 'Second steps'},
  {id: 'a-guide', level: 2, value: 'A guide'},
];

it('puts a card below the heading of a section that has its title, and all others above the text', () => {
  const [first, second, onward, none] = [
    card(' First Steps '),
    card('Second steps'),
    card('A guide', '/a'),
    card('No'),
  ];
  const {summaries, others} = summariesOf([none, first, second, onward] as GuideCard[], toc);
  expect([...summaries]).toEqual([['first-steps', first]]);
  expect(others).toEqual([none, second, onward]);
});
