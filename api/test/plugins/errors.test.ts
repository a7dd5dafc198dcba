import {ApiError} from '../../src/http/apiError';
import {wordsIn} from '../../src/languages/languages';
import {serializers} from '../../src/plugins/requestLog';
import {keptLog, setUp} from '../setUp';

const {server: say} = wordsIn('en');

async function thrown(failure: unknown) {
  const {lines, logger} = keptLog('warn', serializers);
  const {app} = await setUp({
    logger,
    addRoutes: (routes) =>
      void routes.get('/api/broken', {schema: {hide: true}}, async (_, reply) => {
        reply.type('text/html').header('cache-control', 'public');
        throw failure;
      }),
  });
  const {headers, json} = await app.inject('/api/broken');
  expect(headers).toMatchObject({
    ...{'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store'},
  });
  expect(lines.every(({reqId}) => reqId === headers['x-request-id'])).toBe(true);
  return {answer: json(), log: lines.map(({level, msg, err}) => [level, msg, (err as Error)?.message])};
}

const withStatus = (statusCode: number) => Object.assign(new Error('for ada@example.com'), {statusCode});
const failed = [[50, 'request failed', 'for <address>']];

test.each([
  [withStatus(400), 400, 'Bad Request', say.malformed, []],
  [withStatus(409), 409, 'Conflict', say.refused, []],
  [withStatus(399), 500, 'Internal Server Error', say.serverError, failed],
  [withStatus(503), 500, 'Internal Server Error', say.serverError, failed],
  ['for ada@example.com', 500, 'Internal Server Error', say.serverError, failed],
  [new ApiError(502, 'serverError', {cause: withStatus(1)}), 502, 'Bad Gateway', say.serverError, failed],
  [
    new ApiError(503, 'noRoom'),
    ...([503, 'Service Unavailable', say.noRoom, [[40, 'no message is taken for now', undefined]]] as const),
  ],
])(
  '%# %s: the caller reads a sentence, the log keeps the cause',
  async (failure, statusCode, error, message, log) => {
    expect(await thrown(failure)).toEqual({answer: {statusCode, error, message}, log});
  },
);

test('problems of fields are sentences, also those of a schema', async () => {
  const {answer} = await thrown(new ApiError(400, 'invalid', {fields: {a: 'echoEmpty', b: 'As it is.'}}));
  expect(answer).toMatchObject({message: say.invalid, fields: {a: say.echoEmpty, b: 'As it is.'}});
  const {app} = await setUp();
  const refused = await app.inject({method: 'POST', url: '/api/echo', payload: {message: ' '.repeat(5_001)}});
  expect(refused.json()).toMatchObject({statusCode: 400, fields: {message: say.echoEmpty}});
});
