import {closest} from '../../../lib/closest';
import {page} from '../../../lib/page';
import {watchThirdParties} from './askedEmbeds';

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
