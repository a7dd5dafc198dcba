import {STATUS_CODES} from 'node:http';
import type {FastifyError, FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import type {ErrorAnswer} from '../contract';
import {ApiError} from '../http/apiError';
import {sendPlainPage} from '../http/plainPage';
import {requestLocale} from '../http/requestLocale';
import {isPlainFormPost} from '../http/wants';
import type {ServerContent} from '../../../src/content/server';
import {wordsIn} from '../languages/languages';
import {isReadToTheEnd} from './bodies';

const saysByStatus: Record<number, keyof ServerContent> = {
  400: 'malformed',
  404: 'notFound',
  413: 'tooLarge',
  415: 'unsupportedType',
  429: 'tooMany',
};

/** Complaints about fields: sentences, or the names of the server's own where one schema serves all languages. */
function inWords(fields: Readonly<Record<string, string>>, server: ServerContent): Record<string, string> {
  const sentences: Readonly<Record<string, string>> = server;
  return Object.fromEntries(Object.entries(fields).map(([field, says]) => [field, sentences[says] ?? says]));
}

/** Sends an error in the one shape of the contract, or as a readable page when a plain form is waiting for it. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError) {
  const locale = requestLocale(request);
  const {server} = wordsIn(locale);
  const message = server[error.says];
  const fields = error.details.fields && inWords(error.details.fields, server);
  reply.code(error.statusCode).header('cache-control', 'no-store');
  if (isPlainFormPost(request)) {
    return sendPlainPage(reply, locale, [message, ...Object.values(fields ?? {})]);
  }
  const answer: ErrorAnswer = {
    statusCode: error.statusCode,
    error: STATUS_CODES[error.statusCode] ?? 'Error',
    message,
    ...(fields && {fields}),
  };
  // Serialised here: the reply may already carry the type of the answer that failed.
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) {
    return error;
  }
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500
    ? new ApiError(status, saysByStatus[status] ?? 'refused')
    : new ApiError(500, 'serverError', {cause: error});
}

/** One handler for every failure: callers read our sentence, the log (with the request id) keeps the cause. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (request.raw.socket.destroyed && request.raw.errored) {
      // Whoever hung up while sending reads no answer, and is no fault of ours.
      return sendError(request, reply, new ApiError(400, 'malformed'));
    }
    const answer = toApiError(error);
    if (answer.statusCode === 503) {
      // Meant: what is refused for a while is no fault to look for.
      request.log.warn({says: answer.says}, 'no message is taken for now');
    } else if (answer.statusCode >= 500) {
      request.log.error({err: answer.details.cause ?? answer}, 'request failed');
    }
    if (answer.statusCode === 413 && isReadToTheEnd(request.headers['content-length'])) {
      // Fastify closes the connection of what it refuses by its length.
      reply.removeHeader('connection');
    }
    return sendError(request, reply, answer);
  });
  // The first complaint about each field of a body that its schema refuses.
  app.setSchemaErrorFormatter((issues) => {
    const fields: Record<string, string> = {};
    for (const {instancePath, message = ''} of issues) {
      fields[instancePath.slice(1)] ??= message;
    }
    return new ApiError(400, 'invalid', {fields});
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new ApiError(404, 'notFound')));
}
