/** Width and height of the area, pixels. */
export interface Area {
  width: number;
  height: number;
}

/** A circle that moves: place, pixels; velocity, pixels per second; radius, pixels. */
export interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  radius: number;
}

/** What the particles are like; lengths in pixels. */
export interface ParticleSettings {
  count: number;
  /** Radius, smallest and largest. */
  size: readonly [number, number];
  /** Pixels per frame, at 60 frames a second. */
  speed: number;
}

/**
 * Scatters particles over an area, each on its way in a direction of its own.
 *
 * @param random gives numbers from 0 up to 1
 */
export function scatter(
  {count, size: [from, to], speed}: ParticleSettings,
  area: Area,
  random: () => number,
) {
  return Array.from({length: count}, (): Particle => {
    const direction = random() * 2 * Math.PI;
    return {
      x: random() * area.width,
      y: random() * area.height,
      vx: Math.cos(direction) * speed * 60,
      vy: Math.sin(direction) * speed * 60,
      radius: from + random() * (to - from),
    };
  });
}

/** One coordinate after a step: an edge sends back what would pass it. */
function bounce(
  place: number,
  velocity: number,
  radius: number,
  end: number,
): [place: number, velocity: number] {
  if (place < radius) {
    return [radius, Math.abs(velocity)];
  }
  return place > end - radius ? [end - radius, -Math.abs(velocity)] : [place, velocity];
}

/** Moves a particle on, inside the area. */
export function move(particle: Particle, area: Area, seconds: number): void {
  const {x, y, vx, vy, radius} = particle;
  [particle.x, particle.vx] = bounce(x + vx * seconds, vx, radius, area.width);
  [particle.y, particle.vy] = bounce(y + vy * seconds, vy, radius, area.height);
}

/** Keeps a particle where it is in proportion when the area changes. */
export function rescale(particle: Particle, from: Area, to: Area): void {
  particle.x *= to.width / from.width;
  particle.y *= to.height / from.height;
}

/** How strong the line between two particles is: 1 where they meet, 0 from the given distance on. */
export function linkStrength(a: Particle, b: Particle, distance: number): number {
  return Math.max(0, 1 - Math.hypot(a.x - b.x, a.y - b.y) / distance);
}
