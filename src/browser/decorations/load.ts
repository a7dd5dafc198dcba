import {raisePreloadError} from '../../lib/preloadError';

interface Decoration {
  default: (element: HTMLElement) => void;
}

/** The part of `navigator` that some browsers lack. */
interface Connected {
  connection?: {saveData?: boolean};
}

/** Inlined in the element that it decorates. */
const element = document.currentScript!.parentElement!;
const motion = matchMedia('(prefers-reduced-motion: no-preference)');

/** Safari has no `requestIdleCallback`. The page has loaded by then, so a timeout is enough. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 300);

function start(): void {
  import(element.dataset.decoration ?? '')
    .then(({default: run}: Decoration) => run(element))
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
  if ((navigator as Connected).connection?.saveData) {
    return;
  }
  if (motion.matches) {
    whenSeen();
  } else {
    motion.addEventListener('change', whenSeen, {once: true});
  }
});
