import {longestMs} from './backoff';
import type {Verdict} from './delivery';

export interface Flight {
  readonly startedAt: number;
  readonly isRetry: boolean;
}

/** A slower delivery does not indicate how many connections the host allows: it hangs, or the host is slow. */
const slowMs = 20_000;
/** Number of messages without a refusal before one more connection is tried, or messages queue for all connections. */
const growAfter = 50;
/** Time between two messages to a busy host: doubled each time it is busy again, reduced after each message. */
const shortestGapMs = 50;
const longestGapMs = 10_000;
const shortening = 0.9;
/** Maximum queue for the connections of a fast host. A store query per message would cost more. */
const fastBatch = 20;

/**
 * Creates the pace of one channel, which decides how many of its deliveries run. All times are milliseconds of a clock that
 * never steps.
 *
 * - A host that is unreachable or busy gets one probe after each wait.
 * - A host that was busy then gets one message after the other, with gaps that it sets by being busy again or not.
 * - A host that refuses further connections gets as many as it lets in.
 * - A message that fails while others are taken slows nobody else.
 * - Messages that failed before say nothing about the host. If one is turned away again, they wait for a probe of their own
 *   kind, and new messages do not.
 *
 * @param backoff wait after so many failures in a row
 * @param fastMs a host is fast if it takes a message within so many milliseconds: then messages queue for its connections
 */
export function createPace(slots: number, backoff: (failures: number) => number, fastMs = 0) {
  const flights = new Set<Flight>();
  let limit = slots;
  let takenInRow = 0;
  let pause: {readonly failures: number; readonly since: number; readonly isBusy: boolean} | undefined;
  let gapMs = 0;
  let nextAt = 0;
  let turnedAwayLast = false;
  let retryPause: {readonly failures: number; readonly since: number; readonly until: number} | undefined;
  let isFast = false;
  let answeredAt = -Infinity;
  let answeredLast = false;

  const quickFlights = (now: number) => [...flights].filter(({startedAt}) => now - startedAt < slowMs);
  const quick = (now: number) => quickFlights(now).length;

  /** Parallel deliveries fail together, which counts as one failure. */
  function hold(flight: Flight, now: number, askedMs: number, isBusy: boolean): void {
    if (pause && flight.startedAt < pause.since) {
      return;
    }
    if (isBusy && !pause) {
      gapMs = Math.min(Math.max(gapMs * 2, shortestGapMs), longestGapMs);
    }
    const failures = (pause?.failures ?? 0) + 1;
    pause = {failures, since: now, isBusy};
    nextAt = now + Math.max(backoff(failures), askedMs);
    limit = slots;
    takenInRow = 0;
  }

  function holdRetries(flight: Flight, now: number): void {
    if (!retryPause || flight.startedAt >= retryPause.since) {
      const failures = (retryPause?.failures ?? 0) + 1;
      retryPause = {failures, since: now, until: now + backoff(failures)};
    }
  }

  function resume(now: number): void {
    pause = undefined;
    nextAt = now + gapMs;
  }

  function learnTaken(flight: Flight, now: number): void {
    turnedAwayLast = false;
    isFast = now - flight.startedAt < fastMs;
    gapMs = gapMs < shortestGapMs ? 0 : gapMs * shortening;
    if (pause && !(pause.isBusy && flight.startedAt < pause.since)) {
      resume(now);
    }
    if (++takenInRow >= growAfter && limit < slots) {
      limit++;
      takenInRow = 0;
    }
  }

  /**
   * Returns false during a pause, for a slow delivery, and without another one in progress: then the number of
   * connections is not the cause.
   */
  function useFewerSlots(flight: Flight, now: number): boolean {
    const others = quick(now);
    if (pause || others === 0 || now - flight.startedAt >= slowMs) {
      return false;
    }
    limit = Math.min(limit, others);
    takenInRow = 0;
    return true;
  }

  /** Returns true if the failure is the host's. */
  function learnFailure(flight: Flight, verdict: Verdict, now: number, askedMs: number): boolean {
    if (verdict === 'later') {
      // A single failure may be the message's. Two in a row are the host's, and a recently busy host is still busy.
      const isHosts = !flight.isRetry && (turnedAwayLast || gapMs > 0 || pause?.isBusy === true);
      turnedAwayLast ||= !flight.isRetry;
      if (isHosts) {
        hold(flight, now, askedMs, true);
      } else if (!pause?.isBusy) {
        resume(now);
      }
      return isHosts;
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
    // After a response, the next failure may be the message's: the host may disconnect because of its content.
    return !tookOthers && !answeredLast;
  }

  return {
    /** Returns how many deliveries may start now. */
    free(now: number): number {
      if (now < nextAt) {
        return 0;
      }
      const running = quick(now);
      if (isFast && takenInRow >= growAfter && limit === slots && !pause) {
        const most = Math.max(slots, fastBatch);
        return running > most / 2 ? 0 : most - flights.size;
      }
      const room = Math.min(slots - flights.size, (pause ? 1 : limit) - running);
      return Math.max(0, pause || gapMs > 0 ? Math.min(room, 1) : room);
    },
    /** Returns how many of them may be retries; Infinity without a limit. */
    retries(now: number): number {
      if (!retryPause) {
        return pause ? 1 : Infinity;
      }
      return now < retryPause.until || quickFlights(now).some(({isRetry}) => isRetry) ? 0 : 1;
    },
    /** Returns the milliseconds until the next start; Infinity if unknown. */
    waitMs: (now: number) => (nextAt > now ? nextAt - now : Infinity),
    start(now: number, isRetry = false): Flight {
      const flight = {startedAt: now, isRetry};
      flights.add(flight);
      nextAt = Math.max(nextAt, now + gapMs);
      return flight;
    },
    /**
     * Ends a delivery and adapts to its result. Returns whether a failure is the host's or the message's, and the wait
     * until the next attempt, in milliseconds.
     *
     * @param ownWaitMs wait of the message if the failure is its own
     * @param askedMs wait that the host asked for
     */
    end(flight: Flight, result: Verdict | 'taken', now: number, ownWaitMs = 0, askedMs = 0) {
      flights.delete(flight);
      let isHosts = false;
      if (result === 'taken' || result === 'refused' || result === 'invalid') {
        learnTaken(flight, now);
      } else {
        isHosts = learnFailure(flight, result, now, askedMs);
      }
      if (flight.isRetry && (result === 'later' || result === 'invalid')) {
        holdRetries(flight, now);
      } else if (flight.isRetry && result === 'taken') {
        retryPause = undefined;
      }
      answeredLast = result !== 'unreachable';
      if (answeredLast) {
        answeredAt = now;
      }
      return {isHosts, waitMs: Math.min(Math.max(ownWaitMs, pause ? nextAt - now : 0), longestMs)};
    },
    /** Adapts when fewer messages are due than could start, retries included. */
    nothingDue(now: number): void {
      if (!pause) {
        gapMs = 0;
      } else if (now > nextAt + longestMs) {
        // No message waits longer. Another server delivered the waiting ones, so the host works.
        resume(now);
      }
    },
    /** True while the host is unreachable and only probed. */
    get isOpen(): boolean {
      return pause !== undefined && !pause.isBusy;
    },
  };
}
