import {createHash, randomUUID, timingSafeEqual} from 'node:crypto';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import type {ZodTypeProvider} from 'fastify-type-provider-zod';
import type {Config} from '../config';
import {emailTestAnswerSchema} from '../contract';
import {ApiError} from '../http/apiError';
import {composeTestMail, type MailParties} from '../mail/compose';
import {describeFailure, type MailTransport} from '../mail/transport';
import {answer, errorAnswers} from '../openapi/answers';

/** Test mails per client and minute: enough for a person setting up mail. */
export const emailTestLimit = 10;

/** Test mails of this process per hour, whoever asks: too few to bury a mailbox. */
export const emailTestHourlyLimit = 60;

// Shorter than the server keeps a silent connection open, so that a dead mail server still gets an answer.
const deadlineMs = 8_000;

// Digests have one length, which the comparison needs and which hides the token's.
function matches(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Asked from this very machine, and not passed on by a proxy on it. */
function isLocal({ip, headers}: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(ip);
}

function isOpen(request: FastifyRequest, {NODE_ENV, DIAGNOSTICS_TOKEN: token}: Config): boolean {
  const {authorization} = request.headers;
  return (
    (NODE_ENV !== 'production' && isLocal(request)) ||
    (token !== undefined && authorization !== undefined && matches(authorization, `Bearer ${token}`))
  );
}

/** `GET /api/email/test`: sends a fixed mail to `CONTACT_TO`. In production, and from other machines, it needs the diagnostics token. */
export function registerEmailTest(
  app: FastifyInstance,
  {config, transport, parties}: {config: Config; transport: MailTransport; parties: MailParties},
): void {
  let sent: number[] = [];
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/email/test',
    // A HEAD would send a mail as well.
    {
      exposeHeadRoute: false,
      config: {
        changesState: true,
        rateLimit: {max: emailTestLimit, timeWindow: '1 minute'},
      },
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
      if (!isOpen(request, config)) {
        throw new ApiError(403, 'diagnosticsClosed');
      }
      sent = sent.filter((at) => at > performance.now() - 60 * 60_000);
      if (sent.length >= emailTestHourlyLimit) {
        throw new ApiError(429, 'tooMany');
      }
      sent.push(performance.now());
      const mail = composeTestMail(randomUUID(), parties, Date.now());
      try {
        const {messageId} = await transport.send(mail, AbortSignal.timeout(deadlineMs));
        return {
          message: 'Test email sent successfully',
          details: {recipient: parties.to, messageId},
        };
      } catch (error) {
        throw new ApiError(502, 'mailRefused', {cause: describeFailure(error)});
      }
    },
  );
}
