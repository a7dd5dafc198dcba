import {type AddressInfo, connect} from 'node:net';
import {text} from 'node:stream/consumers';
import {createMetrics} from '../../src/metrics';
import {keptLog, rows, setUp, until} from '../setUp';

/** Returns a listening API, its log, and a function to send bytes and read the response until the server disconnects. */
async function listening() {
  const {lines, logger} = keptLog();
  const metrics = createMetrics();
  const api = await setUp({logger, metrics});
  await api.app.listen({port: 0, host: '127.0.0.1'});
  const {port} = api.app.server.address() as AddressInfo;
  async function exchange(bytes: string) {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    return text(socket);
  }
  return {...api, metrics, port, lines, exchange};
}

const statusLines = (answer: string) => answer.match(/HTTP\/1\.1 .*/g);
const post = (length: number, body = '') =>
  `POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;

test.each([
  ['hello ada@example.com\r\n\r\n', 400, 'Bad Request'],
  ['POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx', 400, 'Bad Request'],
  [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'Request Header Fields Too Large'],
])(
  '%# a malformed request gets an error of the usual shape, and a line in the log',
  async (bytes, statusCode, error) => {
    const {exchange, lines} = await listening();
    const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${statusCode} ${error}\r\n`));
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining(['x-content-type-options: nosniff', 'connection: close']),
    );
    expect(JSON.parse(body)).toEqual({statusCode, error, message: 'This request could not be accepted.'});
    const [, id] = /\r\nx-request-id: (\S+)/.exec(head) ?? [];
    expect(lines.filter(({reqId}) => reqId === id)).toMatchObject([{status: statusCode}]);
    expect(JSON.stringify(lines)).not.toContain('ada@');
  },
);

test('a request that does not end in time is 408', async () => {
  const {exchange} = await listening();
  expect(statusLines(await exchange('GET / HTTP/1.1\r\nhost: x\r\n'))).toEqual([
    'HTTP/1.1 408 Request Timeout',
  ]);
}, 15_000);

test('a body that is too long is answered, and the connection stays unless it is far too long', async () => {
  const {exchange} = await listening();
  const next = 'GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  const tooLong = 'HTTP/1.1 413 Payload Too Large';
  expect(statusLines(await exchange(post(500_000, ' '.repeat(500_000)) + next))).toEqual([
    tooLong,
    'HTTP/1.1 200 OK',
  ]);
  expect(statusLines(await exchange(post(900_000_000, ' ')))).toEqual([tooLong]);
});

test('a client that hangs up is no failure of the server', async () => {
  const {port, lines, metrics, dataDir} = await listening();
  const head = post(500);
  const starts = ['', head.slice(0, 20), head, `${head}{"name":`];
  for (let i = 0; i < 40; i++) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(starts[i % starts.length] ?? '', () => {
          setTimeout(() => socket.resetAndDestroy(), i % 2 ? 0 : 5);
        });
      });
      socket.on('error', () => {}).on('close', () => resolve());
    });
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  await until(() => lines.some(({route}) => route === '/api/health'));
  expect(lines.filter(({level, status}) => Number(level) >= 50 || Number(status) >= 500)).toEqual([]);
  expect(await metrics.text()).not.toMatch(/status="5/);
  expect(rows(dataDir, 'messages')).toEqual([]);
});
