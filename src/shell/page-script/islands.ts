import type {Islands} from '../islands/contract';
import {closest} from '../../lib/closest';
import {loadAgain, loadIslands} from './loadIslands';
import {raisePreloadError} from '../../lib/preloadError';

const waking = new WeakMap<HTMLElement, Promise<void>>();

/** Hydrates an island once. A failed attempt may be repeated. */
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

// In development the islands are part of the app and hydrated from the start: `<body>` has no scripts then.
const asleep = (event: Event) => closest(event, '[data-scripts] [data-island]:not([data-alive])');

/** Marks early input for React with its time in milliseconds (`data-typed`). Such values override the URL's. */
function rememberInput(event: Event): void {
  if (asleep(event)) {
    (event.target as HTMLElement).dataset.typed = String(event.timeStamp);
  }
}

function announce(waiting: Promise<unknown>): void {
  // Part of every page's shell.
  const note = document.querySelector<HTMLElement>('[data-loading-note]')!;
  note.textContent = note.dataset.loadingNote!;
  const clear = () => (note.textContent = '');
  waiting.then(clear, clear);
}

/** Preloads the bundle at the first sign of interest. */
function warm(event: Event): void {
  const island = asleep(event);
  if (island) {
    wake(island).catch(() => undefined);
  } else if (closest(event, '[data-contact]')) {
    loadIslands().catch(() => undefined);
  }
}

/** Repeats an event after hydration. If React fails to load, a form is submitted natively. */
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

/** Opens the dialog for a contact link. Follows the link if the dialog fails to load. */
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
  // The notice follows its island.
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
    // Hydrates at once if the URL has a value for the island.
    if (island.dataset.when === 'load' || island.dataset.query?.split(' ').some((name) => query.has(name))) {
      wake(island).catch(() => undefined);
    } else if (island.dataset.when === 'visible') {
      seen.observe(island);
    }
  }
}

/** Loads React when an island is first used, and loses no event or input from before. */
export function watchIslands(): void {
  addEventListener('input', rememberInput, true);
  for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown', 'input']) {
    addEventListener(type, warm, {capture: true, passive: true});
  }
  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  // In the capture phase, before the development server's router handles the link.
  addEventListener('click', openContact, true);
  addEventListener('click', retry);
  addEventListener('DOMContentLoaded', wakeByThemselves);
}
