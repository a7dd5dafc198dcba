import {monthsOfConsent} from '../../../data/ownStorage';

/** A visitor's answers by token (`toldParties.ts`): permission and time, in epoch milliseconds. */
export type Answers = Record<string, {allowed: boolean; at: number}>;

/** Key in local storage. */
export const answersKey = 'thirdPartyConsent';

/** Reads answers that have not expired. Returns none if storage is blocked or invalid. */
export function readAnswers(): Answers {
  const day = 864e5;
  const lifetime = monthsOfConsent * 30.5 * day;
  try {
    const stored = JSON.parse(localStorage.getItem(answersKey) ?? '{}') as Answers;
    return Object.fromEntries(Object.entries(stored).filter(([, {at}]) => Date.now() - at < lifetime));
  } catch {
    return {};
  }
}

/**
 * Adds answers to the stored ones, which include those of other tabs.
 *
 * @param tokens parties of the answers
 * @param earlier answers of this page, in case storage is blocked
 * @returns all valid answers
 */
export function storeAnswers(
  tokens: readonly string[],
  allows: (token: string) => boolean,
  earlier: Answers = {},
): Answers {
  const at = Date.now();
  const given = tokens.map((token) => [token, {allowed: allows(token), at}]);
  const answers: Answers = {...earlier, ...readAnswers(), ...Object.fromEntries(given)};
  try {
    localStorage.setItem(answersKey, JSON.stringify(answers));
  } catch {
    // Storage is blocked: the answers are valid until the page is left.
  }
  return answers;
}

/** Stores a `[data-consent-choice]` for all third parties, or the ticked ones (`data-consent-save`). */
export function storeChoice(tokens: readonly string[], {dataset}: HTMLElement): Answers {
  const ticked = [...document.querySelectorAll<HTMLElement>('[data-consent-party]:checked')].map(
    (choice) => choice.dataset.consentParty,
  );
  return storeAnswers(tokens, (token) =>
    dataset.consentSave === undefined
      ? dataset.consentChoice === 'accepted'
      : ticked.includes(token.split('.')[0]),
  );
}
