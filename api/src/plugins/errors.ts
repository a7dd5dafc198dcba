import {STATUS_CODES} from 'node:http';
import type {FastifyError, FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import type {ServerContent} from '../../../src/content/server';
import type {ErrorAnswer} from '../contract';
import {ApiError} from '../http/apiError';
import {sendPlainPage} from '../http/plainPage';
import {requestLocale} from '../http/requestLocale';
import {isPlainFormPost} from '../http/wants';
import {wordsIn} from '../languages/languages';
import {isReadToTheEnd} from './bodies';

const saysByStatus: Record<number, keyof ServerContent> = {
  400: 'malformed',
  404: 'notFound',
  413: 'tooLarge',
  415: 'unsupportedType',
  429: 'tooMany',
};

/** Sends an error in the shape of the contract, or as a page if a browser posted the form. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  {statusCode, says, details}: ApiError,
) {
  const locale = requestLocale(request);
  const sentences: Readonly<Record<string, string>> = wordsIn(locale).server;
  const message = String(sentences[says]);
  // A schema is shared by all languages, so it contains keys of messages.
  const fields = Object.entries(details.fields ?? {}).map(([field, text]) => [
    field,
    sentences[text] ?? text,
  ]);
  reply.code(statusCode).header('cache-control', 'no-store');
  if (details.retryAfter !== undefined) {
    reply.header('retry-after', details.retryAfter);
  }
  if (isPlainFormPost(request)) {
    return sendPlainPage(reply, locale, [message, ...fields.map(([, text]) => String(text))]);
  }
  const answer: ErrorAnswer = {
    statusCode,
    error: STATUS_CODES[statusCode] ?? 'Error',
    message,
    ...(details.fields && {fields: Object.fromEntries(fields)}),
  };
  // Serialized here, because the reply may already have the type of the failed response.
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

/** Handles all failures: callers get a message, the log gets the cause with the request id. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (request.raw.socket.destroyed && request.raw.errored) {
      // The client closed the connection while sending.
      return sendError(request, reply, new ApiError(400, 'malformed'));
    }
    const answer = toApiError(error);
    const {statusCode, says, details} = answer;
    if (statusCode === 503 && details.cause === undefined) {
      // A deliberate refusal, not an error.
      request.log.warn({says}, 'no message is taken for now');
    } else if (statusCode >= 500) {
      request.log.error({err: details.cause ?? answer}, 'request failed');
    }
    if (statusCode === 413 && isReadToTheEnd(request.headers['content-length'])) {
      // Fastify closes the connection if it rejects a body by its length.
      reply.removeHeader('connection');
    }
    return sendError(request, reply, answer);
  });
  // The first problem of each field.
  app.setSchemaErrorFormatter((issues) => {
    const fields = issues.map(({instancePath, message = ''}) => [instancePath.slice(1), message]);
    return new ApiError(400, 'invalid', {fields: Object.fromEntries(fields.reverse())});
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new ApiError(404, 'notFound')));
}
