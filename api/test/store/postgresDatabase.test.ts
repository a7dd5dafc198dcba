import {createServer, type AddressInfo} from 'node:net';
import {openPostgresDatabase} from '../../src/store/postgresDatabase';

/** A message of PostgreSQL's protocol: https://www.postgresql.org/docs/current/protocol-message-formats.html */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const goodbye = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

test('a server that ends a connection as it begins is away, and does not end this process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    // In one piece, as both arrive where this process is busy.
    socket.once('data', () => socket.end(Buffer.concat([welcome, goodbye])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const heard: string[] = [];
  const url = `postgres://someone@127.0.0.1:${(server.address() as AddressInfo).port}/portal`;
  try {
    await expect(
      openPostgresDatabase(url, ({message: said}) => heard.push(said), {patienceMs: 300}),
    ).rejects.toThrow('PostgreSQL did not answer in time');
    expect(heard).toContain('terminating connection due to administrator command');
  } finally {
    server.close();
  }
});
