import {backoffMs} from '../../src/outbox/backoff';
import type {Verdict} from '../../src/outbox/delivery';
import {createPace} from '../../src/outbox/pace';

const minute = 60_000;

/** Simulates a host with a quota per fixed period. */
function windowed(most: number, ms: number) {
  let period = -1;
  let taken = 0;
  return (now: number) => {
    if (Math.floor(now / ms) !== period) {
      period = Math.floor(now / ms);
      taken = 0;
    }
    return taken < most && ++taken > 0;
  };
}

/** Simulates a host with a token bucket. */
function bucket(most: number, ms: number) {
  let tokens = most;
  let at = 0;
  return (now: number) => {
    tokens = Math.min(most, tokens + (now - at) / ms);
    at = now;
    return tokens >= 1 && --tokens >= 0;
  };
}

/** Sends waiting messages on a simulated clock. Returns the attempts and minutes until all are accepted. */
function simulate(
  takes: (now: number, others: number) => boolean,
  {waiting = 600, verdict = 'later' as Verdict, latencyMs = 50, slots = 3} = {},
) {
  const pace = createPace(slots, backoffMs);
  const due = Array.from({length: waiting}, (_, id) => ({id: String(id), at: 0, attempts: 0}));
  const running: {until: number; end: () => void}[] = [];
  let now = 0;
  let attempts = 0;
  let taken = 0;
  let opened = 0;
  while (taken < waiting && now < 300 * minute) {
    const free = pace.free(now);
    const retries = pace.retries(now);
    due.sort((a, b) => (retries < Infinity && a.attempts - b.attempts) || a.at - b.at);
    let retried = 0;
    const started = due
      .filter(({at, attempts: tried}) => at <= now && (tried === 0 || ++retried <= retries))
      .slice(0, free);
    for (const job of started) {
      due.splice(due.indexOf(job), 1);
      const flight = pace.start(now, job.attempts > 0);
      const isTaken = takes(now, running.length);
      attempts++;
      job.attempts++;
      running.push({
        until: now + (isTaken ? latencyMs : 5),
        end() {
          const result = isTaken ? 'taken' : verdict;
          const {waitMs} = pace.end(flight, result, now, backoffMs(job.attempts));
          taken += Number(isTaken);
          opened += Number(pace.isOpen);
          if (!isTaken) {
            due.push({...job, at: now + waitMs});
          }
        },
      });
    }
    if (started.length < Math.min(free, retries)) {
      pace.nothingDue(now);
    }
    running.sort((a, b) => a.until - b.until);
    now = Math.min(running[0]?.until ?? Infinity, now + Math.min(2_000, pace.waitMs(now)));
    while ((running[0]?.until ?? Infinity) <= now) {
      running.shift()?.end();
    }
  }
  return {taken, attempts, minutes: now / minute, opened};
}

test.each([
  ['30 in each minute', windowed(30, minute), {}, 30],
  ['30 in each minute, one connection', windowed(30, minute), {slots: 1}, 30],
  ['30 in each minute, a second for each', windowed(30, minute), {latencyMs: 1_000}, 30],
  ['30 in each minute, and says that it is busy', windowed(30, minute), {verdict: 'busy' as const}, 30],
  ['one every 2 s, after a rest 30', bucket(30, 2_000), {}, 30],
  ['100 in each hour', windowed(100, 60 * minute), {waiting: 200}, 70],
])('a host that takes %s is asked at most twice for each message', (_words, takes, options, minutes) => {
  const result = simulate(takes, options);
  const waiting = 'waiting' in options ? options.waiting : 600;
  expect(result.taken).toBe(waiting);
  expect(result.attempts).toBeLessThanOrEqual(2 * waiting);
  expect(result.minutes).toBeLessThan(minutes);
});

test('a host that lets in one connection gets its mail over one, almost as fast as it takes it', () => {
  const result = simulate((_now, others) => others === 0, {
    ...{waiting: 200, verdict: 'busy', latencyMs: 500},
  });
  expect(result).toMatchObject({taken: 200, opened: 0});
  expect(result.attempts).toBeLessThanOrEqual(210);
  expect(result.minutes).toBeLessThan(2.2);
});

/** Creates a pace with three slots, and waits of 100 ms per consecutive failure. */
const newPace = () => createPace(3, (failures) => failures * 100);

