import {backoffMs} from '../../src/outbox/backoff';

test('waits up to twice as long each time, at most four minutes', () => {
  expect([1, 2, 3, 6, 7, 50, 5000].map((failures) => backoffMs(failures, 1))).toEqual([
    5_000, 10_000, 20_000, 160_000, 240_000, 240_000, 240_000,
  ]);
});

test('a random part of it, never less than half', () => {
  expect(backoffMs(1, 0)).toBe(2_500);
  expect(backoffMs(100, 0)).toBe(120_000);
  const waits = new Set(Array.from({length: 50}, () => backoffMs(5)));
  expect(waits.size).toBeGreaterThan(10);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(40_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(80_000);
});
