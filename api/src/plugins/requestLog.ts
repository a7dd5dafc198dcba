import type {FastifyInstance} from 'fastify';

/** What the log keeps of objects that hold more than is needed: never an address, a query or a header. */
export const serializers = {
  req: ({method}: {method?: string}) => ({method}),
  res: ({statusCode}: {statusCode?: number}) => ({statusCode}),
};

/** One line per call, without client address, query, headers or body: none of them is needed to run the service. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // Pages and their assets come by the dozen.
    if (line.route.startsWith('/api/')) {
      request.log.info(line, 'answered');
    } else {
      request.log.debug(line, 'answered');
    }
  });
}
