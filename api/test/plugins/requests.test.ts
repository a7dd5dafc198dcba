/** Who may call, and with what body. */
import {brand} from '../../../src/data/brand';
import {bodyLimit} from '../../src/plugins/bodies';
import {memoryTransport, rows, setUp, validMessage} from '../setUp';

const listed = 'https://www.partner.example';
const env = {CORS_ORIGINS: `https://other.example,${listed}`};

describe('calls from browsers', () => {
  test.each<Record<string, string>>([
    {origin: 'https://evil.example'},
    {origin: 'null'},
    {origin: 'not an origin'},
    {'sec-fetch-site': 'cross-site'},
    {origin: 'null', 'sec-fetch-site': 'same-site'},
    {origin: 'http://localhost:3000', host: 'localhost:3001'},
    {origin: `${listed}.evil.example`},
  ])('refuses %j before the handler runs', async (headers) => {
    const transport = memoryTransport();
    const {app, post, postForm, dataDir} = await setUp({env, transport});
    // A GET that does something is guarded too.
    const mail = await app.inject({url: '/api/email/test', headers});
    const answers = [await post(validMessage, headers), await postForm(validMessage, headers), mail];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect(mail.json().message).toBe('This request came from another website, so it was refused.');
    expect([rows(dataDir, 'messages'), transport.sent]).toEqual([[], []]);
  });

  test.each<Record<string, string>>([
    {},
    {origin: 'http://localhost:3000', host: 'localhost:3000'},
    {origin: 'https://portal.test', host: 'portal.test', 'sec-fetch-site': 'same-origin'},
    {origin: brand.siteUrl, host: 'internal:3000'},
    {origin: 'null', 'sec-fetch-site': 'same-origin'},
    {origin: listed, 'sec-fetch-site': 'cross-site'},
  ])('lets %j through', async (headers) => {
    const {post} = await setUp({env});
    expect((await post(validMessage, headers)).statusCode).toBe(202);
  });

  test('a listed origin may read the answer and its preflight passes, another may not', async () => {
    const {app} = await setUp({env});
    const preflight = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/contact',
        headers: {origin, 'access-control-request-method': 'POST'},
      });
    const passed = await preflight(listed);
    expect(passed.statusCode).toBe(204);
    expect(passed.headers).toMatchObject({
      'access-control-allow-origin': listed,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'Content-Type, Idempotency-Key, Authorization',
      vary: expect.stringContaining('Origin') as string,
    });
    const refused = await preflight('https://evil.example');
    expect(refused.statusCode).toBe(404);
    expect(Object.keys(refused.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const {headers} = await app.inject({url: '/api/health', headers: {origin: listed}});
    expect(headers['access-control-expose-headers']).toBe('Retry-After');
  });
});

describe('bodies', () => {
  const url = '/api/contact';
  const form = 'application/x-www-form-urlencoded';
  const valid = JSON.stringify(validMessage);

  test('have 96 kB at most, forms as well', async () => {
    expect(bodyLimit).toBe(98_304);
    const {app} = await setUp();
    for (const [type, start] of [
      ['application/json', '{"message":"x"}'],
      [form, 'message=x&y='],
    ] as const) {
      const headers = {'content-type': type, accept: 'application/json'};
      const send = async (length: number) =>
        (await app.inject({method: 'POST', url, headers, payload: start.padEnd(length)})).statusCode;
      expect([await send(bodyLimit), await send(bodyLimit + 1)]).toEqual([400, 413]);
    }
  });

  const unread = 'We could not read what was sent. Please try again.';
  const unsupported = 'Please send JSON or a form.';
  test.each<[number, string, Record<string, string>, string]>([
    [400, unread, {}, '{"name": '],
    [400, unread, {}, '{"__proto__": {"a": 1}}'],
    [400, unread, {}, '{"constructor": {"prototype": {"a": 1}}}'],
    [400, 'Please check the fields below.', {}, ''],
    [415, unsupported, {'content-type': 'text/plain'}, valid],
    [415, unsupported, {'content-encoding': 'gzip'}, valid],
    [415, unsupported, {'content-type': 'application/json; charset=iso-8859-1'}, valid],
    [
      415,
      unsupported,
      {'content-type': `${form};charset="windows-1252"`, accept: 'application/json'},
      'name=x',
    ],
  ])('%i, %s %j %s', async (statusCode, message, headers, payload) => {
    const {app, dataDir} = await setUp();
    const all = {'content-type': 'application/json', ...headers};
    const answer = await app.inject({method: 'POST', url, headers: all, payload});
    expect([answer.statusCode, answer.json().message]).toEqual([statusCode, message]);
    expect(rows(dataDir, 'messages')).toEqual([]);
  });

  test.each(['application/json; charset=UTF-8', 'application/json;charset="us-ascii"', 'application/json'])(
    'of %s are taken',
    async (type) => {
      const {post} = await setUp();
      const headers = {'content-type': type, 'content-encoding': 'identity'};
      expect((await post(validMessage, headers)).statusCode).toBe(202);
    },
  );
});
