import {jest} from '@jest/globals';
import {wordsIn} from '../../src/languages/languages';
import {emailTestHourlyLimit, emailTestLimit} from '../../src/routes/emailTest';
import {afterTest, memoryTransport, setUp} from '../setUp';

const url = '/api/email/test';
const token = 'a-token-of-some-length';
const {server: say} = wordsIn('en');

describe('GET /api/email/test', () => {
  test('sends a mail to CONTACT_TO and says so', async () => {
    const transport = memoryTransport();
    const {app} = await setUp({transport, env: {CONTACT_TO: 'sales@example.com'}});
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(transport.sent).toHaveLength(1);
    expect(transport.sent[0]?.to).toBe('sales@example.com');
    expect(answer.json()).toEqual({
      message: 'Test email sent successfully',
      details: {recipient: 'sales@example.com', messageId: `<${transport.sent[0]?.id}>`},
    });
  });

  test('says that the mail server failed, without its words, which the log keeps short', async () => {
    const lines: string[] = [];
    const failure = Object.assign(new Error('550 <secret@example.com> unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO:<secret@example.com>',
    });
    const {app} = await setUp({
      transport: memoryTransport(failure),
      logger: {level: 'info', stream: {write: (line: string) => void lines.push(line)}},
    });
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({
      statusCode: 502,
      error: 'Bad Gateway',
      message:
        'The mail server did not accept the message. Check SMTP_URL and MAIL_FROM; the reason is in the server log.',
    });
    const log = lines.join('');
    expect(log).toContain('"responseCode":550');
    expect(log).not.toContain('secret@example.com');
  });

  test.each([
    [{}, {}],
    [{DIAGNOSTICS_TOKEN: token}, {}],
    [{DIAGNOSTICS_TOKEN: token}, {authorization: `Bearer ${token}x`}],
    [{DIAGNOSTICS_TOKEN: token}, {authorization: token}],
    [{}, {authorization: 'Bearer '}],
    [{}, {authorization: 'Bearer undefined'}],
  ])('is closed in production: %j with %j', async (env, headers) => {
    const transport = memoryTransport();
    const {app} = await setUp({transport, env: {NODE_ENV: 'production', ...env}});
    const answer = await app.inject({url, headers: headers as Record<string, string>});
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({statusCode: 403, error: 'Forbidden', message: say.diagnosticsClosed});
    expect(transport.sent).toEqual([]);
  });

  test.each([
    ['another machine', {remoteAddress: '192.0.2.1'}],
    ['one that looks like this', {remoteAddress: '10.127.0.1'}],
    ['another of IPv6', {remoteAddress: '::12'}],
    ['the first of another network', {remoteAddress: '2001:db8::1'}],
    ['behind a proxy of this one', {headers: {'x-forwarded-for': '192.0.2.1'}}],
    ['behind a proxy that is believed', {headers: {forwarded: 'for=192.0.2.1'}}],
  ])('is closed outside of production as well for %s, without the token', async (_who, call) => {
    const transport = memoryTransport();
    const {app} = await setUp({transport, env: {DIAGNOSTICS_TOKEN: token}});
    const answer = await app.inject({url, ...call});
    expect([answer.statusCode, transport.sent]).toEqual([403, []]);
    const opened = await app.inject({
      url,
      ...call,
      headers: {...('headers' in call ? call.headers : {}), authorization: `Bearer ${token}`},
    });
    expect(opened.statusCode).toBe(200);
  });

  test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
    'is open for %s',
    async (remoteAddress) => {
      const {app} = await setUp();
      expect((await app.inject({url, remoteAddress})).statusCode).toBe(200);
    },
  );

  test('opens in production with the token', async () => {
    const {app} = await setUp({env: {NODE_ENV: 'production', DIAGNOSTICS_TOKEN: token}});
    const answer = await app.inject({url, headers: {authorization: `Bearer ${token}`}});
    expect(answer.statusCode).toBe(200);
  });

  test('has a limit of its own, no HEAD, and no page of another site that asks for it', async () => {
    const transport = memoryTransport();
    const {app} = await setUp({transport});
    expect((await app.inject({method: 'HEAD', url})).statusCode).toBe(404);
    const elsewhere = {'sec-fetch-site': 'cross-site'};
    expect((await app.inject({url, headers: elsewhere})).statusCode).toBe(403);
    for (let i = 0; i < emailTestLimit; i++) {
      expect((await app.inject(url)).statusCode).toBe(200);
    }
    expect((await app.inject(url)).statusCode).toBe(429);
    expect(transport.sent).toHaveLength(emailTestLimit);
  });

  test('sends no more than so many an hour, whoever asks', async () => {
    const transport = memoryTransport();
    const {app} = await setUp({transport, env: {TRUST_PROXY: '127.0.0.1', DIAGNOSTICS_TOKEN: token}});
    const ask = (client: number) =>
      app.inject({
        url,
        headers: {
          'x-forwarded-for': `203.0.113.${Math.floor(client / 5)}`,
          authorization: `Bearer ${token}`,
        },
      });
    for (let i = 0; i < emailTestHourlyLimit; i++) {
      expect((await ask(i)).statusCode).toBe(200);
    }
    expect((await ask(emailTestHourlyLimit)).statusCode).toBe(429);
    expect(transport.sent).toHaveLength(emailTestHourlyLimit);
    const {now} = performance;
    let passed = 59 * 60_000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + passed);
    afterTest(() => clock.mockRestore());
    expect((await ask(200)).json()).toMatchObject({statusCode: 429, message: say.tooMany});
    passed = 60 * 60_000;
    expect((await ask(300)).statusCode).toBe(200);
  });
});
