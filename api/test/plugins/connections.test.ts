import {EventEmitter} from 'node:events';
import {createServer, get, type Server} from 'node:http';
import {type AddressInfo, connect, type Socket} from 'node:net';
import {jest} from '@jest/globals';
import {guardConnections} from '../../src/plugins/connections';
import {afterTest, until} from '../support';

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
  const server = createServer((_, response) => response.end('hello'));
  server.keepAliveTimeout = 60_000;
  guardConnections(server, 40);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const {port} = server.address() as AddressInfo;
  const kept = await Promise.all(Array.from({length: 60}, () => keepOpen(port)));
  // Below three quarters of the limit, those that came late may stay.
  await until(() => kept.filter(({destroyed}) => !destroyed).length < 30);
  const status = await new Promise((resolve, reject) => {
    get({port, host: '127.0.0.1', agent: false}, ({statusCode}) => resolve(statusCode)).on('error', reject);
  });
  expect(status).toBe(200);
});

test('from three quarters on those that nobody uses are closed, four times a second; before they are left alone', () => {
  jest.useFakeTimers();
  afterTest(() => jest.useRealTimers());
  const closeIdleConnections = jest.fn();
  const server = Object.assign(new EventEmitter(), {closeIdleConnections, maxConnections: 0});
  guardConnections(server as unknown as Server, 40);
  expect(server.maxConnections).toBe(40);
  const sockets = Array.from({length: 32}, () => new EventEmitter());
  const open = (from: number, to: number) =>
    sockets.slice(from, to).forEach((socket) => server.emit('connection', socket));
  const closedAfter = (ms: number) => {
    jest.advanceTimersByTime(ms);
    return closeIdleConnections.mock.calls.length;
  };
  open(0, 29);
  expect([jest.getTimerCount(), closedAfter(1_000)]).toEqual([0, 0]);
  open(29, 32);
  expect([closedAfter(249), closedAfter(1), closedAfter(249), closedAfter(1)]).toEqual([0, 1, 1, 2]);
  sockets.slice(0, 2).forEach((socket) => socket.emit('close'));
  expect(closedAfter(250)).toBe(3);
  sockets[2]?.emit('close');
  expect([closedAfter(1_000), jest.getTimerCount()]).toEqual([3, 0]);
  server.emit('connection', new EventEmitter());
  expect(closedAfter(250)).toBe(4);
});
