import {longestMs} from './backoff';
import type {Verdict} from './delivery';

/** A delivery on its way. */
export interface Flight {
  readonly id: string;
  readonly startedAt: number;
}

/** Says whether a failure is the host's or the message's, and when the message is due again, in milliseconds. */
export interface Consequence {
  readonly isHosts: boolean;
  readonly waitMs: number;
}

/** Decides how many deliveries of a channel run. All times are milliseconds of a clock that never steps. */
export interface Pace {
  /** How many deliveries may start now. */
  free(now: number): number;
  /** Milliseconds until the next may start, Infinity if no point in time is known. */
  waitMs(now: number): number;
  start(id: string, now: number): Flight;
  /**
   * Ends a delivery and learns from its result.
   *
   * @param ownWaitMs wait of the message if the failure is its own
   * @param askedMs wait that the host asked for
   */
  end(
    flight: Flight,
    result: Verdict | 'taken',
    now: number,
    ownWaitMs?: number,
    askedMs?: number,
  ): Consequence;
  /** Learns that fewer messages are due than could start. */
  nothingDue(now: number): void;
  /** True while the host is unreachable and only probed. */
  readonly isOpen: boolean;
}

/** A delivery that is older says nothing about how many the host lets in: it hangs, or the host is slow. */
const slowMs = 20_000;
/** After so many messages one more slot is tried, and after twice as many each time that was too much. */
const growAfter = 10;
const growAfterMost = 500;
/** Each message that is taken shortens the gap before the next, until the host refuses one. */
const shortening = 0.9;
const longestGapMs = 10_000;
const shortestGapMs = 20;
/** So many may queue for the connections of a fast host: a look into the store for each would cost more. */
const fastBatch = 20;
/** The clocks of store and process differ by no more, in milliseconds. */
const toleranceMs = 5_000;

/**
 * Creates the pace of one channel:
 *
 * - A host that is unreachable or busy gets one probe after each wait.
 * - A host that was busy then gets one message after the other, at the rate at which it took them before.
 * - A host that refuses further connections gets as many as it lets in.
 * - A message that fails while others are taken slows nobody else.
 *
 * @param slots connections to the host
 * @param backoff wait after so many failures in a row
 * @param fastMs a host is fast if it takes a message within so many milliseconds
 */
