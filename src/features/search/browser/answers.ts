import {type Concept, isSameWord, type Understanding} from './understandQuery';

/** Direct answer to a query: an amount, a date, an action. */
export interface Answer {
  /** Words and phrases that match a query. */
  readonly ask: readonly string[];
  readonly text: string;
  /** URL of the source, or of the page for the action. */
  readonly url: string;
  /** Name and index id of the source page; `undefined` for other sites. */
  readonly from?: string;
  readonly page?: string;
}

/** Minimum share of a query that an answer must cover. */
const aboutAtLeast = 0.6;

const isSamePhrase = (one: string, other: string) => {
  const [words, others] = [one.split(' '), other.split(' ')];
  return words.length === others.length && words.every((word, at) => isSameWord(word, others[at]!));
};

const isSameConcept = (one: Concept, other: Concept) =>
  [...one.spellings, ...one.synonyms].some((phrase) => isSamePhrase(phrase, other.typed));

/** Maximum number of answers, since some questions have one per plan. */
const most = 3;

/** Returns a function that finds answers: a query must contain a whole phrase of one and little else. */
export function makeAnswers(
  answers: readonly Answer[],
  {conceptsOf}: Understanding,
): (query: readonly Concept[]) => Answer[] {
  const asked = answers.map((answer) => ({answer, phrases: answer.ask.map(conceptsOf)}));
  return (query) => {
    const about = (phrase: readonly Concept[]) =>
      phrase.every((each) => query.some((concept) => isSameConcept(concept, each)))
        ? query.filter((concept) => phrase.some((each) => isSameConcept(concept, each))).length / query.length
        : 0;
    const fitting = asked.map(({answer, phrases}) => ({answer, fits: Math.max(0, ...phrases.map(about))}));
    const best = Math.max(...fitting.map(({fits}) => fits));
    return best < aboutAtLeast
      ? []
      : fitting
          .filter(({fits}) => fits === best)
          .slice(0, most)
          .map(({answer}) => answer);
  };
}
