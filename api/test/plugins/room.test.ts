import {statfsSync} from 'node:fs';
import {createTotalLimit, freeSpaceOf} from '../../src/plugins/room';
import {temporaryDir} from '../support';

const hour = 60 * 60_000;

test('counts all clients together, for an hour', () => {
  let now = 5_000;
  const limit = createTotalLimit(2, () => now);
  limit.count();
  expect(limit.waitMs()).toBe(0);
  limit.count();
  now += 1_000;
  expect(limit.waitMs()).toBe(hour - 1_000);
  now += hour - 1_001;
  expect(limit.waitMs()).toBe(1);
  now += 1;
  expect(limit.waitMs()).toBe(0);
  limit.count();
  limit.count();
  now += 1;
  expect(limit.waitMs()).toBe(hour - 1);
});

test('by itself it counts on a clock of its own', () => {
  const limit = createTotalLimit(1);
  limit.count();
  expect(limit.waitMs()).toBeGreaterThan(hour - 60_000);
});

test('knows the room on a disk, and looks once a second', async () => {
  const dir = temporaryDir();
  const {bavail, bsize} = statfsSync(dir);
  let now = 0;
  const free = freeSpaceOf(dir, () => now);
  const first = free();
  // Others write to the disk as well.
  expect(Math.abs(((await first) ?? 0) / (bavail * bsize) - 1)).toBeLessThan(0.5);
  now = 999;
  expect(free()).toBe(first);
  now = 1_000;
  const second = free();
  expect(second).not.toBe(first);
  now = 1_999;
  expect(free()).toBe(second);
  await second;
});
