import {type Answers, answersKey, readAnswers, storeAnswers} from './answers';
import {covers} from '../../../lib/thirdParties';
import type {ToldParty} from '../toldParties';

/** Returns the domains that may own a cookie of this page, the whole host first. */
function domains(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

/** Removes a third party's cookies and items in local and session storage. A trailing star in a name is a wildcard. */
function forget(names: readonly string[]): void {
  const isMeant = (name: string) => names.some((pattern) => covers(pattern, name));
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (isMeant(name)) {
      const gone = `${name}=;max-age=0;path=/`;
      // Deleting a cookie needs its domain, which browsers do not expose.
      for (const cookie of [
        gone,
        ...domains(location.hostname).map((domain) => `${gone};domain=${domain}`),
      ]) {
        document.cookie = cookie;
      }
    }
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      Object.keys(storage)
        .filter(isMeant)
        .forEach((name) => storage.removeItem(name));
    }
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

const embeds = () => [...document.querySelectorAll<HTMLElement>('[data-embed]')];

/** True if a frame of a third party is on this page. */
const isShown = (id: string): boolean => document.querySelector(`[data-embed="${id}"] iframe`) !== null;

/** Replaces poster and button by the frame. If `pressed` by the visitor, a video plays and its frame gets the focus. */
function showEmbed(embed: HTMLElement, pressed: boolean): void {
  const {frame = '', frameTitle = '', plays} = embed.dataset;
  const stage = embed.querySelector('[data-embed-stage]');
  if (!stage || stage.querySelector('iframe')) {
    return;
  }
  const address = new URL(frame);
  if (pressed && plays !== undefined) {
    // YouTube, Vimeo and PeerTube use this parameter; others ignore it.
    address.searchParams.set('autoplay', '1');
  }
  const iframe = Object.assign(document.createElement('iframe'), {
    title: frameTitle,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    loading: pressed ? 'eager' : 'lazy',
    src: address.href,
  });
  stage.replaceChildren(iframe);
  embed.querySelectorAll<HTMLElement>('[data-embed-ask]').forEach((part) => (part.hidden = true));
  if (pressed) {
    iframe.focus();
  }
}

function showEmbedsOf(id: string): void {
  embeds()
    .filter((embed) => embed.dataset.embed === id)
    .forEach((embed) => showEmbed(embed, false));
}

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
