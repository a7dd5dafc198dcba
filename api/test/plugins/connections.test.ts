import {createServer, get} from 'node:http';
import {type AddressInfo, connect, type Socket} from 'node:net';
import {guardConnections} from '../../src/plugins/connections';
import {afterTest, until} from '../support';

/** Sends one request and keeps the connection open. Resolves once it is answered or closed. */
function keepOpen(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'));
  afterTest(() => socket.destroy());
  return new Promise((resolve) => {
    const done = () => resolve(socket);
    socket
      .on('data', done)
      .on('close', done)
      .on('error', () => {});
  });
}

test('idle connections lock nobody out', async () => {
  const server = createServer((_, response) => response.end('hello'));
  server.keepAliveTimeout = 60_000;
  guardConnections(server, 40);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const {port} = server.address() as AddressInfo;
  const kept = await Promise.all(Array.from({length: 60}, () => keepOpen(port)));
  // Below three quarters of the maximum, connections stay open.
  await until(() => kept.filter(({destroyed}) => !destroyed).length < 30);
  const status = await new Promise((resolve, reject) => {
    get({port, host: '127.0.0.1', agent: false}, ({statusCode}) => resolve(statusCode)).on('error', reject);
  });
  expect(status).toBe(200);
});
