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

/** Replaces names of the server's sentences by the sentences. A schema serves all languages, so it gives names. */
function inWords(fields: Readonly<Record<string, string>>, server: ServerContent): Record<string, string> {
  const sentences: Readonly<Record<string, string>> = server;
  return Object.fromEntries(Object.entries(fields).map(([field, says]) => [field, sentences[says] ?? says]));
}

/** Sends an error in the shape of the contract, or as a page if a browser posted the form. */
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
  // Serialized here: the reply may already have the type of the answer that failed.
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

/** Handles all failures: callers get a sentence, the log gets the cause with the request id. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (request.raw.socket.destroyed && request.raw.errored) {
      // The client closed the connection while sending.
      return sendError(request, reply, new ApiError(400, 'malformed'));
    }
    const answer = toApiError(error);
    if (answer.statusCode === 503) {
      // A refusal on purpose, not a fault.
      request.log.warn({says: answer.says}, 'no message is taken for now');
    } else if (answer.statusCode >= 500) {
      request.log.error({err: answer.details.cause ?? answer}, 'request failed');
    }
    if (answer.statusCode === 413 && isReadToTheEnd(request.headers['content-length'])) {
      // Fastify closes the connection if it refuses a body by its length.
      reply.removeHeader('connection');
    }
    return sendError(request, reply, answer);
  });
  // The first problem of each field.
  app.setSchemaErrorFormatter((issues) => {
    const fields: Record<string, string> = {};
    for (const {instancePath, message = ''} of issues) {
      fields[instancePath.slice(1)] ??= message;
    }
    return new ApiError(400, 'invalid', {fields});
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new ApiError(404, 'notFound')));
}
