import {randomUUID} from 'node:crypto';
import type {Socket} from 'node:net';
import {STATUS_CODES} from 'node:http';
import {securityHeaders} from '../../../src/data/responseHeaders';
import type {ErrorAnswer} from '../contract';
import {server} from '../../../src/content/server';

/** Of Node's codes for what is not HTTP, those that have a status of their own. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no HTTP request, or not a whole one in time, in the shape of every other error; then hangs up. */
export function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusCode = statuses[error.code ?? ''] ?? 400;
  const answer: ErrorAnswer = {
    statusCode,
    error: STATUS_CODES[statusCode] ?? 'Bad Request',
    message: server.refused,
  };
  const body = JSON.stringify(answer);
  const headers = {
    ...securityHeaders,
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${statusCode} ${answer.error}\r\n${lines.join('')}\r\n${body}`);
  // Not `end`: whoever sends slowly would also be slow to hang up.
  socket.destroy();
}
