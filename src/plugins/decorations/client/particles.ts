import {particleLimits} from '../../../data/particles';
import {linkStrength, move, rescale, scatter, type Area} from './motion';

/** Canvas pixels per CSS pixel, at most: more cannot be seen in circles this faint. */
const maxDensity = 2;
/** Seconds between frames, at least: half of what screens show is enough for a background. */
const shortestStep = 0.03;
/** A longer pause between frames is one in which the tab slept. */
const longestStep = 0.1;
/** Lines are drawn in this many strengths, a stroke each. */
const strengths = 4;

/**
 * Lets particles move over an element that holds a canvas and a check box that pauses them. They hold still while
 * nobody can see them, and are gone where motion is unwanted.
 */
export default function run(element: HTMLElement): void {
  const canvas = element.querySelector('canvas')!;
  const control = element.querySelector('label')!;
  const pause = element.querySelector('input')!;
  const context = canvas.getContext('2d')!;
  canvas.style.opacity = String(particleLimits.opacity);

  const motion = matchMedia('(prefers-reduced-motion: no-preference)');
  let area: Area = {width: element.clientWidth, height: element.clientHeight};
  const particles = scatter(particleLimits, area, Math.random);
  let inView = true;
  let frame = 0;
  let last = 0;

  function fit(): void {
    const next = {width: element.clientWidth, height: element.clientHeight};
    if (!next.width || !next.height) {
      return;
    }
    const density = Math.min(devicePixelRatio, maxDensity);
    canvas.width = next.width * density;
    canvas.height = next.height * density;
    context.scale(density, density);
    particles.forEach((particle) => rescale(particle, area, next));
    area = next;
    takeColour();
  }

  function takeColour(): void {
    const {color} = getComputedStyle(canvas);
    context.fillStyle = color;
    context.strokeStyle = color;
    draw();
  }

  function draw(): void {
    const lines = Array.from({length: strengths}, () => new Path2D());
    const circles = new Path2D();
    particles.forEach((a, index) => {
      circles.moveTo(a.x + a.radius, a.y);
      circles.arc(a.x, a.y, a.radius, 0, 7);
      for (const b of particles.slice(index + 1)) {
        const line = lines[Math.ceil(linkStrength(a, b, particleLimits.linkDistance) * strengths) - 1];
        line?.moveTo(a.x, a.y);
        line?.lineTo(b.x, b.y);
      }
    });
    context.clearRect(0, 0, area.width, area.height);
    lines.forEach((line, index) => {
      context.globalAlpha = (index + 1) / strengths;
      context.stroke(line);
    });
    context.fill(circles);
  }

  function step(now: number): void {
    frame = requestAnimationFrame(step);
    const seconds = (now - last) / 1000;
    if (seconds >= shortestStep) {
      last = now;
      particles.forEach((particle) => move(particle, area, Math.min(seconds, longestStep)));
      draw();
    }
  }

  function update(): void {
    cancelAnimationFrame(frame);
    canvas.hidden = control.hidden = !motion.matches;
    if (motion.matches && inView && !document.hidden && !pause.checked) {
      last = performance.now();
      frame = requestAnimationFrame(step);
    }
  }

  new ResizeObserver(fit).observe(element);
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? true;
    update();
  }).observe(element);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', takeColour);
  motion.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  pause.addEventListener('change', update);
  update();
}
