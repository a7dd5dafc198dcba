/** The worker that moves and draws the particles. */
import {particleLimits} from '../../data/particles';
import {linkStrength, move, rescale, scatter, type Area} from './motion';

/** What the page tells the worker, each when it changes. */
export interface DrawingMessage {
  /** What to draw on; the first message. */
  canvas?: OffscreenCanvas;
  area?: Area;
  /** Canvas pixels per CSS pixel; comes with the area. */
  density?: number;
  /** A CSS colour. */
  colour?: string;
  moving?: boolean;
}

/** Seconds between frames, at least: half of what screens show is enough for a background. */
const shortestStep = 0.03;
/** A longer pause between frames is one in which the tab slept. */
const longestStep = 0.1;
/** Lines are drawn in this many strengths, a stroke each. */
const strengths = 4;

let context: OffscreenCanvasRenderingContext2D | null = null;
let area: Area | undefined;
let colour = '';
let frame = 0;
let last = 0;
let particles: ReturnType<typeof scatter> = [];

function draw(): void {
  if (!area || !context) {
    return;
  }
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
  context.fillStyle = context.strokeStyle = colour;
  for (const [index, line] of lines.entries()) {
    context.globalAlpha = (index + 1) / strengths;
    context.stroke(line);
  }
  context.fill(circles);
}

function fit(next: Area, density: number): void {
  if (context) {
    context.canvas.width = next.width * density;
    context.canvas.height = next.height * density;
    context.scale(density, density);
  }
  if (area) {
    const before = area;
    particles.forEach((particle) => rescale(particle, before, next));
  } else {
    particles = scatter(particleLimits, next, Math.random);
  }
  area = next;
}

function step(now: number): void {
  frame = requestAnimationFrame(step);
  const seconds = (now - last) / 1000;
  if (area && seconds >= shortestStep) {
    const bounds = area;
    last = now;
    particles.forEach((particle) => move(particle, bounds, Math.min(seconds, longestStep)));
    draw();
  }
}

addEventListener('message', ({data}: MessageEvent<DrawingMessage>) => {
  if (data.canvas) {
    context = data.canvas.getContext('2d');
  }
  if (data.area) {
    fit(data.area, data.density ?? 1);
  }
  colour = data.colour ?? colour;
  if (data.moving === undefined) {
    draw();
  } else {
    cancelAnimationFrame(frame);
    if (data.moving) {
      last = performance.now();
      frame = requestAnimationFrame(step);
    }
  }
});
