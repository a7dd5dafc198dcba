import {closest} from './closest';

/** Where the choice is stored, and what it may be: names that the client has fixed. */
const key = 'cookieConsent';
const choices = ['accepted', 'essential-only'];

/** Scripts of third parties; none, and no code for them, where the list in src/data is empty. */
declare const THIRD_PARTY_SCRIPTS: string | false;

/** Loads what the visitor has accepted, once. */
function loadAccepted(choice: string | null): void {
  if (THIRD_PARTY_SCRIPTS && choice === 'accepted') {
    for (const src of THIRD_PARTY_SCRIPTS.split(' ')) {
      if (!document.querySelector(`script[src="${src}"]`)) {
        document.head.append(Object.assign(document.createElement('script'), {src}));
      }
    }
  }
}

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
  loadAccepted(stored);

  document.addEventListener('click', (event) => {
    const choice = closest(event, '[data-consent-choice]')?.dataset.consentChoice;
    if (choice) {
      store(choice);
      page.dataset.consent = choice;
      loadAccepted(choice);
    }
    if (closest(event, '[data-consent-open]')) {
      page.dataset.consent = 'open';
      document.getElementById('cookie-dialog')?.focus();
    }
  });
}
