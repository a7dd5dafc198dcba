import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import type {Config} from '../config';
import {type ContactAnswer, type ContactMessage, type FieldErrors, parseContact} from '../contract';
import {ApiError} from '../http/apiError';
import {sendPlainPage} from '../http/plainPage';
import {requestLocale} from '../http/requestLocale';
import {isPlainFormPost} from '../http/wants';
import {serverMessages} from '../messages';
import {idempotencyOf} from '../store/idempotency';
import type {Store} from '../store/store';
import {readContactPage} from './contactPage';

interface ContactDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly siteDir: string | undefined;
  /** Called once a message is stored. */
  readonly onStored: () => void;
  readonly now: () => number;
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};
}

function givenKey(request: FastifyRequest, fields: Fields): string | undefined {
  const key = request.headers['idempotency-key'] ?? fields.idempotencyKey;
  return typeof key === 'string' && key !== '' ? key : undefined;
}

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  errors: FieldErrors,
  siteDir: string | undefined,
) {
  if (!isPlainFormPost(request)) {
    throw new ApiError(400, 'invalid', {fields: errors});
  }
  const locale = requestLocale(request);
  const page = siteDir && (await readContactPage(siteDir, locale, fieldsOf(request.body), errors));
  reply.code(400);
  return page
    ? reply.type('text/html; charset=utf-8').send(page)
    : sendPlainPage(reply, locale, Object.values(errors));
}

/**
 * `POST /api/contact`: stores a message, then answers. JSON gets 202 or 400 with `fields`; a form posted without a
 * script gets 303 to the thanks page, or the form page again with what was entered.
 */
export function registerContact(app: FastifyInstance, dependencies: ContactDependencies): void {
  const {config, store, siteDir, onStored, now} = dependencies;

  async function accept(message: ContactMessage, request: FastifyRequest, reply: FastifyReply) {
    const locale = requestLocale(request);
    const receivedAt = now();
    const {timestamp, subject = null, attachment = null, ...entered} = message;
    const {id} = await store.saveMessage(
      {...entered, subject, attachment, locale, receivedAt, sentAt: timestamp ?? null},
      idempotencyOf(message, givenKey(request, fieldsOf(request.body)), receivedAt),
    );
    onStored();
    if (isPlainFormPost(request)) {
      return reply.redirect(locale === 'en' ? '/contact/thanks' : `/${locale}/contact/thanks`, 303);
    }
    const answer: ContactAnswer = {id, message: serverMessages[locale].accepted};
    return reply.code(202).send(answer);
  }

  app.post(
    '/api/contact',
    {config: {rateLimit: {max: config.RATE_LIMIT_CONTACT, timeWindow: '1 minute'}}},
    async (request, reply) => {
      const result = parseContact(fieldsOf(request.body), requestLocale(request));
      return result.ok
        ? accept(result.message, request, reply)
        : refuse(request, reply, result.fields, siteDir);
    },
  );
}
