/** Runs `work` at most once a second, and shares its result. */
export function oncePerSecond<Result>(work: () => Result): () => Result {
  let last: {at: number; result: Result} | undefined;
  return () => {
    if (!last || performance.now() - last.at >= 1_000) {
      last = {at: performance.now(), result: work()};
    }
    return last.result;
  };
}
