import {ApiError} from '../../src/http/apiError';
import {wordsIn} from '../../src/languages/languages';
import {serializers} from '../../src/plugins/requestLog';
import {setUp} from '../setUp';

const {server: say} = wordsIn('en');

/** The answer and the log of a route that throws. */
async function thrown(failure: unknown) {
  const lines: Record<string, unknown>[] = [];
  const {app} = await setUp({
    logger: {
      level: 'warn',
      serializers,
      stream: {write: (line: string) => void lines.push(JSON.parse(line))},
    },
    addRoutes: (routes) =>
      void routes.get('/api/broken', {schema: {hide: true}}, async (_, reply) => {
        reply.type('text/html').header('cache-control', 'public');
        throw failure;
      }),
  });
  const {headers, json} = await app.inject('/api/broken');
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'application/json; charset=utf-8',
    'no-store',
  ]);
  expect(lines.every(({reqId}) => reqId === headers['x-request-id'])).toBe(true);
  const log = lines.map(({level, msg, says, err}) => ({level, msg, says, why: (err as Error)?.message}));
  return {answer: json(), log};
}

const withStatus = (statusCode: number) => Object.assign(new Error('for ada@example.com'), {statusCode});
const failed = [{level: 50, msg: 'request failed', says: undefined, why: 'for <address>'}];

test.each([
  [withStatus(400), 400, 'Bad Request', say.malformed, []],
  [withStatus(409), 409, 'Conflict', say.refused, []],
  [withStatus(413), 413, 'Payload Too Large', say.tooLarge, []],
  [withStatus(415), 415, 'Unsupported Media Type', say.unsupportedType, []],
  [withStatus(429), 429, 'Too Many Requests', say.tooMany, []],
  [withStatus(399), 500, 'Internal Server Error', say.serverError, failed],
  [withStatus(503), 500, 'Internal Server Error', say.serverError, failed],
  [new Error('for ada@example.com'), 500, 'Internal Server Error', say.serverError, failed],
  ['for ada@example.com', 500, 'Internal Server Error', say.serverError, failed],
  [
    new ApiError(502, 'serverError', {cause: new Error('for ada@example.com')}),
    ...([502, 'Bad Gateway', say.serverError, failed] as const),
  ],
  [
    new ApiError(503, 'noRoom'),
    ...([503, 'Service Unavailable', say.noRoom] as const),
    [{level: 40, msg: 'no message is taken for now', says: 'noRoom', why: undefined}],
  ],
])(
  '%# %s: the caller reads a sentence, the log keeps the cause',
  async (failure, statusCode, error, message, log) => {
    expect(await thrown(failure)).toEqual({answer: {statusCode, error, message}, log});
  },
);

test('problems of fields are sentences, also those of a schema', async () => {
  const fields = {a: 'echoEmpty', b: 'As it is.'};
  const {answer} = await thrown(new ApiError(400, 'invalid', {fields}));
  expect(answer).toMatchObject({message: say.invalid, fields: {a: say.echoEmpty, b: 'As it is.'}});
  const {app} = await setUp();
  const refused = await app.inject({method: 'POST', url: '/api/echo', payload: {message: ' '.repeat(5_001)}});
  expect(refused.json()).toMatchObject({statusCode: 400, fields: {message: say.echoEmpty}});
});

test('a form that a browser posted gets a page', async () => {
  const {postForm} = await setUp();
  const page = await postForm({message: 'x'.repeat(100_000)});
  expect([page.statusCode, page.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(page.body).toContain(`<p>${say.tooLarge}</p>`);
});
