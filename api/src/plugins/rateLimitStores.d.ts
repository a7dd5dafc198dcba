// The package exports no types for its stores; test/plugins/rateLimitStores.test.ts watches that they are there.
declare module '@fastify/rate-limit/store/LocalStore.js' {
  import type {FastifyRateLimitStore} from '@fastify/rate-limit';

  const LocalStore: new (continueExceeding: boolean, exponentialBackoff: boolean) => FastifyRateLimitStore;
  export default LocalStore;
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
