import {particleLimits} from '../../data/particles';
import {raisePreloadError} from '../../lib/preloadError';
import {visitBrandChanged} from '../../lib/visitBrand';
import type {DrawingMessage} from './drawing';

/** Name of the script that draws, in the folder of this one; set when it is bundled. */
declare const DRAWING: string;

/** Canvas pixels per CSS pixel, at most: more cannot be seen in circles this faint. */
const maxDensity = 2;

/** The first element of a kind within another. */
function partOf<Name extends keyof HTMLElementTagNameMap>(
  element: HTMLElement,
  name: Name,
): HTMLElementTagNameMap[Name] {
  const part = element.querySelector(name);
  if (!part) {
    throw new Error(`Particles need a <${name}>: see src/components/sections/Particles.tsx.`);
  }
  return part;
}

/**
 * Lets particles move over an element that holds a canvas and a check box that pauses them. They are drawn by a worker,
 * so that the page answers at once also where there is no graphics card; they hold still while nobody can see them, and
 * are gone where motion is unwanted.
 */
export default function run(element: HTMLElement): void {
  const canvas = partOf(element, 'canvas');
  const control = partOf(element, 'label');
  const pause = partOf(control, 'input');
  canvas.style.opacity = String(particleLimits.opacity);

  const worker = new Worker(new URL(DRAWING, import.meta.url));
  const tell = (message: DrawingMessage, moved: Transferable[] = []) => worker.postMessage(message, moved);
  const drawn = canvas.transferControlToOffscreen();
  tell({canvas: drawn}, [drawn]);

  const motion = matchMedia('(prefers-reduced-motion: no-preference)');
  let inView = true;
  let failed = false;

  function fit(): void {
    const {clientWidth: width, clientHeight: height} = element;
    if (width && height) {
      tell({area: {width, height}, density: Math.min(devicePixelRatio, maxDensity)});
    }
  }

  function takeColour(): void {
    tell({colour: getComputedStyle(canvas).color});
  }

  function update(): void {
    canvas.hidden = control.hidden = failed || !motion.matches;
    tell({moving: motion.matches && inView && !document.hidden && !pause.checked});
  }

  worker.addEventListener('error', (event) => {
    failed = true;
    update();
    raisePreloadError(event.error ?? new Error(`The background ${DRAWING} did not load.`));
  });
  new ResizeObserver(fit).observe(element);
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? true;
    update();
  }).observe(element);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', takeColour);
  // When all who listen have put the brand on, or off.
  addEventListener(visitBrandChanged, () => requestAnimationFrame(takeColour));
  motion.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  pause.addEventListener('change', update);
  takeColour();
  update();
}
