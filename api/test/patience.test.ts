import {getEventListeners} from 'node:events';
import {setImmediate as nextTurn, setTimeout as sleep} from 'node:timers/promises';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {jest} from '@jest/globals';
import {within, withDeadline} from '../src/patience';

/** Rejects with the reason once the signal is aborted, as clients of hosts do. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
    }
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Collects what nothing holds any more. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe('within()', () => {
  test('gives back what the work gives, and its error, and leaves no timer', async () => {
    jest.useFakeTimers();
    await expect(within(1_000, Promise.resolve('done'))).resolves.toBe('done');
    await expect(within(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
    const late = within(1_000, new Promise(() => {}));
    const refused = expect(late).rejects.toThrow('The store took too long to answer.');
    jest.advanceTimersByTime(999);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1);
    await refused;
    jest.useRealTimers();
  });
});

describe('withDeadline()', () => {
  test('gives back what the work gives, and its error', async () => {
    const {signal} = new AbortController();
    await expect(withDeadline(1_000, signal, async () => 'done')).resolves.toBe('done');
    await expect(withDeadline(1_000, signal, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
  });

  test('ends the work with a TimeoutError when its time is over', async () => {
    const {signal} = new AbortController();
    await expect(withDeadline(10, signal, untilAborted)).rejects.toMatchObject({
      name: 'TimeoutError',
      message: 'The operation was aborted due to timeout',
    });
  });

  test('ends the work for the reason of the other signal, also of one that was aborted before', async () => {
    const other = new AbortController();
    const work = withDeadline(60_000, other.signal, untilAborted);
    other.abort(new Error('the process ends'));
    await expect(work).rejects.toThrow('the process ends');
    await expect(withDeadline(60_000, other.signal, untilAborted)).rejects.toThrow('the process ends');
  });

  test('has one timer while the work lasts, and none after', async () => {
    jest.useFakeTimers();
    const {signal} = new AbortController();
    expect(await withDeadline(60_000, signal, async () => jest.getTimerCount())).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  test('keeps neither listener nor signal of work that is done', async () => {
    const other = new AbortController();
    let listeners = 0;
    const signals: WeakRef<AbortSignal>[] = [];
    for (let i = 0; i < 100; i++) {
      await withDeadline(60_000, other.signal, async (signal) => {
        // As nodemailer does.
        signal.addEventListener('abort', () => {}, {once: true});
        signals.push(new WeakRef(signal));
        listeners = getEventListeners(other.signal, 'abort').length;
        await nextTurn();
      });
    }
    expect(listeners).toBe(1);
    expect(getEventListeners(other.signal, 'abort')).toEqual([]);
    // What a WeakRef has given out stays until the turn is over.
    await sleep(10);
    collectGarbage();
    expect(signals.filter((signal) => signal.deref() !== undefined).length).toBeLessThan(3);
  });
});