export function createPace(slots: number, backoff: (failures: number) => number, fastMs = 0): Pace {
  const flights = new Set<Flight>();
  let limit = slots;
  let growth = {taken: 0, after: growAfter};
  let pause: {failures: number; since: number; until: number; isBusy: boolean} | undefined;
  let gapMs = 0;
  let nextAt = 0;
  /** Messages taken since messages queue up, or since the last pause. */
  let burst: {since: number; taken: number} | undefined;
  /** The message that was turned away last, unless another was taken since. */
  let turnedAway: string | undefined;
  let typicalMs = Infinity;
  let answeredAt = -Infinity;
  let answeredLast = false;
  let latestDueAt = -Infinity;

  const quick = (now: number) => [...flights].filter(({startedAt}) => now - startedAt < slowMs).length;

  /** Deliveries that were on their way together fail together, which counts once. */
  function hold(flight: Flight, now: number, askedMs: number, isBusy: boolean): void {
    if (pause && flight.startedAt < pause.since) {
      return;
    }
    const failures = (pause?.failures ?? 0) + 1;
    pause = {failures, since: now, until: now + Math.max(backoff(failures), askedMs), isBusy};
    limit = slots;
    growth = {taken: 0, after: growAfter};
  }

  function resume(now: number): void {
    if (pause?.isBusy) {
      const rate = burst ? burst.taken / Math.max(now - burst.since, 1) : 0;
      gapMs = Math.min(1 / rate, longestGapMs);
      burst = {since: now, taken: 0};
    }
    pause = undefined;
  }

  function learnTaken(flight: Flight, now: number): void {
    turnedAway = undefined;
    const tookMs = now - flight.startedAt;
    typicalMs = typicalMs === Infinity ? tookMs : typicalMs * 0.8 + tookMs * 0.2;
    gapMs = gapMs < shortestGapMs ? 0 : gapMs * shortening;
    if (pause && !(pause.isBusy && flight.startedAt < pause.since)) {
      resume(now);
    }
    burst ??= {since: flight.startedAt, taken: 0};
    burst.taken++;
    if (++growth.taken >= growth.after && limit < slots) {
      limit++;
      growth.taken = 0;
    }
  }

  /** Returns false if no other delivery is on its way: then too many connections are not the reason. */
  function useFewerSlots(flight: Flight, now: number): boolean {
    const others = quick(now);
    if (pause || others === 0 || now - flight.startedAt >= slowMs) {
      return false;
    }
    limit = Math.min(limit, others);
    growth = {taken: 0, after: Math.min(growth.after * 2, growAfterMost)};
    return true;
  }

  /** Returns whether the failure is the host's. */
  function learnFailure(flight: Flight, verdict: Verdict, now: number, askedMs: number): boolean {
    if (verdict === 'later') {
      // One message alone may be to blame. Two in a row are not, and a host that was busy a moment ago still is.
      const isOther = turnedAway !== undefined && turnedAway !== flight.id;
      turnedAway = flight.id;
      if (isOther || gapMs > 0 || pause?.isBusy) {
        hold(flight, now, askedMs, true);
        return true;
      }
      resume(now);
      return false;
    }
    if (verdict === 'busy') {
      if (askedMs > 0 || !useFewerSlots(flight, now)) {
        hold(flight, now, askedMs, true);
      }
      return true;
    }
    const tookOthers = answeredAt > flight.startedAt;
    if (!tookOthers && !useFewerSlots(flight, now)) {
      hold(flight, now, askedMs, false);
    }
    // After an answer, the next failure may be the message's: the host may hang up on its content.
    return !tookOthers && !answeredLast;
  }

  return {
    free(now) {
      const unused = Math.max(0, slots - flights.size);
      const running = quick(now);
      if (pause) {
        return now >= pause.until && running === 0 ? Math.min(unused, 1) : 0;
      }
      if (gapMs > 0) {
        return now >= nextAt && running < limit ? Math.min(unused, 1) : 0;
      }
      if (limit === slots && growth.taken >= growth.after && typicalMs < fastMs) {
        const most = Math.max(slots, fastBatch);
        return running > most / 2 ? 0 : Math.max(0, most - flights.size);
      }
      return Math.max(0, Math.min(unused, limit - running));
    },
    waitMs(now) {
      const at = pause?.until ?? (gapMs > 0 ? nextAt : now);
      return at > now ? at - now : Infinity;
    },
    start(id, now) {
      const flight = {id, startedAt: now};
      flights.add(flight);
      nextAt = now + gapMs;
      return flight;
    },
    end(flight, result, now, ownWaitMs = 0, askedMs = 0) {
      flights.delete(flight);
      let isHosts = false;
      if (result === 'taken' || result === 'refused') {
        learnTaken(flight, now);
      } else {
        isHosts = learnFailure(flight, result, now, askedMs);
      }
      answeredLast = result !== 'unreachable';
      if (answeredLast) {
        answeredAt = now;
      }
      const waitMs = Math.min(Math.max(ownWaitMs, pause ? pause.until - now : 0), longestMs);
      latestDueAt = Math.max(latestDueAt, now + waitMs);
      return {isHosts, waitMs};
    },
    nothingDue(now) {
      if (!pause) {
        gapMs = 0;
        burst = undefined;
      } else if (now > latestDueAt + toleranceMs) {
        // Another server delivers what waited here, so the host is well.
        pause = undefined;
      }
    },
    get isOpen() {
      return pause !== undefined && !pause.isBusy;
    },
  };
}
