import {type Concept, isSameWord, type Understanding} from './understandQuery';

/** What somebody looks for who would not read a page for it: an amount, a date, a thing to do. */
export interface Answer {
  /** Words and phrases by which it is asked for. */
  readonly ask: readonly string[];
  readonly text: string;
  /** Where it stands, or where it is done. */
  readonly url: string;
  /** Name of the page from which it comes, and its id in the index; none where it leads away from the site. */
  readonly from?: string;
  readonly page?: string;
}

/** Share of what a query asks for that an answer has to be about. */
const aboutAtLeast = 0.6;

const isSamePhrase = (one: string, other: string) => {
  const [words, others] = [one.split(' '), other.split(' ')];
  return words.length === others.length && words.every((word, at) => isSameWord(word, others[at]!));
};

const isSameConcept = (one: Concept, other: Concept) =>
  [...one.spellings, ...one.synonyms].some((phrase) => isSamePhrase(phrase, other.typed));

/** Answers that are shown, at most: some questions have one for each plan. */
const most = 3;

/**
 * Makes the function that finds answers to a query, if there are any: all of a phrase by which one is asked for stands in the
 * query, and little else.
 */
export function makeAnswers(
  answers: readonly Answer[],
  {conceptsOf}: Understanding,
): (query: readonly Concept[]) => Answer[] {
  const asked = answers.map((answer) => ({answer, phrases: answer.ask.map(conceptsOf)}));
  return (query) => {
    /** Share of the query that a phrase is about. */
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
