import {createHash} from 'node:crypto';
import type {ContactMessage} from '../contract';
import type {Idempotency} from './store';

/** Within this time the same content is the same post: a double click, or a retry after a lost answer. */
export const repetitionWindowMs = 10 * 60 * 1000;

function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Says which earlier posts this one repeats. A key names a post together with its content: a key that is used
 * again for other words (a form baked into a static page) must not swallow them.
 *
 * @param givenKey the sender's own key, if it sent one; it holds for ever
 * @param now milliseconds since the epoch
 */
export function idempotencyOf(
  message: ContactMessage,
  givenKey: string | undefined,
  now: number,
): Idempotency {
  const {name, email, company, subject = '', attachment = ''} = message;
  // Without the two the fingerprint is what it was before there were any: keys hold for ever.
  const extras = subject || attachment ? [subject, attachment] : [];
  const content = [name, email, company, message.message, ...extras];
  if (givenKey !== undefined) {
    const key = digest('key', givenKey, ...content);
    return {key, otherKey: key, since: 0};
  }
  // Unique per window; the window before is looked at too, since a double click may straddle the border.
  const window = Math.floor(now / repetitionWindowMs);
  return {
    key: digest('window', String(window), ...content),
    otherKey: digest('window', String(window - 1), ...content),
    since: now - repetitionWindowMs,
  };
}
