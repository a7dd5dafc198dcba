import {wordsIn} from '../../src/languages/languages';
import {ApiError} from '../../src/http/apiError';
import {setUp} from '../setUp';

const {server: say} = wordsIn('en');

/** What a caller reads and the log keeps of something that a route throws. */
async function thrown(failure: unknown, headers: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = [];
  const {app} = await setUp({
    logger: {level: 'warn', stream: {write: (line: string) => void lines.push(JSON.parse(line))}},
    addRoutes: (routes) =>
      void routes.get('/api/broken', {schema: {hide: true}}, async (_, reply) => {
        reply.type('text/html').header('cache-control', 'public');
        throw failure;
      }),
  });
  const answer = await app.inject({url: '/api/broken', headers});
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  const log = lines.map(({level, msg, says, err}) => ({level, msg, says, why: (err as Error)?.message}));
  return {answer: answer.json(), log};
}

const asError = (statusCode: number) => Object.assign(new Error('internals'), {statusCode});
const failed = [{level: 50, msg: 'request failed', says: undefined, why: 'internals'}];

test.each([
  ['a request that is no request', asError(400), 400, 'Bad Request', say.malformed, []],
  ['a refusal', asError(403), 403, 'Forbidden', say.refused, []],
  ['nothing there', asError(404), 404, 'Not Found', say.notFound, []],
  ['too much', asError(413), 413, 'Payload Too Large', say.tooLarge, []],
  ['another type', asError(415), 415, 'Unsupported Media Type', say.unsupportedType, []],
  ['too often', asError(429), 429, 'Too Many Requests', say.tooMany, []],
  ['a status without a name', asError(499), 499, 'Error', say.refused, []],
  ['a status that is no error', asError(399), 500, 'Internal Server Error', say.serverError, failed],
  ['a failure with a status', asError(500), 500, 'Internal Server Error', say.serverError, failed],
  ['a failure that asks to wait', asError(503), 500, 'Internal Server Error', say.serverError, failed],
  ['a failure', new Error('internals'), 500, 'Internal Server Error', say.serverError, failed],
  [
    'a failure of somebody behind us',
    new ApiError(502, 'serverError', {cause: new Error('internals')}),
    ...([502, 'Bad Gateway', say.serverError, failed] as const),
  ],
  [
    'no room for now',
    new ApiError(503, 'noRoom'),
    503,
    'Service Unavailable',
    say.noRoom,
    [{level: 40, msg: 'no message is taken for now', says: 'noRoom', why: undefined}],
  ],
])('%s', async (_, failure, statusCode, error, message, log) => {
  expect(await thrown(failure)).toEqual({answer: {statusCode, error, message}, log});
});

test('complaints about fields are sentences, or names of sentences', async () => {
  const {answer} = await thrown(new ApiError(400, 'invalid', {fields: {a: 'echoEmpty', b: 'As it is.'}}));
  expect(answer).toEqual({
    ...{statusCode: 400, error: 'Bad Request', message: say.invalid},
    fields: {a: say.echoEmpty, b: 'As it is.'},
  });
});

test('a plain form that waits for an answer gets a page that says it', async () => {
  const {app} = await setUp();
  const page = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: {'content-type': 'application/x-www-form-urlencoded', accept: 'text/html'},
    payload: 'message='.padEnd(100_000, 'x'),
  });
  expect([page.statusCode, page.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(page.body).toContain(`<p>${say.tooLarge}</p>`);
});

test('what a schema refuses is named field by field', async () => {
  const {app} = await setUp();
  const refused = await app.inject({method: 'POST', url: '/api/echo', payload: {message: ' '.repeat(5_001)}});
  expect(refused.json()).toEqual({
    ...{statusCode: 400, error: 'Bad Request', message: say.invalid},
    fields: {message: say.echoEmpty},
  });
});
