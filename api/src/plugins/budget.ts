import {recall} from './recall';

const hourMs = 60 * 60_000;
/** Smallest share of a network: what one client may send in a minute by default. */
const smallestShare = 5;

/** Token bucket: full at first and refilled steadily, so that the wait after a burst is short. */
function createBucket(perHour: number) {
  let at = performance.now();
  let level = perHour;
  return {
    /** Milliseconds until it holds so many. */
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

/** Counts messages that all clients together may send, and each network a tenth of them. */
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
       * Takes one message out of the budget.
       *
       * @param left part of the budget that must stay for others
       * @returns 0, or the milliseconds to wait: then nothing was taken
       */
      take(left = 0): number {
        const waitMs = Math.max(total.waitMs(1 + left * perHour), share?.waitMs(1) ?? 0);
        if (waitMs === 0) {
          add(-1);
        }
        return waitMs;
      },
      /** Puts back what was taken for a message that was not stored. */
      giveBack: () => add(1),
    };
  };
}
