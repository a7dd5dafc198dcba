import {createHmac} from 'node:crypto';
import type {Delivery} from '../outbox/delivery';
import type {StoredMessage} from '../store/store';
import {codeOf, property} from '../thrown';

/** The message was not accepted. The text contains no address, which may include a password or a token. */
class WebhookFailure extends Error {
  override readonly name = 'WebhookFailure';

  /**
   * @param answer status, or error code without a response
   *
   * @param waitMs wait that the receiver asked for
   */
  constructor(
    readonly answer: number | string,
    readonly waitMs = 0,
  ) {
    super(
      typeof answer === 'number'
        ? `The webhook answered ${answer}.`
        : `The webhook did not answer: ${answer}.`,
    );
  }
}

/** Maximum wait that a receiver may ask for, in milliseconds. */
const longestAskedMs = 60 * 60_000;

/** Parses Retry-After: seconds or a date (RFC 9110, 10.2.3). Returns 0 if it is neither. */
function askedMs(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), longestAskedMs);
}

/** Decodes a secret of Standard Webhooks, `whsec_<base64>` as validated by the configuration, or any other text. */
function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret);
}

/**
 * Signs by Standard Webhooks 1.0: HMAC-SHA256 of `id.timestamp.body`. Not with the package `standardwebhooks` (1.1): it
 * would save four lines for three packages, hashes in JavaScript (five times slower) and reads a plain-text secret by
 * the low bytes of its characters instead of UTF-8.
 */
export function sign(secret: string, id: string, timestamp: number, body: string): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Removes user and password from an address: `fetch` rejects them there, and its error quotes the address. */
function splitCredentials(address: string): {url: string; headers: Record<string, string>} {
  const url = new URL(address);
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  return {url: url.href, headers: credentials === ':' ? {} : {authorization}};
}

function bodyOf(message: StoredMessage): string {
  const {receivedAt, sentAt, ...data} = message;
  return JSON.stringify({
    type: 'contact.created',
    timestamp: new Date(receivedAt).toISOString(),
    data: {...data, receivedAt: new Date(receivedAt).toISOString(), sentAt},
  });
}

/**
 * Delivers messages as a signed POST (Standard Webhooks 1.0: `webhook-id`, `webhook-timestamp`, `webhook-signature`).
 * The id is the message's, the same for every attempt, so that the receiver can recognize repetitions.
 *
 * @param address responds with 2xx once it has the message; redirects are not followed
 * @param secrets each one signs; two while the receiver rotates its secret
 */
export function createWebhookDelivery(
  address: string,
  secrets: readonly string[],
  now: () => number = Date.now,
): Delivery {
  const {url, headers} = splitCredentials(address);
  return {
    slots: 10,
    queues: false,
    // Receivers should respond within 15 to 30 seconds (Standard Webhooks) and process afterwards.
    deadlineMs: 30_000,
    async deliver(message, signal) {
      const body = bodyOf(message);
      const timestamp = Math.floor(now() / 1000);
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          ...headers,
          'content-type': 'application/json; charset=utf-8',
          'webhook-id': message.id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': secrets.map((secret) => sign(secret, message.id, timestamp, body)).join(' '),
        },
        body,
        signal,
      }).catch((error: unknown) => {
        throw new WebhookFailure(codeOf(property(error, 'cause')) ?? codeOf(error) ?? 'unknown');
      });
      // An unread response would keep its connection open.
      await response.body?.cancel().catch(() => {});
      if (!response.ok) {
        throw new WebhookFailure(response.status, askedMs(response.headers.get('retry-after'), now()));
      }
      return {};
    },
    judge(error) {
      const answer = error instanceof WebhookFailure ? error.answer : '';
      switch (answer) {
        case 410:
          return 'refused';
        // Errors that depend on the message.
        case 400:
        case 409:
        case 413:
        case 422:
          return 'invalid';
        case 429:
        case 503:
          return 'busy';
        case 502:
        case 504:
          return 'unreachable';
        default:
          // Errors that the receiver's operator can fix: a wrong signature, a clock that is off, a missing page.
          return typeof answer === 'number' ? 'later' : 'unreachable';
      }
    },
    askedWaitMs: (error) => (error instanceof WebhookFailure ? error.waitMs : 0),
    summarize(error) {
      const answer = error instanceof WebhookFailure ? error.answer : 'unknown';
      return typeof answer === 'number' ? {code: 'EWEBHOOK', responseCode: answer} : {code: answer};
    },
    close() {},
  };
}
