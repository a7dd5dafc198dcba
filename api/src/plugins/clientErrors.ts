import {randomUUID} from 'node:crypto';
import type {Socket} from 'node:net';
import {STATUS_CODES} from 'node:http';
import type {FastifyInstance} from 'fastify';
import {server} from '../../../src/content/server';
import {securityHeaders} from '../../../src/data/responseHeaders';
import type {ErrorAnswer} from '../contract';

/** Statuses of Node's error codes; 400 for all others. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers malformed or incomplete HTTP requests with the usual error body, logs a line with an id and closes the
 * connection. Does not wait for pending responses, since browsers and nginx do not pipeline requests.
 */
export function clientErrorHandler(
  this: Pick<FastifyInstance, 'log'>,
  error: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const statusCode = statuses[String(error.code)] ?? 400;
    const reason = String(STATUS_CODES[statusCode]);
    const answer: ErrorAnswer = {statusCode, error: reason, message: server.refused};
    const body = JSON.stringify(answer);
    const reqId = randomUUID();
    // Only the code: Node's error contains the received bytes.
    this.log.info({reqId, status: statusCode, code: error.code}, 'malformed request');
    const headers = {
      ...securityHeaders,
      'x-request-id': reqId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${statusCode} ${reason}\r\n${lines.join('')}\r\n${body}`);
  }
  // Not `end`: a slow client would also close slowly.
  socket.destroy();
}
