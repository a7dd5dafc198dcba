import {createServer, type AddressInfo, type Socket} from 'node:net';
import {StoreAway} from '../../src/store/database';
import {openPostgresDatabase} from '../../src/store/postgresDatabase';
import {afterTest} from '../support';

/** Builds a message of PostgreSQL's protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html */
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

async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => onConnection(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => server.close());
  return `postgres://someone@127.0.0.1:${(server.address() as AddressInfo).port}/portal`;
}

/** Opens a store on a server that rejects everything but settings with these codes. The last one repeats. */
async function opened(...codes: readonly string[]) {
  const asked: string[] = [];
  const url = await listen((socket) => {
    socket.once('data', () => {
      socket.write(welcome);
      socket.on('data', (data) => {
        const sql = String(data.subarray(5, -1));
        if (/^SHOW/.test(sql)) {
          asked.push(sql);
          socket.write(refusal(codes[Math.min(asked.length, codes.length) - 1] ?? ''));
        } else {
          socket.write(Buffer.concat([message('C', 'SET\0'), ready]));
        }
      });
    });
  });
  const failure: unknown = await openPostgresDatabase(url, () => {}).catch((error) => error);
  return {failure, asked};
}

test('a server that ends a connection as it begins is away, and does not end this process', async () => {
  // In one piece, as both arrive when this process is busy.
  const url = await listen((socket) =>
    socket.once('data', () => socket.end(Buffer.concat([welcome, goodbye]))),
  );
  await expect(openPostgresDatabase(url, () => {}, {patienceMs: 300})).rejects.toThrow(StoreAway);
});

test.each(['08006', '57P03', '40001', '40P01', '53300', '25006', '55P03', '57014'])(
  '%s passes, and is asked again',
  async (code) => {
    const {failure, asked} = await opened(code, code, '42601');
    expect(failure).toMatchObject({code: '42601'});
    expect(asked).toHaveLength(3);
  },
);

test.each(['42601', '42P08', '28P01'])('%s does not pass: nobody waits for it', async (code) => {
  const {failure, asked} = await opened(code);
  expect(failure).toMatchObject({code});
  expect(asked).toHaveLength(1);
});
