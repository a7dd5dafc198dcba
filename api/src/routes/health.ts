import type {FastifyInstance} from 'fastify';
import type {HealthAnswer} from '../contract';

/** `GET /api/health`: the process answers. */
export function registerHealth(app: FastifyInstance): void {
  app.get('/api/health', async (): Promise<HealthAnswer> => ({status: 'ok'}));
}
