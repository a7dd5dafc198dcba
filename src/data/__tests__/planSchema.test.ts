import {planProblems, planWordProblems, type Plan} from '../planSchema';
import {plans} from '@site/src/data/plans';

const [seed, stem, crown, forest] = plans as readonly Plan[] as readonly [Plan, Plan, Plan, Plan];
const words = Object.fromEntries(
  plans.map(({id}) => [id, {tagline: '', description: '', features: [], home: {}}]),
);

it('accepts one to six plans, with or without one on request', () => {
  const all = {...seed, adds: plans.flatMap(({adds}) => adds)};
  const more = [1, 2].map((n) => ({...crown, id: `c${n}`, name: `C${n}`, eurPerMonth: 700 + n, adds: []}));
  expect(planProblems(plans, 'EUR')).toEqual([]);
  expect(planProblems([all], 'JPY')).toEqual([]);
  expect(planProblems([seed, stem, crown, ...more, forest], 'EUR')).toEqual([]);
});

const [adds, twice] = [
  [...seed.adds, 'coffee'],
  [...stem.adds, 'support'],
];
it.each<[string, readonly object[], string]>([
  ['no plan', [], 'there must be a plan'],
  ['seven plans', Array(7).fill(seed), 'room for six plans'],
  ['no price', [{...seed, eurPerMonth: undefined}, stem, crown, forest], 'seed: eurPerMonth: '],
  ['half an add-on', [{...seed, addOns: {extraUser: 1}}, stem, crown, forest], 'seed: addOns.extraClient: '],
  ['an unknown feature', [{...seed, adds}, stem, crown, forest], 'seed: adds.7: '],
  ['a limit of nobody', [{...seed, clients: 0}, stem, crown, forest], 'seed: clients: '],
  ['an id twice', [seed, {...stem, id: 'seed'}, crown, forest], 'seed: id: two plans have it'],
  [
    'a lower price',
    [seed, {...stem, eurPerMonth: 20}, crown, forest],
    'stem: eurPerMonth: must be more than 20',
  ],
  ['a lower limit', [seed, {...stem, clients: 4}, crown, forest], 'stem: clients: is less than 5'],
  ['a limit after none', [seed, stem, crown, {...forest, mspUsers: 9}], 'mspUsers: is less than unlimited'],
  ['a price after "on request"', [seed, stem, forest, crown], 'forest: eurPerMonth: only the last plan'],
  [
    'two popular plans',
    [{...seed, popular: true}, stem, crown, forest],
    'stem: popular: seed is marked already',
  ],
  ['no trial', [{...seed, freeTrial: false}, stem, crown, forest], 'freeTrial: mark the plan'],
  ['a feature twice', [seed, {...stem, adds: twice}, crown, forest], 'adds: support stands with two plans'],
  ['features of a plan that is gone', [seed, stem, forest], 'adds: no plan has clientWorkspace'],
])('says what is wrong with %s', (_what, list, sentence) => {
  expect(planProblems(list, 'EUR')).toContainEqual(
    expect.stringMatching(`^src/data/plans\\.ts: .*${sentence}`),
  );
});

it.each(['euro', '€', ''])('says that "%s" is no currency', (currency) => {
  expect(planProblems(plans, currency)).toEqual([
    expect.stringContaining(`src/data/plans.ts: currency: "${currency}" is no currency`),
  ]);
});

it('names the words that a plan lacks, and those of no plan', () => {
  expect(planWordProblems(plans, 'words.ts', words)).toEqual([]);
  const {stem: of, ...without} = words;
  expect(planWordProblems(plans, 'words.ts', {...without, grow: of!})).toEqual([
    'words.ts: stem: the plan has no words: tagline, description, features, home',
    'words.ts: grow: there is no such plan in src/data/plans.ts',
  ]);
  // A plan with a price on request is not on the home page.
  const {home: _, ...short} = words.forest as {home: object};
  expect(planWordProblems(plans, 'words.ts', {...words, forest: short})).toEqual([]);
  expect(planWordProblems(plans, 'words.ts', {...words, stem: short})).toEqual([
    'words.ts: stem: home is missing',
  ]);
});
