import {type Answers, answersKey, readAnswers, storeAnswers} from './answers';
import {isShown, showEmbed, showEmbedsOf} from './embeds';
import {forget} from './forget';
import type {ToldParty} from '../toldParties';

/** Third parties configured in src/data. */
declare const THIRD_PARTIES: readonly ToldParty[];

const running = new Set<string>();
let answers = readAnswers();

const isAllowed = ({token}: ToldParty) => answers[token]?.allowed ?? false;
const choices = () => [...document.querySelectorAll<HTMLInputElement>('[data-consent-party]')];

function run({id, scripts = []}: ToldParty): void {
  if (running.has(id)) {
    return;
  }
  running.add(id);
  for (const {src, attributes = {}} of scripts) {
    const script = Object.assign(document.createElement('script'), {src, async: false});
    Object.entries(attributes).forEach(([name, value]) => script.setAttribute(name, value));
    document.head.append(script);
  }
}

/** Loads allowed third parties and removes the storage of others. */
function apply(): void {
  for (const party of THIRD_PARTIES) {
    if (isAllowed(party)) {
      run(party);
      showEmbedsOf(party.id);
    } else {
      forget(party.stores ?? []);
    }
  }
}

const isChosen = ({dataset}: HTMLInputElement) =>
  THIRD_PARTIES.some((party) => party.id === dataset.consentParty && isAllowed(party));

/**
 * Reloads the page after a withdrawal, because a running script cannot be stopped. Until then all requests are
 * blocked, including those that the script sends on unload.
 */
function stopWithdrawn(among: readonly ToldParty[]): void {
  if (among.some((party) => !isAllowed(party) && (running.has(party.id) || isShown(party.id)))) {
    const nothing = {httpEquiv: 'Content-Security-Policy', content: "default-src 'none'"};
    document.head.append(Object.assign(document.createElement('meta'), nothing));
    location.reload();
  }
}

function follow(given: Answers): void {
  answers = given;
  apply();
  choices().forEach((choice) => (choice.checked = isChosen(choice)));
}

/**
 * Handles a click: `[data-consent-choice]` answers for all third parties, `[data-embed-load]` shows an embed and,
 * with "always" ticked, stores the answer for its third party.
 *
 * @param given answers that the page script has stored already
 */
export function handle(button: HTMLElement, given?: Answers): void {
  if (given) {
    follow(given);
    stopWithdrawn(THIRD_PARTIES);
  }
  const embed = button.closest<HTMLElement>('[data-embed]');
  if (embed) {
    showEmbed(embed, true);
    if (embed.querySelector(':checked')) {
      const shown = THIRD_PARTIES.filter(({id}) => id === embed.dataset.embed);
      follow(
        storeAnswers(
          shown.map(({token}) => token),
          () => true,
          answers,
        ),
      );
    }
  }
}

// Answered in another tab. Embeds loaded once on this page stay.
addEventListener('storage', ({key}) => {
  if (key === answersKey) {
    const before = THIRD_PARTIES.filter(isAllowed);
    answers = readAnswers();
    apply();
    stopWithdrawn(before);
  }
});

apply();
// Ticks before this point are the visitor's own, whose click has loaded this script.
choices()
  .filter(isChosen)
  .forEach((choice) => (choice.checked = true));
