import {type AttemptSettings, createAttempt} from '../../src/outbox/attempt';
import {createCircuit} from '../../src/outbox/circuit';
import type {Verdict} from '../../src/outbox/delivery';
import type {Job} from '../../src/store/store';

const day = 24 * 60 * 60_000;
const job = {
  channel: 'webhook',
  message: {id: 'm1'},
  attempts: 3,
  queuedAt: 1_000,
  lease: {owner: 'me', until: 60_000},
} as Job;

/** Makes one attempt; what is told to the store, the log and the metrics comes back. */
async function attemptWith({
  now = 2_000,
  failure,
  verdict = 'later',
  askedMs = 0,
  well = false,
  gaveUp = false,
  stopped = false,
  refusedMarks = 0,
}: {
  now?: number;
  failure?: unknown;
  verdict?: Verdict;
  askedMs?: number;
  well?: boolean;
  gaveUp?: boolean;
  stopped?: boolean;
  refusedMarks?: number;
}) {
  const told: unknown[] = [];
  const circuit = createCircuit(() => 500);
  if (well) {
    circuit.answered();
  }
  let left = refusedMarks;
  const tell =
    (what: string) =>
    async (...args: unknown[]) => {
      told.push([what, ...args.slice(1)]);
      if (left-- > 0) {
        throw new Error('locked');
      }
    };
  const log = (level: string) => (line: unknown, text?: string) => void told.push([level, line, text]);
  const attempt = createAttempt(
    {
      store: {markSent: tell('sent'), markRetry: tell('retry'), markFailed: tell('failed')},
      channel: 'webhook',
      delivery: {
        deliver: () => (failure === undefined ? Promise.resolve({file: 'f'}) : Promise.reject(failure)),
        judge: () => verdict,
        askedWaitMs: () => askedMs,
        summarize: () => ({code: 'ECODE'}),
        close() {},
      },
      logger: {info: log('info'), warn: log('warn'), error: log('error')},
      onOutcome: (outcome: unknown) => void told.push(outcome),
      now: () => now,
      elapsed: () => 100,
      pollMs: 1,
      deadlineMs: 1_000,
      backoff: (attempts: number) => attempts * 70_000,
    } as unknown as AttemptSettings,
    circuit,
    {
      gaveUp: gaveUp ? AbortSignal.abort() : new AbortController().signal,
      stopped: stopped ? AbortSignal.abort() : new AbortController().signal,
    },
  );
  const thrown = await attempt(job).catch((error: Error) => error.message);
  return {told, thrown, isOpen: circuit.isOpen, isWell: circuit.isWell};
}

const line = {channel: 'webhook', id: 'm1', attempts: 3, code: 'ECODE'};
const away = 'host out of reach, will be tried again';
const again = 'not delivered, will be tried again';
const never = 'not delivered for good, message kept';
const failure = new Error('no');

test.each([
  [
    'taken',
    {},
    [['sent', 2_000], 'sent', ['info', {channel: 'webhook', id: 'm1', attempts: 3, file: 'f'}, 'delivered']],
    [false, true],
  ],
  [
    'turned away for now',
    {failure},
    ['retried', ['warn', line, again], ['retry', 2_000, 210_000, 'Error: no']],
    [false, true],
  ],
  [
    'turned away for five days',
    {failure, now: 1_000 + 5 * day},
    ['retried', ['warn', line, again], ['retry', 1_000 + 5 * day, 210_000, 'Error: no']],
    [false, true],
  ],
  [
    'turned away for longer',
    {failure, now: 1_001 + 5 * day},
    ['failed', ['error', line, never], ['failed', 'Error: no']],
    [false, true],
  ],
  [
    'refused for good',
    {failure, verdict: 'refused' as const},
    ['failed', ['error', line, never], ['failed', 'Error: no']],
    [false, true],
  ],
  [
    'nobody there: by steps of its own',
    {failure, verdict: 'unreachable' as const},
    ['retried', ['warn', {...line, retryInMs: 210_000}, away], ['retry', 2_000, 210_000, 'Error: no']],
    [true, false],
  ],
  [
    'nobody there: for as long as the host asked',
    {failure, verdict: 'unreachable' as const, askedMs: 220_000.4},
    ['retried', ['warn', {...line, retryInMs: 220_000}, away], ['retry', 2_000, 220_000.4, 'Error: no']],
    [true, false],
  ],
  [
    'nobody there: four minutes at most',
    {failure, verdict: 'unreachable' as const, askedMs: 3_600_000},
    ['retried', ['warn', {...line, retryInMs: 240_000}, away], ['retry', 2_000, 240_000, 'Error: no']],
    [true, false],
  ],
  [
    'nobody there for longer than five days',
    {failure, verdict: 'unreachable' as const, now: 1_001 + 5 * day},
    [
      'retried',
      ['warn', {...line, retryInMs: 210_000}, away],
      ['retry', 1_001 + 5 * day, 210_000, 'Error: no'],
    ],
    [true, false],
  ],
  [
    'hung up on by a host that was well',
    {failure, verdict: 'unreachable' as const, well: true},
    ['retried', ['warn', {...line, retryInMs: 210_000}, away], ['retry', 2_000, 210_000, 'Error: no']],
    [true, false],
  ],
  [
    'hung up on for five days by a host that was well',
    {failure, verdict: 'unreachable' as const, well: true, now: 1_001 + 5 * day},
    ['failed', ['error', line, never], ['failed', 'Error: no']],
    [true, false],
  ],
  [
    'given up, since the process ends: neither failure nor wait',
    {failure, gaveUp: true},
    [['retry', 2_000, 0, 'Error: no']],
    [false, false],
  ],
  [
    'a long complaint is cut',
    {failure: 'x'.repeat(600), verdict: 'refused' as const},
    ['failed', ['error', line, never], ['failed', 'x'.repeat(500)]],
    [false, true],
  ],
])('%s', async (_words, options, expected, [isOpen, isWell]) => {
  expect(await attemptWith(options)).toEqual({told: expected, thrown: undefined, isOpen, isWell});
});

test.each([
  ['marked again until the store takes it', {refusedMarks: 2}, 3, undefined],
  ['not while the process ends', {refusedMarks: 1, stopped: true}, 1, 'locked'],
  ['not when the lease is over by then', {refusedMarks: 1, now: 59_999}, 1, 'locked'],
  ['as long as it is not', {refusedMarks: 1, now: 59_998}, 2, undefined],
])('what was sent is marked again, %s', async (_words, options, marks, thrown) => {
  const result = await attemptWith(options);
  expect(result.thrown).toBe(thrown);
  expect(result.told.filter((one) => Array.isArray(one) && one[0] === 'sent')).toHaveLength(marks);
});
