import type {FastifyInstance} from 'fastify';
import type {Metrics} from '../metrics';
import {property, textOf} from '../thrown';

function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(),;:/]+@[^\s<>"'(),;:/]+/g, '<address>');
}

/** Reduces logged objects to the necessary fields: no address, no query, no header. */
export const serializers = {
  req: ({method}: {method?: string}) => ({method}),
  res: ({statusCode}: {statusCode?: number}) => ({statusCode}),
  /** Drivers put row values and whole conversations into other properties of an error. */
  err: (error: unknown) => {
    const isObject = typeof error === 'object' && error !== null;
    return {
      type: textOf(error, 'name') ?? 'Error',
      // JSON omits `undefined`.
      code: property(error, 'code'),
      responseCode: property(error, 'responseCode'),
      message: withoutAddresses(isObject ? (textOf(error, 'message') ?? '') : String(error)),
      stack: withoutAddresses(textOf(error, 'stack') ?? ''),
    };
  },
};

/** Logs one line per call, without client address, query, headers and body. */
export function registerRequestLog(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'answered'> | undefined,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const {method, routeOptions, log} = request;
    const answered = {method, route: routeOptions.url ?? 'none', status: reply.statusCode};
    metrics?.answered(answered, reply.elapsedTime / 1000);
    // A page requests dozens of files.
    const level = answered.route.startsWith('/api/') ? 'info' : 'debug';
    log[level]({...answered, ms: Math.round(reply.elapsedTime)}, 'answered');
  });
}
