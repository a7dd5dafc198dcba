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
 * Answers what is not HTTP, or is not complete in time, with an error of the usual shape, logs a line with its id and
 * closes the connection. Browsers and nginx send no request before the answer to the last one, so none is waited for.
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
    // The code alone: Node's error quotes what was sent.
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
