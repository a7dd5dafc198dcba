import {type Answers, answersKey, readAnswers, storeAnswers} from './answers';
import {isShown, showEmbed, showEmbedsOf} from './embeds';
import {forget} from './forget';
import type {ToldParty} from './toldParties';

/** What the list in src/data says. */
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

/** Loads what the visitor allows, and removes what others have stored. */
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
 * A script that runs cannot be stopped: the page is loaded again without it. Until then nothing leaves the page, what
 * the script wants to send at its end included.
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
 * Does what a press asks for: `[data-consent-choice]` answers for all, `[data-embed-load]` shows an embed, and answers for
 * its third party where "always" is ticked.
 *
 * @param given what the first has answered; the page script has stored it
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

// Answered in another tab. What was loaded here for once stays.
addEventListener('storage', ({key}) => {
  if (key === answersKey) {
    const before = THIRD_PARTIES.filter(isAllowed);
    answers = readAnswers();
    apply();
    stopWithdrawn(before);
  }
});

apply();
// What is ticked already was ticked by the visitor, whose press has brought this script.
choices()
  .filter(isChosen)
  .forEach((choice) => (choice.checked = true));
