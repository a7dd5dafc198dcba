import type {FastifyInstance} from 'fastify';
import type {ZodTypeProvider} from 'fastify-type-provider-zod';
import type {Config} from '../config';
import {type HealthAnswer, healthAnswerSchema, readyAnswerSchema} from '../contract';
import {hasToken, isLocal} from '../http/caller';
import {answer, errorAnswers} from '../openapi/answers';
import {within} from '../patience';
import {oncePerSecond} from '../plugins/oncePerSecond';
import type {QueueCount, Store} from '../store/store';

/** Maximum wait for the store, in milliseconds. */
const patienceMs = 1_000;

interface HealthDependencies {
  readonly config: Config;
  readonly store: Pick<Store, 'countQueue' | 'assertWritable'>;
  /** Returns true if the disk has space for messages. */
  readonly hasRoom: () => Promise<boolean>;
  readonly isStopping: () => boolean;
  readonly now: () => number;
}

function summarize(counts: readonly QueueCount[], now: number): HealthAnswer['queue'] {
  const of = (wanted: QueueCount['state']) => counts.filter(({state}) => state === wanted);
  const sum = (channels: readonly QueueCount[]) => channels.reduce((total, {count}) => total + count, 0);
  const oldest = Math.min(now, ...of('pending').map(({oldestAt}) => oldestAt));
  return {
    pending: sum(of('pending')),
    failed: sum(of('failed')),
    oldestPendingSeconds: Math.round((now - oldest) / 1000),
  };
}

/**
 * `GET /api/health`: the process responds, with the queue's length for callers on this machine and those with the
 * diagnostics token. `GET /api/ready`: it can accept messages. Late mail does not make it unready: taking every server
 * out of service would lose messages that it can still store.
 */
export function registerHealth(
  app: FastifyInstance,
  {config, store, hasRoom, isStopping, now}: HealthDependencies,
): void {
  // Many probes cost as much as one.
  const countQueue = oncePerSecond(() => within(patienceMs, store.countQueue()));
  const write = oncePerSecond(async () => {
    if (!(await hasRoom())) {
      throw new Error('The disk is below DISK_FLOOR_MB.');
    }
    await within(patienceMs, store.assertWritable(now()));
  });
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/api/health',
    {
      schema: {
        operationId: 'getHealth',
        summary: 'Whether the process runs, and for operators what waits in the queue',
        security: [{token: []}, {}],
        response: {200: answer('It runs', healthAnswerSchema), ...errorAnswers(429)},
      },
    },
    async (request) => {
      let queue = null;
      if (isLocal(request) || hasToken(request, config)) {
        try {
          queue = summarize(await countQueue(), now());
        } catch (error) {
          request.log.warn({err: error}, 'the store did not count its queue');
        }
      }
      return {status: 'ok', queue};
    },
  );

  routes.get(
    '/api/ready',
    {
      // A load balancer sends many probes from one address.
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
