import {recall} from './recall';

const hourMs = 60 * 60_000;
/** Minimum share of a network: the default limit of one client per minute. */
const smallestShare = 5;

/** Token bucket: initially full and refilled steadily, so that the wait after a burst is short. */
function createBucket(perHour: number) {
  let at = performance.now();
  let level = perHour;
  return {
    /** Returns the milliseconds until this many tokens are available. */
    waitMs(count: number): number {
      const now = performance.now();
      level = Math.min(perHour, level + ((now - at) / hourMs) * perHour);
      at = now;
      return (Math.max(0, Math.min(perHour, count) - level) / perHour) * hourMs;
    },
    add(count: number): void {
      level += count;
    },
  };
}

/** Limits the messages of all clients together, and gives each network a tenth of the budget. */
export function createBudget(perHour: number) {
  const total = createBucket(perHour);
  const shares = new Map<string, typeof total>();
  const makeShare = () => createBucket(Math.max(smallestShare, perHour / 10));
  /** @param network `undefined` has no share of its own */
  return (network: string | undefined) => {
    const share = network === undefined ? undefined : recall(shares, network, makeShare);
    const add = (count: number) => [total, share].forEach((bucket) => bucket?.add(count));
    return {
      /**
       * Takes one message from the budget.
       *
       * @param left part of the budget reserved for others
       * @returns 0, or the milliseconds to wait: then nothing was taken
       */
      take(left = 0): number {
        const waitMs = Math.max(total.waitMs(1 + left * perHour), share?.waitMs(1) ?? 0);
        if (waitMs === 0) {
          add(-1);
        }
        return waitMs;
      },
      /** Returns a token for a message that was not stored. */
      giveBack: () => add(1),
    };
  };
}
