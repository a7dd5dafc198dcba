import {randomUUID} from 'node:crypto';
import type {Socket} from 'node:net';
import {type IncomingMessage, type Server, STATUS_CODES} from 'node:http';
import {securityHeaders} from '../../../src/data/responseHeaders';
import type {ErrorAnswer} from '../contract';
import {server} from '../../../src/content/server';

/** Of Node's codes for what is not HTTP, those that have a status of their own. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What is under way on a connection. */
interface UnderWay {
  /** Answers that are still to be sent. */
  answers: number;
  /** The request that came last; not complete while its body is being sent. */
  last: IncomingMessage;
  /** What to do after the answers to all requests that have come whole. */
  then?: () => void;
}

const underWay = new WeakMap<Socket, UnderWay>();

/** Answers that will be there without anything more from the client. */
const owed = ({answers, last}: UnderWay): number => answers - (last.complete ? 0 : 1);

/** Lets `clientErrorHandler` know what is under way on each connection. */
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

/** Answers what is no HTTP request, or not a whole one in time, in the shape of every other error; then hangs up. */
export function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const on = underWay.get(socket);
  if (on && owed(on) > 0) {
    // What came before on this connection has answers of its own; a refusal would be taken for one of them.
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
