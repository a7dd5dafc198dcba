import {closest} from '../../../lib/closest';
import {page} from '../../../lib/page';
import {type Answers, readAnswers, storeChoice} from './answers';

/** The dialog has the script's URL. */
const load = (): Promise<{handle: (button: HTMLElement, given?: Answers) => void}> =>
  import(document.getElementById('cookie-dialog')?.dataset.thirdParties ?? '');

/**
 * Opens the cookie dialog if an answer is missing or older than half a year. Loads the script for third parties
 * (src/features/consent/browser/third-parties.ts) once there is an answer, or when an embed needs it. If it fails to load, no third party
 * loads, and an embed stays a link.
 */
function watchThirdParties(tokens: readonly string[]): void {
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

/** Stored values of `cookieConsent`; the client has fixed their names. */
const choices = ['accepted', 'essential-only'];

/** One per third party. `false` if the list in src/data is empty; the code for them is then dropped. */
declare const THIRD_PARTY_TOKENS: readonly string[] | false;

/** Shows the cookie dialog (`html[data-consent=open]`) until there is a choice, and again on request. */
export function watchConsent(): void {
  page.dataset.consent = 'open';
  try {
    const stored = localStorage.cookieConsent;
    if (choices.includes(stored)) {
      page.dataset.consent = stored;
    }
  } catch {
    // Storage is blocked: a choice holds until the page is left.
  }
  if (THIRD_PARTY_TOKENS) {
    watchThirdParties(THIRD_PARTY_TOKENS);
  }

  let before = page.dataset.consent;
  /** Button that reopened the dialog. */
  let opener: HTMLElement | null | undefined;
  addEventListener('click', (event) => {
    const choice = closest(event, '[data-consent-choice]')?.dataset.consentChoice;
    if (choice) {
      try {
        localStorage.cookieConsent = choice;
      } catch {
        // See above.
      }
      page.dataset.consent = before = choice;
      // Returns the focus to the button.
      opener?.focus();
    }
    const button = closest(event, '[data-consent-open]');
    if (button) {
      opener = button;
      page.dataset.consent = 'open';
      document.getElementById('cookie-dialog')?.focus();
    }
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && closest(event, '#cookie-dialog')) {
      page.dataset.consent = before;
      opener?.focus();
    }
  });
}
