import {particleLimits} from '../../../data/particles';
import {linkStrength, move, rescale, scatter, type Particle} from '../motion';

const area = {width: 300, height: 200};
const particle = (change: Partial<Particle>): Particle => ({
  x: 100,
  y: 100,
  vx: 0,
  vy: 0,
  radius: 2,
  ...change,
});
const speedOf = ({vx, vy}: Particle) => Math.hypot(vx, vy);

/** The same numbers each time, spread over 0 to 1. */
function sequence(): () => number {
  let n = 0;
  return () => (n += 0.618034) % 1;
}

describe('the numbers of the specification', () => {
  it('are 80 circles, 1 to 3 in size, at a fifth of full strength, joined below 150 pixels, at speed 1', () => {
    expect(particleLimits).toEqual({count: 80, opacity: 0.2, size: [1, 3], linkDistance: 150, speed: 1});
  });
});

describe('scatter', () => {
  const all = scatter(particleLimits, area, sequence());

  it('makes as many as asked, inside the area, in the sizes allowed', () => {
    expect(all).toHaveLength(80);
    for (const {x, y, radius} of all) {
      expect(x >= 0 && x <= area.width && y >= 0 && y <= area.height).toBe(true);
      expect(radius >= 1 && radius <= 3).toBe(true);
    }
    expect(new Set(all.map(({radius}) => radius)).size).toBeGreaterThan(1);
  });

  it('sends each on its way at one pixel per frame, in a direction of its own', () => {
    for (const each of all) {
      expect(speedOf(each)).toBeCloseTo(60);
    }
    expect(new Set(all.map(({vx}) => vx.toFixed(3))).size).toBeGreaterThan(40);
  });
});

describe('move', () => {
  it('goes on in a straight line', () => {
    const free = particle({vx: 60, vy: -30});
    move(free, area, 0.5);
    expect(free).toEqual(particle({x: 130, y: 85, vx: 60, vy: -30}));
  });

  it.each([
    ['left', {x: 3, vx: -60}, {x: 2, vx: 60}],
    ['right', {x: 297, vx: 60}, {x: 298, vx: -60}],
    ['top', {y: 3, vy: -60}, {y: 2, vy: 60}],
    ['bottom', {y: 197, vy: 60}, {y: 198, vy: -60}],
  ])('bounces at the %s edge and keeps its speed', (_edge, before, after) => {
    const bouncing = particle(before);
    move(bouncing, area, 0.1);
    expect(bouncing).toEqual(particle(after));
  });

  it('comes back from outside, without trembling at the edge', () => {
    const outside = particle({x: 400, vx: 60});
    move(outside, area, 0.01);
    expect(outside).toEqual(particle({x: 298, vx: -60}));
    move(outside, area, 0.01);
    expect(outside.vx).toBe(-60);
    expect(outside.x).toBeLessThan(298);
  });

  it('keeps all of them inside for a long time', () => {
    const all = scatter(particleLimits, area, sequence());
    for (let step = 0; step < 2000; step++) {
      all.forEach((each) => move(each, area, 1 / 30));
    }
    for (const each of all) {
      expect(each.x >= each.radius && each.x <= area.width - each.radius).toBe(true);
      expect(each.y >= each.radius && each.y <= area.height - each.radius).toBe(true);
      expect(speedOf(each)).toBeCloseTo(60);
    }
  });
});

describe('rescale', () => {
  it('keeps the place in proportion', () => {
    const moved = particle({});
    rescale(moved, area, {width: 600, height: 100});
    expect(moved).toEqual(particle({x: 200, y: 50}));
  });
});

describe('linkStrength', () => {
  const from = particle({x: 0, y: 0});

  it.each([
    [0, 1],
    [75, 0.5],
    [149, 1 / 150],
    [150, 0],
    [151, 0],
    [5000, 0],
  ])('is at %d pixels %d', (distance, strength) => {
    expect(linkStrength(from, particle({x: distance, y: 0}), 150)).toBeCloseTo(strength);
  });

  it('measures across', () => {
    expect(linkStrength(from, particle({x: 45, y: 60}), 150)).toBeCloseTo(0.5);
  });
});
