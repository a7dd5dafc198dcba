import {randomUUID} from 'node:crypto';
import type {FastifyInstance} from 'fastify';
import type {ZodTypeProvider} from 'fastify-type-provider-zod';
import type {Config} from '../config';
import {emailTestAnswerSchema} from '../contract';
import {ApiError} from '../http/apiError';
import {hasToken, isLocal} from '../http/caller';
import {composeTestMail, type MailParties} from '../mail/compose';
import {describeFailure, type MailTransport} from '../mail/transport';
import {answer, errorAnswers} from '../openapi/answers';
import {createBudget} from '../plugins/budget';

/** Test mails per client and minute: enough for a person setting up mail. */
export const emailTestLimit = 10;

/** Test mails of this process per hour, from all clients: too few to flood a mailbox. */
export const emailTestHourlyLimit = 60;

// Shorter than the server's timeout of silent connections, so that a dead mail server still gets a response.
const deadlineMs = 8_000;

/** `GET /api/email/test`: sends a fixed mail to `CONTACT_TO`. In production, and from other machines, it needs the diagnostics token. */
export function registerEmailTest(
  app: FastifyInstance,
  {config, transport, parties}: {config: Config; transport: MailTransport; parties: MailParties},
): void {
  const budget = createBudget(emailTestHourlyLimit)(undefined);
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/email/test',
    {
      // A HEAD would send a mail as well.
      exposeHeadRoute: false,
      config: {changesState: true, rateLimit: {max: emailTestLimit, timeWindow: '1 minute'}},
      schema: {
        operationId: 'getEmailTest',
        summary: 'Sends a test mail to the operators',
        security: [{token: []}, {}],
        response: {
          200: answer('The mail server took it', emailTestAnswerSchema),
          ...errorAnswers(403, 429, 502),
        },
      },
    },
    async (request) => {
      const isOpen = config.NODE_ENV !== 'production' && isLocal(request);
      if (!isOpen && !hasToken(request, config)) {
        throw new ApiError(403, 'diagnosticsClosed');
      }
      const waitMs = budget.take();
      if (waitMs > 0) {
        throw new ApiError(429, 'tooMany', {retryAfter: Math.ceil(waitMs / 1_000)});
      }
      const mail = composeTestMail(randomUUID(), parties, Date.now());
      try {
        const {messageId} = await transport.send(mail, AbortSignal.timeout(deadlineMs));
        return {message: 'Test email sent successfully', details: {recipient: parties.to, messageId}};
      } catch (error) {
        throw new ApiError(502, 'mailRefused', {cause: describeFailure(error)});
      }
    },
  );
}
