import type {FastifyInstance} from 'fastify';
import type {Metrics} from '../metrics';
import {property, textOf} from '../thrown';

function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(),;:/]+@[^\s<>"'(),;:/]+/g, '<address>');
}

/** Reduces logged objects to what is needed: no address, no query, no header. */
export const serializers = {
  req: ({method}: {method?: string}) => ({method}),
  res: ({statusCode}: {statusCode?: number}) => ({statusCode}),
  /** Drivers put values of rows and whole conversations into other properties of an error. */
  err: (error: unknown) => {
    const code = property(error, 'code');
    const responseCode = property(error, 'responseCode');
    return {
      type: textOf(error, 'name') ?? 'Error',
      ...(code !== undefined && {code}),
      ...(responseCode !== undefined && {responseCode}),
      message: withoutAddresses(
        typeof error === 'object' && error !== null ? (textOf(error, 'message') ?? '') : String(error),
      ),
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
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    metrics?.answered(
      {method: line.method, route: line.route, status: line.status},
      reply.elapsedTime / 1000,
    );
    // A page asks for dozens of files.
    if (line.route.startsWith('/api/')) {
      request.log.info(line, 'answered');
    } else {
      request.log.debug(line, 'answered');
    }
  });
}
