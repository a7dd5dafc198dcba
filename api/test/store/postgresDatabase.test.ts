import {jest} from '@jest/globals';
import {createServer, type AddressInfo, type Socket} from 'node:net';
import {StoreAway} from '../../src/store/database';
import {openPostgresDatabase} from '../../src/store/postgresDatabase';
import {afterTest} from '../support';

/** A message of PostgreSQL's protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html */
function message(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const ready = message('Z', 'I');
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const goodbye = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
const refusal = (code: string) => Buffer.concat([message('E', `SERROR\0C${code}\0Mnot now\0\0`), ready]);

/** One row with a text. */
function row(name: string, text: string): Buffer {
  const one = Buffer.from([0, 1]);
  const column = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]);
  const size = Buffer.from([0, 0, 0, text.length]);
  return Buffer.concat([
    message('T', one, `${name}\0`, column),
    message('D', one, size, text),
    message('C', 'SHOW\0'),
    ready,
  ]);
}

/** A server of which the test says what it does with each connection. */
async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => onConnection(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => server.close());
  return `postgres://someone@127.0.0.1:${(server.address() as AddressInfo).port}/portal`;
}

/** Opens a store on a server that gives these answers, the last one for ever. */
async function opened(answers: readonly Buffer[], patienceMs?: number) {
  const asked: string[] = [];
  const url = await listen((socket) => {
    socket.once('data', () => {
      socket.write(welcome);
      // `X` ends the connection.
      socket.on('data', (data) => {
        if (data[0] !== 'X'.charCodeAt(0)) {
          asked.push(String(data.subarray(5, -1)));
          socket.write(answers[Math.min(asked.length, answers.length) - 1] ?? '');
        }
      });
    });
  });
  const failure: unknown = await openPostgresDatabase(url, () => {}, {patienceMs}).catch((error) => error);
  return {failure, asked};
}

test('a server that ends a connection as it begins is away, and does not end this process', async () => {
  // In one piece, as both arrive where this process is busy.
  const url = await listen((socket) =>
    socket.once('data', () => socket.end(Buffer.concat([welcome, goodbye]))),
  );
  const heard: string[] = [];
  await expect(
    openPostgresDatabase(url, ({message: said}) => heard.push(said), {patienceMs: 300}),
  ).rejects.toThrow('PostgreSQL did not answer in time');
  expect(heard).toContain('terminating connection due to administrator command');
});

test.each(['08006', '57P03', '40001', '40P01', '53300', '25006'])(
  '%s passes, and is asked again',
  async (code) => {
    const refused = await opened([refusal(code), refusal(code), refusal('42601')]);
    expect(refused).toMatchObject({failure: {code: '42601'}, asked: Array(3).fill('SHOW fsync')});
  },
);

test.each(['42601', '42P08', '28P01', '57014'])('%s does not pass: nobody waits for it', async (code) => {
  const {failure, asked} = await opened([refusal(code)]);
  expect(failure).not.toBeInstanceOf(StoreAway);
  expect([(failure as {code: string}).code, asked]).toEqual([code, ['SHOW fsync']]);
});

test('a setting that loses messages is named, whichever it is', async () => {
  const off = (name: string) =>
    `PostgreSQL runs with ${name} = off, which loses messages in a power cut. Turn it on.`;
  const first = {failure: {message: off('fsync')}, asked: ['SHOW fsync']};
  expect(await opened([row('fsync', 'off')])).toMatchObject(first);
  const later = [row('fsync', 'on'), row('synchronous_commit', 'off')];
  expect(await opened(later)).toMatchObject({
    failure: {message: off('synchronous_commit')},
    asked: ['SHOW fsync', 'SHOW synchronous_commit'],
  });
});

const tookTooLong = {
  message: expect.stringMatching(
    /^PostgreSQL did not answer in time: (?:Query read timeout|PostgreSQL took too long)/,
  ),
  cause: expect.any(Error),
};

test('a server that falls silent is waited for no longer than there is patience', async () => {
  const {failure} = await opened([row('fsync', 'on'), Buffer.alloc(0)], 200);
  expect(failure).toBeInstanceOf(StoreAway);
  expect(failure).toMatchObject(tookTooLong);
});

test('a timer that ends before the clock says so means a server that is away, too', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  afterTest(() => clock.mockRestore());
  const {failure} = await opened([row('fsync', 'on'), Buffer.alloc(0)], 200);
  expect(failure).toBeInstanceOf(StoreAway);
  expect(failure).toMatchObject(tookTooLong);
});
