import {type Answers, readAnswers, storeChoice} from './answers';
import {closest} from '../../../lib/closest';

/** The dialog has the script's URL. */
const load = (): Promise<{handle: (button: HTMLElement, given?: Answers) => void}> =>
  import(document.getElementById('cookie-dialog')?.dataset.thirdParties ?? '');

/**
 * Opens the cookie dialog if an answer is missing or older than half a year. Loads the script for third parties
 * (src/features/consent/browser/third-parties.ts) once there is an answer, or when an embed needs it. If it fails to load, no third party
 * loads, and an embed stays a link.
 *
 * @param tokens one for each third party
 */
export function watchThirdParties(tokens: readonly string[]): void {
  const answers = readAnswers();
  if (tokens.some((token) => !answers[token])) {
    document.documentElement.dataset.consent = 'open';
  }
  if (tokens.some((token) => answers[token])) {
    document.addEventListener('DOMContentLoaded', () => void load());
  }
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-consent-choice],[data-embed-load]');
    if (button) {
      // Stored before the script loads, so that leaving the page does not lose the answer.
      const given = button.dataset.consentChoice ? storeChoice(tokens, button) : undefined;
      load().then(
        ({handle}) => handle(button, given),
        () => button.closest('[data-embed]')?.querySelector('a')?.click(),
      );
    }
  });
}
