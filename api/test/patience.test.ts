import {jest} from '@jest/globals';
import {within} from '../src/patience';

test('waits for the store as long as it is told to, and leaves no timer', async () => {
  jest.useFakeTimers();
  await expect(within(1_000, Promise.resolve('done'))).resolves.toBe('done');
  await expect(within(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
  const refused = expect(within(1_000, new Promise(() => {}))).rejects.toThrow(
    'The store took too long to answer.',
  );
  jest.advanceTimersByTime(1_000);
  await refused;
  jest.useRealTimers();
});
