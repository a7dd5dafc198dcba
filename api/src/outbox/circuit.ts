/** Keeps a host that does not answer from being asked for every single message. */
export interface Circuit {
  /** How many deliveries may be tried now (milliseconds of a clock that never steps): all that are wanted, one to find out whether the host is back, or none. */
  allowed(now: number, wanted: number): number;
  /** The host answered, whatever it said about the message. */
  answered(): void;
  /** The host did not answer. Returns until when it is left alone, on the same clock; longer where the host asked for it. */
  failed(now: number, askedMs?: number): number;
  /** While open the host is left alone, save for a probe now and then. */
  readonly isOpen: boolean;
  /** It answered last time, so that a failure now may be the message's. Not so before the first answer. */
  readonly isWell: boolean;
}

/**
 * Opens at the first failure of the host. What waits is due anyway, so one probe after each wait is enough to find the
 * host back, and nothing is lost by asking less.
 *
 * @param waitMs wait after so many failures in a row
 */
export function createCircuit(waitMs: (failures: number) => number): Circuit {
  let failures = 0;
  let well = false;
  let openUntil = 0;
  return {
    allowed: (now, wanted) => (failures === 0 ? wanted : Number(now >= openUntil)),
    answered() {
      failures = 0;
      well = true;
    },
    failed(now, askedMs = 0) {
      well = false;
      // Deliveries that were under way together fail together, which is one failure of the host.
      if (now >= openUntil) {
        failures++;
        openUntil = now + Math.max(waitMs(failures), askedMs);
      }
      return openUntil;
    },
    get isOpen() {
      return failures > 0;
    },
    get isWell() {
      return well;
    },
  };
}
