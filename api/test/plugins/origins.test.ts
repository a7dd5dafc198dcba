import {brand} from '../../../src/data/brand';
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
    {origin: 'https://evil.example', 'sec-fetch-site': 'same-site'},
    {origin: `${listed}.evil.example`},
  ])('refuses %j before the handler runs', async (headers) => {
    const {post, postForm, dataDir} = await setUp({env});
    for (const answer of [await post(validMessage, headers), await postForm(validMessage, headers)]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect((await post(validMessage, headers)).json()).toEqual({
      statusCode: 403,
      error: 'Forbidden',
      message: 'This request came from another website, so it was refused.',
    });
    expect(rows(dataDir, 'messages')).toEqual([]);
  });

  test.each<Record<string, string>>([
    {},
    {origin: 'http://localhost:3000', host: 'localhost:3000'},
    {origin: 'https://portal.test', host: 'portal.test', 'sec-fetch-site': 'same-origin'},
    {origin: brand.siteUrl, host: 'internal:3000'},
    {origin: 'null', 'sec-fetch-site': 'same-origin'},
    {origin: listed, 'sec-fetch-site': 'cross-site'},
  ])('lets %j through', async (headers) => {
    const {post, dataDir} = await setUp({env});
    expect((await post(validMessage, headers)).statusCode).toBe(202);
    expect(rows(dataDir, 'messages')).toHaveLength(1);
  });

  test('a listed origin may read the answer and its preflight passes, another may not', async () => {
    const {app} = await setUp({env});
    const preflight = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/contact',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
    const passed = await preflight(listed);
    expect(passed.statusCode).toBe(204);
    expect(passed.headers).toMatchObject({
      'access-control-allow-origin': listed,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'Content-Type, Idempotency-Key, Authorization',
      'access-control-max-age': '600',
      vary: expect.stringContaining('Origin') as string,
    });
    const refused = await preflight('https://evil.example');
    expect(refused.statusCode).toBe(404);
    expect(Object.keys(refused.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);

    const read = await app.inject({url: '/api/health', headers: {origin: listed}});
    expect(read.headers).toMatchObject({
      'access-control-allow-origin': listed,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Retry-After',
    });
    expect((await app.inject('/api/health')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('the test mail, a GET that does something, is guarded too', async () => {
    const transport = memoryTransport();
    const {app} = await setUp({env, transport});
    const refused = await app.inject({
      url: '/api/email/test',
      headers: {'sec-fetch-site': 'cross-site'},
    });
    expect(refused.statusCode).toBe(403);
    expect(transport.sent).toEqual([]);
    const passed = await app.inject({url: '/api/email/test', headers: {origin: listed}});
    expect(passed.statusCode).toBe(200);
  });
});
