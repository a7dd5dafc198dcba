import {particleLimits} from '../../../data/particles';
import {linkStrength, move, rescale, scatter, type Area} from './motion';

/** Message from the page to the worker; each field is sent when it changes. */
export interface DrawingMessage {
  /** Sent in the first message only. */
  canvas?: OffscreenCanvas;
  area?: Area;
  /** Canvas pixels per CSS pixel; sent with the area. */
  density?: number;
  colour?: string;
  moving?: boolean;
}

/** Minimum of seconds between frames: half of a screen's rate is enough for a background. */
const shortestStep = 0.03;
/** Maximum step in seconds. A longer pause means that the tab slept. */
const longestStep = 0.1;
/** Number of line opacities; each takes one stroke. */
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
