import {particleLimits} from '../../../../data/particles';
import {linkStrength, move, type Particle} from '../motion';

const area = {width: 300, height: 200};
const particle = (change: Partial<Particle>): Particle => ({
  x: 100,
  y: 100,
  vx: 0,
  vy: 0,
  radius: 2,
  ...change,
});

it('the numbers of the specification are 80 circles, 1 to 3 in size, at a fifth of full strength, joined below 150 pixels, at speed 1', () => {
  expect(particleLimits).toEqual({count: 80, opacity: 0.2, size: [1, 3], linkDistance: 150, speed: 1});
});

describe('move', () => {
  it('goes on in a straight line', () => {
    const free = particle({vx: 60, vy: -30});
    move(free, area, 0.5);
    expect(free).toEqual(particle({x: 130, y: 85, vx: 60, vy: -30}));
  });

  it.each([
    ['left', {x: 3, vx: -60}, {x: 2, vx: 60}],
    ['bottom', {y: 197, vy: 60}, {y: 198, vy: -60}],
  ])('bounces at the %s edge and keeps its speed', (_edge, before, after) => {
    const bouncing = particle(before);
    move(bouncing, area, 0.1);
    expect(bouncing).toEqual(particle(after));
  });
});

describe('linkStrength', () => {
  const from = particle({x: 0, y: 0});

  it.each([
    [0, 1],
    [75, 0.5],
    [150, 0],
  ])('is at %d pixels %d', (distance, strength) => {
    expect(linkStrength(from, particle({x: distance, y: 0}), 150)).toBeCloseTo(strength);
  });
});
