import {randomUUID} from 'node:crypto';
import type {Socket} from 'node:net';
import {type IncomingMessage, type Server, STATUS_CODES} from 'node:http';
import type {FastifyInstance} from 'fastify';
import {securityHeaders} from '../../../src/data/responseHeaders';
import type {ErrorAnswer} from '../contract';
import {server} from '../../../src/content/server';

/** Statuses of Node's error codes; 400 for all others. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Open requests of a connection. */
interface UnderWay {
  /** Answers that are not sent yet. */
  answers: number;
  /** The last request; incomplete while its body is being sent. */
  last: IncomingMessage;
  /** Runs after the answers to all complete requests. */
  then?: () => void;
}

const underWay = new WeakMap<Socket, UnderWay>();

/** Counts the answers to complete requests. */
const owed = ({answers, last}: UnderWay): number => answers - (last.complete ? 0 : 1);

/** Counts open requests, for `clientErrorHandler`. */
export function watchAnswers(server: Server): void {
  server.on('request', (request, response) => {
    const on = underWay.get(request.socket) ?? {answers: 0, last: request};
    underWay.set(request.socket, on);
    on.answers++;
    on.last = request;
    response.once('close', () => {
      on.answers--;
      if (owed(on) <= 0) {
        on.then?.();
      }
    });
  });
}

/**
 * Answers what is not HTTP, or is not complete in time, with an error of the usual shape, logs a line with its id and
 * closes the connection.
 */
export function clientErrorHandler(
  this: Pick<FastifyInstance, 'log'>,
  error: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const on = underWay.get(socket);
  if (on && owed(on) > 0) {
    // A client would take a refusal for the answer to an earlier request.
    on.then = () => socket.destroySoon();
    return;
  }
  const statusCode = statuses[String(error.code)] ?? 400;
  const answer: ErrorAnswer = {
    statusCode,
    error: String(STATUS_CODES[statusCode]),
    message: server.refused,
  };
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
  socket.write(`HTTP/1.1 ${statusCode} ${answer.error}\r\n${lines.join('')}\r\n${body}`);
  // Not `end`: a slow client would also close slowly.
  socket.destroy();
}
