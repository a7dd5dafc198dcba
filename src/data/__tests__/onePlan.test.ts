/** What pages say where there is one plan: nothing to choose from, and none larger or smaller. */
import {plans} from '@site/src/data/plans';
import {planProblems, type Plan} from '../planSchema';
import {languagesOf} from '../../lib/languages';
import {wordsFile, wordsNames} from '../../lib/readWords';

const root = process.cwd();

jest.mock('@site/tests/fixtures/plans', () => {
  const {plans: all} = jest.requireActual<{plans: readonly [Plan, ...Plan[]]}>('@site/tests/fixtures/plans');
  return {plans: [{...all[0], adds: all.flatMap(({adds}) => adds)}]};
});

const several = {
  en: /\b(?:every|all|each|next|smallest|larger|which|compare|choose your) plans?\b|\bplan by plan\b|\bplan up\b/i,
  it: /\b(?:ogni|tutti i|quale) pian[oi]\b|piano (?:successivo|superiore|più piccolo|per piano)|confronta i piani|\bin su\b/i,
};

const textsIn = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(textsIn)
      : [];

it('is a price list', () => {
  expect(plans).toHaveLength(1);
  expect(planProblems(plans)).toEqual([]);
});

const own = languagesOf(root).filter((language): language is keyof typeof several => language in several);
/** All words, written for this price list. */
const texts = own.map((language) => {
  const files = wordsNames(root).filter((name) => name !== 'planWords');
  const words = files.map((name) => {
    const module = jest.requireActual<Record<string, unknown>>(`${root}/${wordsFile(language, name)}`);
    return module[name];
  });
  return [language, textsIn(words)] as const;
});

it.each(texts)('is not spoken of as several in %s', (language, said) => {
  expect(said.length).toBeGreaterThan(1000);
  expect(said.filter((text) => several[language].test(text))).toEqual([]);
});

it('sees what would speak of several', () => {
  expect('Your colours come on every plan, your domain from the Stem plan up').toMatch(several.en);
  expect('Con ogni piano').toMatch(several.it);
});
