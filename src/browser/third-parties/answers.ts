import {monthsOfConsent} from '../../lib/thirdParties';

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
