import rateLimit from '@fastify/rate-limit';
import type {FastifyInstance} from 'fastify';
import type {Config} from '../config';
import {ApiError} from '../http/apiError';

/**
 * Limits calls per client and minute; a route sets its own under `config.rateLimit`. Clients are told apart by
 * address (IPv6 by its /64), so `TRUST_PROXY` must name the proxies in front.
 */
export async function registerRateLimits(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(rateLimit, {
    max: config.RATE_LIMIT_GLOBAL,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new ApiError(429, 'tooMany'),
  });
}
