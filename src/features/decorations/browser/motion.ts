/** In pixels. */
export interface Area {
  width: number;
  height: number;
}

/** Position in pixels, velocity in pixels per second, radius in pixels. */
export interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  radius: number;
}

/** Lengths in pixels. */
export interface ParticleSettings {
  count: number;
  /** Radius, smallest and largest. */
  size: readonly [number, number];
  /** Pixels per frame, at 60 frames a second. */
  speed: number;
}

/** Distributes particles over an area, with random directions. `random` returns numbers in [0, 1). */
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

export function move(particle: Particle, area: Area, seconds: number): void {
  const {x, y, vx, vy, radius} = particle;
  [particle.x, particle.vx] = bounce(x + vx * seconds, vx, radius, area.width);
  [particle.y, particle.vy] = bounce(y + vy * seconds, vy, radius, area.height);
}

/** Keeps a particle's relative position when the area changes. */
export function rescale(particle: Particle, from: Area, to: Area): void {
  particle.x *= to.width / from.width;
  particle.y *= to.height / from.height;
}

/** Returns the opacity of a line between two particles: 1 at distance 0, 0 from `distance` on. */
export function linkStrength(a: Particle, b: Particle, distance: number): number {
  return Math.max(0, 1 - Math.hypot(a.x - b.x, a.y - b.y) / distance);
}
