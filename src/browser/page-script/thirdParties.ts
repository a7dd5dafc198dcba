import {type Answers, readAnswers, storeChoice} from '../third-parties/answers';
import {closest} from './closest';

interface ThirdPartyScript {
  handle: (button: HTMLElement, given?: Answers) => void;
}

/** Its address stands at the dialog. */
const load = (): Promise<ThirdPartyScript> =>
  import(document.getElementById('cookie-dialog')?.dataset.thirdParties ?? '');

/**
 * Opens the cookie dialog where there is no answer for somebody, or it is older than half a year; brings the script for
 * third parties (src/browser/third-parties) once there is an answer or something asks for one. Where it does not come,
 * nothing of them does, and an embed is the link that stands beside it.
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
      // Before the script is there: whoever goes on to another page meanwhile has answered, too.
      const given = button.dataset.consentChoice ? storeChoice(tokens, button) : undefined;
      load().then(
        ({handle}) => handle(button, given),
        () => button.closest('[data-embed]')?.querySelector('a')?.click(),
      );
    }
  });
}
