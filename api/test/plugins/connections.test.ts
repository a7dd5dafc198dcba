import {createServer, get} from 'node:http';
import {type AddressInfo, connect, type Socket} from 'node:net';
import {guardConnections} from '../../src/plugins/connections';
import {afterTest} from '../support';

async function listen(max: number) {
  const server = createServer((_, response) => response.end('hello'));
  server.keepAliveTimeout = 60_000;
  guardConnections(server, max);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  return (server.address() as AddressInfo).port;
}

/** Asks once and keeps the connection, for nothing. Resolves once it was answered or cut. */
function keepOpen(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'));
  afterTest(() => socket.destroy());
  return new Promise((resolve) => {
    socket
      .on('data', () => resolve(socket))
      .on('close', () => resolve(socket))
      .on('error', () => {});
  });
}

test('connections that are kept for nothing keep nobody out', async () => {
  const port = await listen(40);
  await Promise.all(Array.from({length: 60}, () => keepOpen(port)));
  await new Promise((resolve) => setTimeout(resolve, 600));
  const status = await new Promise((resolve, reject) => {
    get({port, host: '127.0.0.1', agent: false}, ({statusCode}) => resolve(statusCode)).on('error', reject);
  });
  expect(status).toBe(200);
});

test('while there is room they are left alone', async () => {
  const port = await listen(40);
  const kept = await Promise.all(Array.from({length: 20}, () => keepOpen(port)));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(kept.filter((socket) => socket.destroyed)).toEqual([]);
});
