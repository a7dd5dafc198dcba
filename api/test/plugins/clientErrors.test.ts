import {EventEmitter} from 'node:events';
import type {Server} from 'node:http';
import {type AddressInfo, connect, type Socket} from 'node:net';
import {jest} from '@jest/globals';
import {clientErrorHandler, watchAnswers} from '../../src/plugins/clientErrors';
import {rows, setUp, until, validMessage} from '../setUp';
import {createMetrics} from '../../src/metrics';

/** Sends bytes and returns what comes back until the server hangs up. */
async function exchange(bytes: string): Promise<string> {
  const {app} = await setUp();
  await app.listen({port: 0, host: '127.0.0.1'});
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.write(bytes);
  await new Promise((resolve) => socket.on('close', resolve));
  return text;
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'Bad Request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
    400,
    'Bad Request',
  ],
  [
    'huge headers',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    431,
    'Request Header Fields Too Large',
  ],
])('%s', async (_what, bytes, statusCode, error) => {
  const answer = await exchange(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      `HTTP/1.1 ${statusCode} ${error}`,
      expect.stringMatching(/^x-request-id: [0-9a-f-]{36}$/),
      'x-content-type-options: nosniff',
      'content-type: application/json; charset=utf-8',
      `content-length: ${body.length}`,
      'connection: close',
    ]),
  );
  expect(JSON.parse(body)).toEqual({statusCode, error, message: 'This request could not be accepted.'});
});

/** A connection whose other end has sent what is no request. */
function connection(is = {destroyed: false, writable: true}) {
  const socket = {...is, write: jest.fn(), destroy: jest.fn(), destroySoon: jest.fn()};
  const fail = (code?: string) =>
    clientErrorHandler(Object.assign(new Error('no request'), {code}), socket as unknown as Socket);
  const did = () => [socket.write, socket.destroy, socket.destroySoon].map(({mock}) => mock.calls.length);
  return {socket, fail, did};
}

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  [undefined, '400 Bad Request'],
])('%s: %s, and the connection ends', (code, status) => {
  const {socket, fail, did} = connection();
  fail(code);
  expect(socket.write.mock.calls).toEqual([[expect.stringMatching(`^HTTP/1\\.1 ${status}\r\n`)]]);
  expect(did()).toEqual([1, 1, 0]);
});

test.each([
  ['ECONNRESET', {destroyed: false, writable: true}],
  [undefined, {destroyed: true, writable: true}],
  [undefined, {destroyed: false, writable: false}],
])('nothing is said to who has hung up: %s, %j', (code, is) => {
  const {fail, did} = connection(is);
  fail(code);
  expect(did()).toEqual([0, 1, 0]);
});

test('the connection ends after the answers to all that has come whole', () => {
  const server = new EventEmitter();
  watchAnswers(server as Server);
  const asks = (socket: object, complete: boolean) => {
    const response = new EventEmitter();
    server.emit('request', {socket, complete}, response);
    return () => response.emit('close');
  };
  const whole = connection();
  const [answerFirst, answerSecond] = [asks(whole.socket, true), asks(whole.socket, true)];
  whole.fail();
  answerFirst();
  expect(whole.did()).toEqual([0, 0, 0]);
  answerSecond();
  expect(whole.did()).toEqual([0, 0, 1]);
  const half = connection();
  const answer = asks(half.socket, true);
  asks(half.socket, false);
  half.fail();
  expect(half.did()).toEqual([0, 0, 0]);
  answer();
  expect(half.did()).toEqual([0, 0, 1]);
  const started = connection();
  asks(started.socket, false);
  started.fail();
  expect(started.did()).toEqual([1, 1, 0]);
});

test('what follows a request on its connection and is none does not take the place of its answer', async () => {
  const body = JSON.stringify(validMessage);
  const post = `POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const answer = await exchange(`${post}${post.replace('Ada', 'Bea')}no request\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 .*/g)).toEqual(['HTTP/1.1 202 Accepted', 'HTTP/1.1 202 Accepted']);
});

test('whoever is still sending what is too long gets the answer, and the connection stays', async () => {
  const {app} = await setUp();
  await app.listen({port: 0, host: '127.0.0.1'});
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  const head = (length: number) =>
    `POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
  socket.write(head(500_000));
  await until(() => text.includes('413 Payload Too Large'));
  socket.write(Buffer.alloc(500_000, ' '));
  socket.write(`GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  await new Promise((resolve) => socket.on('close', resolve));
  expect(text.match(/HTTP\/1\.1 .*/g)).toEqual(['HTTP/1.1 413 Payload Too Large', 'HTTP/1.1 200 OK']);
});

test('nobody reads on for ever: what is far too long is cut off', async () => {
  const answer = await exchange(
    'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000000\r\n\r\n ',
  );
  expect(answer).toContain('HTTP/1.1 413 Payload Too Large');
});

test('two hosts in one request are refused', async () => {
  const answer = await exchange(
    'GET /api/health HTTP/1.1\r\nhost: a.example\r\nhost: b.example\r\nconnection: close\r\n\r\n',
  );
  expect(answer).toContain('HTTP/1.1 400 Bad Request');
  expect(answer).toContain('x-content-type-options: nosniff');
});

test('a client that hangs up is no failure of the server', async () => {
  const lines: string[] = [];
  const metrics = createMetrics();
  const {app, dataDir} = await setUp({
    metrics,
    logger: {level: 'info', stream: {write: (line: string) => void lines.push(line)}},
  });
  await app.listen({port: 0, host: '127.0.0.1'});
  const {port} = app.server.address() as AddressInfo;
  const head =
    'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n';
  const starts = ['', head.slice(0, 20), head, `${head}{"name":`];
  for (let i = 0; i < 40; i++) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(starts[i % starts.length] ?? '', () => {
          if (i % 2) {
            socket.resetAndDestroy();
          } else {
            setTimeout(() => socket.resetAndDestroy(), 5);
          }
        });
      });
      socket.on('error', () => {}).on('close', () => resolve());
    });
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  await until(() => lines.some((line) => line.includes('/api/health')));
  expect(lines.filter((line) => /"level":(?:50|60)|"status":5/.test(line))).toEqual([]);
  expect(await metrics.text()).not.toMatch(/status="5/);
  expect(rows(dataDir, 'messages')).toEqual([]);
});
