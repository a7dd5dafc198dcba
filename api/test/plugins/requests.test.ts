import {brand} from '../../../src/data/brand';
import {bodyLimit} from '../../src/plugins/bodies';
import {memoryTransport, rows, setUp, shared, validMessage} from '../setUp';

const listed = 'https://www.partner.example';
const env = {CORS_ORIGINS: `https://other.example,${listed}`};

describe('calls from browsers', () => {
  const guarded = shared(async () => {
    const transport = memoryTransport();
    return {...(await setUp({env, transport})), transport};
  });

  test.each<Record<string, string>>([
    {origin: 'https://evil.example'},
    {origin: 'null'},
    {origin: 'not an origin'},
    {'sec-fetch-site': 'cross-site'},
    {origin: 'null', 'sec-fetch-site': 'same-site'},
    {origin: 'http://localhost:3000', host: 'localhost:3001'},
    {origin: `${listed}.evil.example`},
  ])('refuses %j before the handler runs', async (headers) => {
    const {app, post, postForm, dataDir, transport} = await guarded();
    const answers = [
      await post(validMessage, headers),
      await postForm(validMessage, headers),
      // A GET with side effects is protected too.
      await app.inject({url: '/api/email/test', headers}),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      expect(answer.body).toContain('This request came from another website, so it was refused.');
    }
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
    const preflight = (origin: string) => {
      const headers = {origin, 'access-control-request-method': 'POST'};
      return app.inject({method: 'OPTIONS', url: '/api/contact', headers});
    };
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
  const open = shared(() => setUp());
  const form = 'application/x-www-form-urlencoded';
  const valid = JSON.stringify(validMessage);
  const unread = 'We could not read what was sent. Please try again.';
  const unsupported = 'Please send JSON or a form.';
  const tooLarge = 'This is more than we can take at once. Please shorten your message and try again.';
  const fields = 'Please check the fields below.';

  test.each<[number, string | undefined, string, string]>([
    [400, fields, 'application/json', '{}'.padEnd(bodyLimit)],
    [400, fields, form, 'a='.padEnd(bodyLimit)],
    [413, tooLarge, 'application/json', '{}'.padEnd(bodyLimit + 1)],
    [413, tooLarge, form, 'a='.padEnd(bodyLimit + 1)],
    [400, unread, 'application/json', '{"name": '],
    [400, unread, 'application/json', '{"__proto__": {"a": 1}}'],
    [400, unread, 'application/json', '{"constructor": {"prototype": {"a": 1}}}'],
    [400, fields, 'application/json', ''],
    [415, unsupported, 'text/plain', valid],
    [415, unsupported, 'application/json; charset=iso-8859-1', valid],
    [415, unsupported, `${form};charset="windows-1252"`, 'name=x'],
    [202, undefined, 'application/json; charset=UTF-8', valid],
    [202, undefined, 'application/json;charset="us-ascii"', valid.replace('Ada', 'Eve')],
  ])('%i, %s for %s %.30s', async (status, message, type, payload) => {
    const {app, dataDir} = await open();
    const before = rows(dataDir, 'messages').length;
    const headers = {'content-type': type, accept: 'application/json', 'content-encoding': 'identity'};
    const answer = await app.inject({method: 'POST', url: '/api/contact', headers, payload});
    expect(answer.statusCode).toBe(status);
    expect(message ?? answer.json().message).toBe(answer.json().message);
    expect(rows(dataDir, 'messages').length - before).toBe(status === 202 ? 1 : 0);
  });

  test('are not compressed, and have 96 kB at most', async () => {
    const {post} = await setUp();
    expect((await post(validMessage, {'content-encoding': 'gzip'})).statusCode).toBe(415);
    expect(bodyLimit).toBe(98_304);
  });
});
