import {isIP} from 'node:net';
import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
} from '@fastify/rate-limit';
import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import type {Redis} from 'ioredis';
import type {Config} from '../config';
import {ApiError} from '../http/apiError';

/** After a failure Redis is left alone for so long, in milliseconds, so that not every call waits for it. */
const restMs = 1_000;

/** The package's counters in this process, save that a minute which began in the future is over: the clock was put back. */
class LocalCounters extends LocalStore {
  constructor(_options: object) {
    super(false, false);
  }

  override incr(...args: Parameters<FastifyRateLimitStore['incr']>): void {
    const [client] = args;
    if ((this.lru.get(client)?.iterationStartMs ?? 0) > Date.now()) {
      this.lru.delete(client);
    }
    super.incr(...args);
  }

  override child(): LocalCounters {
    return new LocalCounters({});
  }
}

/**
 * Counts in Redis, for all servers together; while Redis does not answer, in this process. A limit that is too wide for
 * a while is better than none, and than refusing visitors. Both kinds of counters are the package's own, since it has
 * no way to go from the one to the other.
 */
function sharedCounters(redis: Redis, onFallback: () => void): FastifyRateLimitStoreCtor {
  let restUntil = 0;

  class Counters implements FastifyRateLimitStore {
    constructor(
      private readonly shared: FastifyRateLimitStore,
      private readonly local: FastifyRateLimitStore,
    ) {}

    incr(...[key, done, timeWindow, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      const countHere = () => {
        onFallback();
        this.local.incr(key, done, timeWindow, max);
      };
      if (redis.status !== 'ready' || performance.now() < restUntil) {
        countHere();
        return;
      }
      const counted: typeof done = (error, counter) => {
        if (error) {
          restUntil = performance.now() + restMs;
          countHere();
        } else {
          done(null, counter);
        }
      };
      this.shared.incr(key, counted, timeWindow, max);
    }

    child(route: Parameters<FastifyRateLimitStore['child']>[0]): Counters {
      return new Counters(this.shared.child(route), this.local.child(route));
    }
  }

  return class extends Counters {
    constructor() {
      super(new RedisStore(false, false, redis, 'portal-limit-'), new LocalCounters({}));
    }
  };
}

/**
 * Whom a call is counted for: an address, IPv6 by its /64. Some proxies add the port, which changes with each connection.
 * What is no address, and a client that has hung up and has none any more, count as one.
 */
function clientOf({ip}: Partial<Pick<FastifyRequest, 'ip'>>): string {
  const address = (ip ?? '').replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return isIP(address) === 0 ? 'nobody' : normalizeIP(address, 64);
}

/**
 * Limits calls per client and minute; a route sets its own under `config.rateLimit`. Clients are told apart by
 * address (IPv6 by its /64), so `TRUST_PROXY` must name the proxies in front.
 *
 * @param redis where several servers count together
 * @param onFallback told of each call that is counted here because Redis did not answer
 */
export async function registerRateLimits(
  app: FastifyInstance,
  config: Pick<Config, 'RATE_LIMIT_GLOBAL'>,
  redis: Redis | undefined,
  onFallback: () => void,
): Promise<void> {
  await app.register(rateLimit, {
    max: config.RATE_LIMIT_GLOBAL,
    timeWindow: '1 minute',
    keyGenerator: clientOf,
    errorResponseBuilder: () => new ApiError(429, 'tooMany'),
    store: redis ? sharedCounters(redis, onFallback) : LocalCounters,
  });
}
