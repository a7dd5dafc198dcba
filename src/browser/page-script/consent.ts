import {closest} from './closest';
import {watchThirdParties} from './thirdParties';

/** Where the choice is stored, and what it may be: names that the client has fixed. */
const key = 'cookieConsent';
const choices = ['accepted', 'essential-only'];

/** One for each third party; `false`, and no code for them, where the list in src/data is empty. */
declare const THIRD_PARTY_TOKENS: readonly string[] | false;

// Storage may be blocked; the choice then holds until the page is left.
function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Nothing to do: see above.
  }
}

/** Shows the cookie dialog (`html[data-consent=open]`) until there is a choice, and again on request. */
export function watchConsent(): void {
  const page = document.documentElement;
  const stored = read();
  page.dataset.consent = stored && choices.includes(stored) ? stored : 'open';
  if (THIRD_PARTY_TOKENS) {
    watchThirdParties(THIRD_PARTY_TOKENS);
  }

  addEventListener('click', (event) => {
    const choice = closest(event, '[data-consent-choice]')?.dataset.consentChoice;
    if (choice) {
      store(choice);
      page.dataset.consent = choice;
    }
    if (closest(event, '[data-consent-open]')) {
      page.dataset.consent = 'open';
      document.getElementById('cookie-dialog')?.focus();
    }
  });
}
