// The package exports no types for its stores; test/plugins/rateLimitStores.test.ts watches that they are there.
declare module '@fastify/rate-limit/store/LocalStore.js' {
  import type {FastifyRateLimitStore} from '@fastify/rate-limit';

  export default class LocalStore implements FastifyRateLimitStore {
    constructor(continueExceeding: boolean, exponentialBackoff: boolean);
    /** Clients and when their time window began, in milliseconds since the epoch. */
    readonly lru: {
      get(client: string): {readonly iterationStartMs: number} | undefined;
      delete(client: string): void;
    };
    incr(...args: Parameters<FastifyRateLimitStore['incr']>): void;
    child(...args: Parameters<FastifyRateLimitStore['child']>): FastifyRateLimitStore;
  }
}
declare module '@fastify/rate-limit/store/RedisStore.js' {
  import type {FastifyRateLimitStore} from '@fastify/rate-limit';
  import type {Redis} from 'ioredis';

  const RedisStore: new (
    continueExceeding: boolean,
    exponentialBackoff: boolean,
    redis: Redis,
    key: string,
  ) => FastifyRateLimitStore;
  export default RedisStore;
}
