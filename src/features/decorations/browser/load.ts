import {raisePreloadError} from '../../../lib/preloadError';

/** Inlined in the element that it decorates. */
const element = document.currentScript!.parentElement!;
const motion = matchMedia('(prefers-reduced-motion: no-preference)');

/** Safari has no `requestIdleCallback`. The page has loaded by then, so a timeout is enough. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 300);

function start(): void {
  import(element.dataset.decoration ?? '')
    .then(({default: run}: {default: (element: HTMLElement) => void}) => run(element))
    .catch(raisePreloadError);
}

function whenSeen(): void {
  const seen = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) {
      seen.disconnect();
      whenIdle(start);
    }
  });
  seen.observe(element);
}

addEventListener('load', () => {
  // Some browsers lack it.
  if ((navigator as {connection?: {saveData?: boolean}}).connection?.saveData) {
    return;
  }
  if (motion.matches) {
    whenSeen();
  } else {
    motion.addEventListener('change', whenSeen, {once: true});
  }
});
