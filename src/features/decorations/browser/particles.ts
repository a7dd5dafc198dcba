import {particleLimits} from '../../../data/particles';
import {raisePreloadError} from '../../../lib/preloadError';
import {visitBrandChanged} from '../../../data/visitBrand';
import type {DrawingMessage} from './drawing';

/** Name of the drawing script, in the folder of this one; set by the bundler. */
declare const DRAWING: string;

/** Maximum of canvas pixels per CSS pixel; more is invisible in circles this faint. */
const maxDensity = 2;

function partOf<Name extends keyof HTMLElementTagNameMap>(
  element: HTMLElement,
  name: Name,
): HTMLElementTagNameMap[Name] {
  const part = element.querySelector(name);
  if (!part) {
    throw new Error(`Particles need a <${name}>: see src/features/sections/Particles.tsx.`);
  }
  return part;
}

/**
 * Animates particles in an element with a canvas and a pause check box. A worker draws them, so that the page stays
 * responsive without a graphics card. Pauses while out of view. Removed under reduced motion.
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
  // After all listeners have applied or removed the brand.
  addEventListener(visitBrandChanged, () => requestAnimationFrame(takeColour));
  motion.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  pause.addEventListener('change', update);
  takeColour();
  update();
}