test('an unreachable host gets one probe after each wait, and everything once it answers', () => {
  const pace = newPace();
  expect([pace.free(0), pace.isOpen]).toEqual([3, false]);
  const together = Array.from({length: 3}, () => pace.start(0));
  expect(pace.free(0)).toBe(0);
  // They were in progress together, so they count as one failure.
  expect(together.map((flight) => pace.end(flight, 'unreachable', 10))).toEqual([
    {isHosts: true, waitMs: 0},
    {isHosts: true, waitMs: 0},
    {isHosts: true, waitMs: 100},
  ]);
  expect([pace.free(109), pace.waitMs(100), pace.isOpen]).toEqual([0, 10, true]);
  expect(pace.free(110)).toBe(1);
  expect(pace.end(pace.start(110), 'unreachable', 120)).toEqual({isHosts: true, waitMs: 200});
  expect([pace.free(319), pace.free(320)]).toEqual([0, 1]);
  pace.end(pace.start(320), 'taken', 330);
  expect([pace.free(330), pace.isOpen]).toEqual([3, false]);
});

test('the first failure after an answer may be the message’s, while the host is probed', () => {
  const pace = newPace();
  pace.end(pace.start(0), 'taken', 10);
  expect(pace.end(pace.start(20), 'unreachable', 30, 70)).toEqual({isHosts: false, waitMs: 100});
  expect(pace.isOpen).toBe(true);
  expect(pace.end(pace.start(130), 'unreachable', 140)).toMatchObject({isHosts: true});
});

test('a probe that finds nothing to send closes the circuit, but not while a message waits its turn', () => {
  const pace = newPace();
  pace.end(pace.start(0), 'unreachable', 10, 60_000);
  pace.nothingDue(1_000);
  expect(pace.isOpen).toBe(true);
  pace.nothingDue(250_000);
  expect([pace.isOpen, pace.free(250_000)]).toEqual([false, 3]);
});

test('a message that is turned away while others are taken slows nobody, two in a row slow the channel', () => {
  const pace = newPace();
  for (let now = 0; now < 1_000; now += 100) {
    const poison = pace.start(now);
    expect(pace.end(poison, 'later', now + 10, 5_000)).toEqual({isHosts: false, waitMs: 5_000});
    expect(pace.free(now + 10)).toBe(3);
    pace.end(pace.start(now + 20), 'taken', now + 90);
  }
  pace.end(pace.start(1_000), 'later', 1_010);
  expect(pace.free(1_030)).toBeGreaterThanOrEqual(3);
  expect(pace.end(pace.start(1_040), 'later', 1_050)).toEqual({isHosts: true, waitMs: 100});
  expect([pace.free(1_050), pace.free(1_150), pace.isOpen]).toEqual([0, 1, false]);
});

test.each(['later', 'invalid'] as const)(
  'messages that are turned away again (%s) only slow each other, until one is taken',
  (verdict) => {
    const pace = newPace();
    const together = [pace.start(0, true), pace.start(0, true)];
    const ends = together.map((flight) => pace.end(flight, verdict, 10, 5_000));
    expect(ends).toEqual(Array(2).fill({isHosts: false, waitMs: 5_000}));
    expect([pace.free(10), pace.retries(109), pace.retries(110)]).toEqual([3, 0, 1]);
    const probe = pace.start(110, true);
    expect([pace.free(110), pace.retries(110)]).toEqual([2, 0]);
    pace.end(probe, verdict, 120);
    pace.end(pace.start(120), 'taken', 130);
    expect([pace.retries(319), pace.retries(320)]).toEqual([0, 1]);
    pace.end(pace.start(320, true), 'taken', 330);
    expect([pace.free(330), pace.retries(330)]).toEqual([3, Infinity]);
  },
);

test('a host that is probed gets a new message rather than one that failed before', () => {
  const pace = newPace();
  pace.end(pace.start(0), 'busy', 10);
  expect([pace.free(110), pace.retries(110)]).toEqual([1, 1]);
});

test('a host that asks for a wait gets it; the message is due again after four minutes at most', () => {
  const pace = newPace();
  const other = pace.start(0);
  const consequence = pace.end(pace.start(0), 'busy', 10, 5_000, 3_600_000);
  expect(consequence).toEqual({isHosts: true, waitMs: 240_000});
  // A response to an earlier delivery says nothing about the present.
  pace.end(other, 'taken', 20);
  expect([pace.free(3_600_009), pace.free(3_600_010), pace.isOpen]).toEqual([0, 1, false]);
});
