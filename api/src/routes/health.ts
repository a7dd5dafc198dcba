import type {FastifyInstance} from 'fastify';
import type {ZodTypeProvider} from 'fastify-type-provider-zod';
import {type HealthAnswer, healthAnswerSchema, readyAnswerSchema} from '../contract';
import {answer, errorAnswers} from '../openapi/answers';
import {within} from '../patience';
import type {QueueCount, Store} from '../store/store';

/** Whoever asks waits no longer for the store, in milliseconds. */
const patienceMs = 1_000;
/** Answers are kept this long, so that many probes cost what one does. */
const freshMs = 1_000;

interface HealthDependencies {
  readonly store: Pick<Store, 'countQueue' | 'assertWritable'>;
  /** There is room on the disk for messages. */
  readonly hasRoom: () => Promise<boolean>;
  /** The process is about to end. */
  readonly isStopping: () => boolean;
  readonly now: () => number;
}

/** Runs `work` at most once in `freshMs`, and gives up waiting for it after `patienceMs`. */
function sparing<T>(work: () => Promise<T>, now: () => number): () => Promise<T> {
  let last: {at: number; result: Promise<T>} | undefined;
  return () => {
    // A clock that was put back must not keep an answer for ever.
    if (!last || now() < last.at || now() - last.at >= freshMs) {
      last = {at: now(), result: within(patienceMs, work())};
    }
    return last.result;
  };
}

function summarize(counts: readonly QueueCount[], now: number): NonNullable<HealthAnswer['queue']> {
  const sum = (state: QueueCount['state']) =>
    counts.filter((one) => one.state === state).reduce((total, {count}) => total + count, 0);
  const oldest = Math.min(
    now,
    ...counts.filter(({state}) => state === 'pending').map(({oldestAt}) => oldestAt),
  );
  return {
    pending: sum('pending'),
    failed: sum('failed'),
    oldestPendingSeconds: Math.round((now - oldest) / 1000),
  };
}

/**
 * `GET /api/health`: the process answers, with what waits in the queue. `GET /api/ready`: it can take messages. Late mail
 * does not make it unready: taking every server out of service would lose the messages that it can still store.
 */
export function registerHealth(
  app: FastifyInstance,
  {store, hasRoom, isStopping, now}: HealthDependencies,
): void {
  const countQueue = sparing(() => store.countQueue(), now);
  const write = sparing(async () => {
    if (!(await hasRoom())) {
      throw new Error('The disk is below DISK_FLOOR_MB.');
    }
    await store.assertWritable(now());
  }, now);

  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/api/health',
    {
      schema: {
        operationId: 'getHealth',
        summary: 'Whether the process runs, and what waits in the queue',
        response: {200: answer('It runs', healthAnswerSchema), ...errorAnswers(429)},
      },
    },
    async (request) => {
      try {
        return {status: 'ok', queue: summarize(await countQueue(), now())};
      } catch (error) {
        request.log.warn({err: error}, 'the store did not tell its queue');
        return {status: 'ok', queue: null};
      }
    },
  );

  routes.get(
    '/api/ready',
    {
      // A balancer asks often, and from one address.
      config: {rateLimit: false},
      schema: {
        operationId: 'getReady',
        summary: 'Whether visitors may be sent here',
        response: {
          200: answer('They may', readyAnswerSchema),
          503: answer('The store cannot be written, or the process stops', readyAnswerSchema),
        },
      },
    },
    async (request, reply) => {
      if (isStopping()) {
        return reply.code(503).send({status: 'stopping'});
      }
      try {
        await write();
        return reply.send({status: 'ready'});
      } catch (error) {
        request.log.error({err: error}, 'the store cannot be written');
        return reply.code(503).send({status: 'store unavailable'});
      }
    },
  );
}
