import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {z} from 'zod';
import {contactErrors} from '../../../src/content/contactErrors';
import {pathIn} from '../../../src/lib/locale';
import type {Config} from '../config';
import {
  type ContactAnswer,
  type ContactMessage,
  type FieldErrors,
  contactAnswerSchema,
  contactSchema,
  parseContact,
} from '../contract';
import {type ContactForms, fillContactForm, letIn} from '../contactForms/contactForms';
import {ApiError} from '../http/apiError';
import {clientOf, networkOf} from '../http/caller';
import {fieldsOf} from '../http/fieldsOf';
import {sendPlainPage} from '../http/plainPage';
import {requestLocale} from '../http/requestLocale';
import {isPlainFormPost} from '../http/wants';
import {locales, wordsIn} from '../languages/languages';
import {answer, errorAnswers} from '../openapi/answers';
import {pageOrigin} from '../plugins/origins';
import {createBudget} from '../plugins/budget';
import {StoreAway} from '../store/database';
import {idempotencyOf} from '../store/idempotency';
import {createJudge} from '../spam/signs';
import type {SavedMessage, Store} from '../store/store';

/** Part of the hourly budget reserved for messages without signs of spam. */
const leftByMarked = 1 / 5;
/** Retry-After while the disk is full, or the store does not respond, in seconds. */
const noRoomSeconds = 600;
const storeAwaySeconds = 5;

export interface StoredEvent {
  readonly replayed: boolean;
  readonly suspicion: string | null;
  readonly held: boolean;
}

interface ContactDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly forms: ContactForms;
  /** Returns true if the disk has space for messages. */
  readonly hasRoom: () => Promise<boolean>;
  /** Called once a message is stored, or recognized as a repetition. */
  readonly onStored: (stored: StoredEvent) => void;
  readonly now: () => number;
}

function givenKey(request: FastifyRequest, {idempotencyKey}: ContactMessage): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : idempotencyKey;
}

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  errors: FieldErrors,
  {forms, config}: Pick<ContactDependencies, 'forms' | 'config'>,
) {
  if (!isPlainFormPost(request)) {
    throw new ApiError(400, 'invalid', {fields: errors});
  }
  const locale = requestLocale(request);
  const entered = fieldsOf(request.body);
  const origin = pageOrigin(request, entered.site, config);
  const {errorTitle} = wordsIn(locale).server;
  const page = fillContactForm(forms, locale, {entered, errors, origin, errorTitle});
  reply.code(400);
  if (origin) {
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', letIn(policy, origin));
  }
  return page
    ? reply.type('text/html; charset=utf-8').send(page)
    : sendPlainPage(reply, locale, Object.values(errors));
}

/**
 * `POST /api/contact`: stores a message, then responds. JSON gets 202 or 400 with `fields`; a form posted without a
 * script gets a redirect (303) to the thanks page, or the form page again with the entered values.
 */
export function registerContact(app: FastifyInstance, dependencies: ContactDependencies): void {
  const {config, store, hasRoom, onStored, now} = dependencies;
  const visitors = createBudget(config.RATE_LIMIT_TOTAL);
  // Held messages send no mail, and a wave of spam must not close the form.
  const spam = createBudget(2 * config.RATE_LIMIT_TOTAL);
  const judge = createJudge(locales);
  const clientLimit = app.createRateLimit({
    max: config.RATE_LIMIT_CONTACT,
    timeWindow: '1 minute',
    keyGenerator: (request) => `contact-${clientOf(request)}`,
  });

  /** Saves a message within the limits. A repetition needs no space. */
  async function save(
    network: string | undefined,
    ...[message, idempotency, state]: Parameters<Store['saveMessage']>
  ): Promise<SavedMessage> {
    const budget = (state === 'held' ? spam : visitors)(network);
    const waitMs = budget.take(state === 'pending' && message.suspicion ? leftByMarked : 0);
    let isNew = false;
    try {
      const refusal =
        waitMs > 0
          ? new ApiError(503, 'tooManyInAll', {retryAfter: Math.ceil(waitMs / 1_000)})
          : (await hasRoom())
            ? undefined
            : new ApiError(503, 'noRoom', {retryAfter: noRoomSeconds});
      const saved = await (refusal
        ? store.findSaved(idempotency)
        : store.saveMessage(message, idempotency, state));
      if (!saved) {
        throw refusal;
      }
      isNew = !saved.replayed;
      return saved;
    } catch (error) {
      throw error instanceof StoreAway
        ? new ApiError(503, 'serverError', {cause: error, retryAfter: storeAwaySeconds})
        : error;
    } finally {
      if (waitMs === 0 && !isNew) {
        budget.giveBack();
      }
    }
  }

  /** @param refusal of a message that is not stored yet */
  async function accept(
    message: ContactMessage,
    refusal: ApiError | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const receivedAt = now();
    const idempotency = idempotencyOf(message, givenKey(request, message), receivedAt);
    if (refusal && !(await store.findSaved(idempotency))) {
      throw refusal;
    }
    const {name, email, company, timestamp, subject = null, attachment = null} = message;
    const {suspicion, held} = judge(message);
    const {id, locale, replayed} = await save(
      networkOf(request),
      {
        ...{name, email, company, message: message.message, subject, attachment, suspicion, receivedAt},
        ...{locale: requestLocale(request), sentAt: timestamp ?? null},
      },
      idempotency,
      held ? 'held' : 'pending',
    );
    onStored({replayed, suspicion, held});
    if (isPlainFormPost(request)) {
      const home = pageOrigin(request, fieldsOf(request.body).site, config) + app.home;
      return reply.redirect(pathIn(locale, '/contact/thanks', home), 303);
    }
    const answer: ContactAnswer = {id, message: wordsIn(locale).server.accepted};
    return reply.code(202).send(answer);
  }

  app.post(
    '/api/contact',
    {
      // Limits repetitions, which the limit of messages does not count.
      config: {rateLimit: {max: Math.max(config.RATE_LIMIT_GLOBAL, config.RATE_LIMIT_CONTACT)}},
      schema: {
        operationId: 'postContact',
        summary: 'Stores a contact message and delivers it to the operators',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        headers: z.object({
          'Idempotency-Key': z
            .string()
            .optional()
            .describe('One for each message; a repetition gets the first answer'),
        }),
        body: contactSchema(contactErrors, locales),
        response: {
          202: answer('Stored', contactAnswerSchema),
          303: answer('Stored; a form that a browser posted goes on to the thanks page', z.null()),
          ...errorAnswers(400, 403, 413, 415, 429, 500, 503),
        },
      },
      // The handler validates: headers affect the language of errors too, and a form without script needs its page back.
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const limit = await clientLimit(request);
      const refusal =
        !limit.isAllowed && limit.isExceeded
          ? new ApiError(429, 'tooMany', {retryAfter: limit.ttlInSeconds})
          : undefined;
      const result = parseContact(fieldsOf(request.body), wordsIn(requestLocale(request)).contactErrors);
      if (result.ok) {
        return accept(result.message, refusal, request, reply);
      }
      if (refusal) {
        throw refusal;
      }
      return refuse(request, reply, result.fields, dependencies);
    },
  );
}
