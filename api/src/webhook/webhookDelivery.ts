import {createHmac} from 'node:crypto';
import type {Delivery} from '../outbox/delivery';
import type {StoredMessage} from '../store/store';
import {property, textOf} from '../thrown';

/** The receiver answered, but not with 2xx. */
class WebhookRefusal extends Error {
  /** @param waitMs for which the receiver asked to be left alone */
  constructor(
    readonly status: number,
    readonly waitMs: number,
  ) {
    super(`The webhook answered ${status}.`);
  }
}

/** A receiver may ask for no longer than this at once: an hour. */
const longestAskedMs = 60 * 60_000;

/** Retry-After: seconds or a date (RFC 9110, 10.2.3). What is neither asks for nothing. */
function askedMs(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), longestAskedMs);
}

/** Answers of a receiver that will never take this message; others may be mended by its operator. */
const final = new Set([400, 410, 413, 422]);
/** Answers that speak about the receiver, not about the message. */
const unavailable = new Set([429, 502, 503, 504]);

/** A secret in the form of Standard Webhooks, `whsec_<base64>` as the configuration checked it, or any other text. */
function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret);
}

/**
 * Signature of Standard Webhooks 1.0: HMAC-SHA256 of `id.timestamp.body`. Not the package `standardwebhooks` (1.1): it
 * would save four lines for three packages, hashes in JavaScript (five times slower) and reads a secret that is plain
 * text by the low bytes of its characters instead of UTF-8.
 */
export function sign(secret: string, id: string, timestamp: number, body: string): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
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
 * The id is the message's, the same for every attempt, so that the receiver can tell a repetition.
 *
 * @param url answers 2xx once it has the message; redirects are not followed
 */
export function createWebhookDelivery(url: string, secret: string, now: () => number = Date.now): Delivery {
  return {
    async deliver(message, signal) {
      const body = bodyOf(message);
      const timestamp = Math.floor(now() / 1000);
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'webhook-id': message.id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': sign(secret, message.id, timestamp, body),
        },
        body,
        signal,
      });
      // Unread, the answer would keep its connection.
      await response.body?.cancel();
      if (!response.ok) {
        throw new WebhookRefusal(response.status, askedMs(response.headers.get('retry-after'), now()));
      }
      return {};
    },
    judge(error) {
      if (!(error instanceof WebhookRefusal) || unavailable.has(error.status)) {
        return 'unreachable';
      }
      return final.has(error.status) ? 'refused' : 'later';
    },
    askedWaitMs: (error) => (error instanceof WebhookRefusal ? error.waitMs : 0),
    summarize(error) {
      if (error instanceof WebhookRefusal) {
        return {code: 'EWEBHOOK', responseCode: error.status};
      }
      return {code: textOf(property(error, 'cause'), 'code') ?? textOf(error, 'name') ?? 'unknown'};
    },
    close() {},
  };
}
