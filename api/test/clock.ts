import {jest} from '@jest/globals';
import {afterTest} from './support';

/** Returns a function that moves the monotonic clock of the current test forward, in milliseconds. */
export function movableClock(): (ms: number) => void {
  const now = performance.now.bind(performance);
  let passed = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  afterTest(() => clock.mockRestore());
  return (ms) => void (passed += ms);
}
