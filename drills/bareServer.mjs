/** What the framework costs by itself: a route that reads JSON and answers. */
import Fastify from 'fastify';

const app = Fastify();
app.post('/', async (request) => ({id: request.body.idempotencyKey, message: 'ok'}));
console.log(await app.listen({port: 0, host: '127.0.0.1'}));
