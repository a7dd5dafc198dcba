import {planProblems, planWordProblems, type Plan} from '../planSchema';
import {plans} from '@site/src/data/plans';
import {readPriceList} from '../priceList';
import {savingsProblems} from '../savings';

const [seed, stem, crown, forest] = plans as readonly Plan[] as readonly [Plan, Plan, Plan, Plan];
const words = Object.fromEntries(
  plans.map(({id}) => [id, {tagline: '', description: '', features: [], home: {}}]),
);

it('accepts one to six plans, with or without one on request', () => {
  const all = {...seed, adds: plans.flatMap(({adds}) => adds)};
  const more = [1, 2].map((n) => ({
    ...crown,
    id: `crown${n}`,
    name: `Crown ${n}`,
    eurPerMonth: 700 + n,
    adds: [],
  }));
  expect(planProblems(plans)).toEqual([]);
  expect(planProblems([all])).toEqual([]);
  expect(planProblems([seed, stem, crown, ...more, forest])).toEqual([]);
});

it.each<[string, readonly object[], string]>([
  ['no plan', [], 'there must be a plan'],
  ['seven plans', Array(7).fill(seed), 'room for six plans'],
  ['no price', [{...seed, eurPerMonth: undefined}, stem, crown, forest], 'seed: eurPerMonth: '],
  ['a price that is a word', [seed, {...stem, eurPerMonth: '90'}, crown, forest], 'stem: eurPerMonth: '],
  ['a negative price', [{...seed, eurPerMonth: -1}, stem, crown, forest], 'seed: eurPerMonth: '],
  [
    'an add-on without its price',
    [{...seed, addOns: {extraUser: 1}}, stem, crown, forest],
    'seed: addOns.extraClient: ',
  ],
  ['an unknown field', [{...seed, eur: 1}, stem, crown, forest], 'seed: Unrecognized key'],
  ['an unknown feature', [{...seed, adds: [...seed.adds, 'coffee']}, stem, crown, forest], 'seed: adds.7: '],
  ['a limit of nobody', [{...seed, clients: 0}, stem, crown, forest], 'seed: clients: '],
  ['half a client', [{...seed, clients: 2.5}, stem, crown, forest], 'seed: clients: '],
  ['an id that is no word', [{...seed, id: 'my plan'}, stem, crown, forest], 'my plan: id: must be one word'],
  ['no id', [{...seed, id: undefined}, stem, crown, forest], 'plan 1: id: '],
  ['a plan that is none', [seed, null, crown, forest], 'plan 2: '],
  ['no list', {plans: []} as never, 'src/data/plans.ts: Invalid input: expected array'],
  ['an id twice', [seed, {...stem, id: 'seed'}, crown, forest], 'seed: id: two plans have it'],
  ['a name twice', [seed, {...stem, name: 'Seed'}, crown, forest], 'two plans are called Seed'],
  [
    'a price below the one before',
    [seed, {...stem, eurPerMonth: 20}, crown, forest],
    'stem: eurPerMonth: must be more than 20, the price of seed',
  ],
  [
    'a limit below the one before',
    [seed, {...stem, clients: 4}, crown, forest],
    'stem: clients: is less than 5, the limit of seed',
  ],
  [
    'a limit after none',
    [seed, stem, crown, {...forest, mspUsers: 9}],
    'forest: mspUsers: is less than unlimited',
  ],
  ['a price after "on request"', [seed, stem, forest, crown], 'forest: eurPerMonth: only the last plan'],
  [
    'no price at all',
    [{...forest, adds: plans.flatMap(({adds}) => adds), freeTrial: true}],
    'forest: eurPerMonth: the smallest plan needs a price',
  ],
  [
    'no end of the smallest plan',
    [{...seed, clients: null}, ...[stem, crown].map((plan) => ({...plan, clients: null})), forest],
    'seed: clients: the smallest plan needs a number',
  ],
  [
    'two popular plans',
    [{...seed, popular: true}, stem, crown, forest],
    'stem: popular: seed is marked already, and one plan can be chosen most',
  ],
  [
    'a popular plan on request',
    [seed, {...stem, popular: false}, crown, {...forest, popular: true}],
    'forest: popular: only a plan with a price',
  ],
  ['no trial', [{...seed, freeTrial: false}, stem, crown, forest], 'freeTrial: mark the plan'],
  [
    'a feature of two plans',
    [seed, {...stem, adds: [...stem.adds, 'support']}, crown, forest],
    'adds: support stands with two plans',
  ],
  ['features of a plan that is gone', [seed, stem, forest], 'adds: no plan has clientWorkspace'],
])('says what is wrong with %s', (_what, list, sentence) => {
  const problems = planProblems(list);
  expect(problems).toContainEqual(expect.stringContaining(sentence));
  expect(problems.every((problem) => problem.startsWith('src/data/plans.ts: '))).toBe(true);
});

it('names the words that a plan lacks, and those of no plan', () => {
  expect(planWordProblems(plans, 'words.ts', words)).toEqual([]);
  const {stem: of, ...without} = words;
  expect(planWordProblems(plans, 'words.ts', {...without, grow: of!})).toEqual([
    'words.ts: stem: the plan has no words: tagline, description, features, home',
    'words.ts: grow: there is no such plan in src/data/plans.ts',
  ]);
  // A plan on request is not on the home page.
  const {home: _, ...short} = words.forest as {home: object};
  expect(planWordProblems(plans, 'words.ts', {...words, forest: short})).toEqual([]);
  expect(planWordProblems(plans, 'words.ts', {...words, stem: short})).toEqual([
    'words.ts: stem: home is missing',
  ]);
});

it('says where the savings calculator has nothing to save or to count with', () => {
  expect(savingsProblems()).toEqual([]);
  expect(savingsProblems(readPriceList([{...seed, eurPerMonth: 5 * 165}, stem, crown, forest]))).toEqual([
    expect.stringContaining('seed: eurPerMonth: even shared by all its clients it is 165 a client'),
  ]);
  const moved = {...forest, adds: crown.adds};
  expect(savingsProblems(readPriceList([seed, stem, {...crown, adds: []}, moved]))).toEqual([
    expect.stringContaining('forest: adds: clientWorkspace needs a plan with a price, for the tool portal'),
  ]);
});
