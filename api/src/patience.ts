/**
 * Waits for a result no longer than so many milliseconds; the work itself goes on.
 *
 * @throws when it is not there in time
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The store took too long to answer.')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs work with a signal that is aborted after so many milliseconds, or with another signal, and lets go of both when the
 * work is done. `AbortSignal.any()` of a timeout and a signal that lives as long as the process would keep a part of every
 * timeout for as long: on Node 20 some 1.3 kB for each message (nodejs/node#54614).
 *
 * @param ms until the signal is aborted with a `TimeoutError`
 * @param other aborted with the same reason
 */
export async function withDeadline<T>(
  ms: number,
  other: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const either = new AbortController();
  const follow = () => either.abort(other.reason);
  const timer = setTimeout(
    () => either.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
    ms,
  );
  other.addEventListener('abort', follow);
  if (other.aborted) {
    follow();
  }
  try {
    return await work(either.signal);
  } finally {
    clearTimeout(timer);
    other.removeEventListener('abort', follow);
  }
}
