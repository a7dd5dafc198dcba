import {createHash} from 'node:crypto';
import type {ContactMessage} from '../contract';
import type {Idempotency} from './store';

/** Within this time, equal content is the same post: a double click, or a retry after a lost response. */
const repetitionWindowMs = 10 * 60 * 1000;

function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Returns a post's idempotency keys: `key` is stored with the message, `otherKey` is the key of equal content in the
 * previous window. A key identifies a post together with its content: a reused
 * key with other words (a form in a static page) must not drop them.
 *
 * @param givenKey the sender's own key, if any; valid for ever
 */
export function idempotencyOf(
  message: ContactMessage,
  givenKey: string | undefined,
  now: number,
): Idempotency {
  const {name, email, company, subject = '', attachment = ''} = message;
  // Without both, the fingerprint must not change from older versions, because keys are valid for ever.
  const extras = subject || attachment ? [subject, attachment] : [];
  const content = [name, email, company, message.message, ...extras];
  if (givenKey !== undefined) {
    const key = digest('key', givenKey, ...content);
    return {key, otherKey: key, since: 0};
  }
  // Unique per window; the previous window is checked too, since a double click may cross the border.
  const window = Math.floor(now / repetitionWindowMs);
  return {
    key: digest('window', String(window), ...content),
    otherKey: digest('window', String(window - 1), ...content),
    since: now - repetitionWindowMs,
  };
}
