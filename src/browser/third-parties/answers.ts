import {monthsOfConsent} from '../../data/ownStorage';

/** A visitor's answers by token (`toldParties.ts`): whether it may be loaded, and when that was said, in milliseconds. */
export type Answers = Record<string, {allowed: boolean; at: number}>;

/** Where they are stored. */
export const answersKey = 'thirdPartyConsent';

/** Answers that still hold. Storage may be blocked or hold anything: then there are none. */
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
 * Adds answers to those that are stored, with what another tab has stored meanwhile.
 *
 * @param tokens who is answered for
 * @param earlier answers of this page, which hold as well where storage is blocked
 * @returns all answers that hold
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
    // The answers then hold until the page is left.
  }
  return answers;
}

/**
 * Stores what a press on `[data-consent-choice]` answers for everybody; with `data-consent-save`, what is ticked beside
 * the names of third parties.
 */
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
