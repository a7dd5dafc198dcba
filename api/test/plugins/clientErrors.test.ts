import {connect} from 'node:net';
import type {AddressInfo} from 'node:net';
import {setUp} from '../setUp';

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
  expect(head).toContain(`HTTP/1.1 ${statusCode} ${error}`);
  expect(head).toMatch(/^x-request-id: [0-9a-f-]{36}$/m);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(body)).toEqual({statusCode, error, message: 'This request could not be accepted.'});
});
