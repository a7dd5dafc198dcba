import type {Islands} from '../islands/contract';
import {closest} from './closest';
import {loadAgain, loadIslands} from './loadIslands';
import {raisePreloadError} from '../../lib/preloadError';

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Brings an island to life, once; a failed try may be repeated. */
function wake(island: HTMLElement): Promise<void> {
  let attempt = waking.get(island);
  if (!attempt) {
    const notice = island.nextElementSibling as HTMLElement;
    notice.hidden = true;
    attempt = loadIslands()
      .then(({hydrate}) => hydrate(island))
      .then(() => {
        island.toggleAttribute('data-alive', true);
        for (const field of island.querySelectorAll('[data-typed]')) {
          field.dispatchEvent(new Event('input', {bubbles: true}));
        }
      });
    waking.set(island, attempt);
    announce(attempt);
    attempt.catch((error: unknown) => {
      waking.delete(island);
      loadAgain();
      notice.hidden = false;
      raisePreloadError(error);
    });
  }
  return attempt;
}

// In development the islands are part of the app and alive from the start: `<body>` names no scripts then.
const asleep = (event: Event) => closest(event, '[data-scripts] [data-island]:not([data-alive])');

/**
 * What is typed too early stays in its field; React hears of it when it is there. `data-typed` tells when it was, in
 * milliseconds: such a value wins over what the address holds.
 */
function rememberInput(event: Event): void {
  if (asleep(event)) {
    (event.target as HTMLElement).dataset.typed = String(event.timeStamp);
  }
}

/** Says 'Loading...' while something that was asked for is on its way. */
function announce(waiting: Promise<unknown>): void {
  // Part of the shell of every page.
  const note = document.querySelector<HTMLElement>('[data-loading-note]')!;
  note.textContent = note.dataset.loadingNote!;
  const clear = () => (note.textContent = '');
  waiting.then(clear, clear);
}

/** The first sign of interest loads what will be needed. */
function warm(event: Event): void {
  const island = asleep(event);
  if (island) {
    wake(island).catch(() => undefined);
  } else if (closest(event, '[data-contact]')) {
    loadIslands().catch(() => undefined);
  }
}

/**
 * Holds what was asked of a sleeping island and asks again when React is there; a form is posted plainly if React never
 * comes.
 */
function hold(event: Event, again: () => void, form?: HTMLFormElement | null): void {
  const island = asleep(event);
  if (island) {
    event.preventDefault();
    wake(island).then(again, () => form?.method === 'post' && form.submit());
  }
}

function holdClick(event: Event): void {
  const button = closest<HTMLButtonElement>(event, 'button');
  if (button) {
    hold(event, () => button.click(), button.form);
  }
}

function holdSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  hold(event, () => form.requestSubmit(), form);
}

/** A contact link opens the dialog; where that does not come, it is the link that it always was. */
function openContact(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'a[data-contact]');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  event.preventDefault();
  const opened = loadIslands().then((islands: Islands) => islands.openContact(link.dataset, wake));
  opened.catch((error: unknown) => {
    raisePreloadError(error);
    location.assign(link.href);
  });
  announce(opened);
}

function retry(event: Event): void {
  // The notice stands behind its island.
  const island = closest(event, '[data-island-retry]')?.parentElement!.previousElementSibling;
  if (island) {
    wake(island as HTMLElement).catch(() => undefined);
  }
}

function wakeByThemselves(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        seen.unobserve(target);
        wake(target as HTMLElement).catch(() => undefined);
      }
    }
  });
  const query = new URLSearchParams(location.search);
  for (const island of document.querySelectorAll<HTMLElement>('[data-scripts] [data-when]')) {
    // What the address holds for it is shown without a touch.
    if (island.dataset.when === 'load' || island.dataset.query?.split(' ').some((name) => query.has(name))) {
      wake(island).catch(() => undefined);
    } else if (island.dataset.when === 'visible') {
      seen.observe(island);
    }
  }
}

/** Loads React when something that needs it is touched, and loses nothing that was done before it came. */
export function watchIslands(): void {
  addEventListener('input', rememberInput, true);
  for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown', 'input']) {
    addEventListener(type, warm, {capture: true, passive: true});
  }
  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  // Before the router of the development server takes the link.
  addEventListener('click', openContact, true);
  addEventListener('click', retry);
  addEventListener('DOMContentLoaded', wakeByThemselves);
}
