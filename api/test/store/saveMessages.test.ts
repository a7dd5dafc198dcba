import type {Query, Value} from '../../src/store/database';
import {type NewMessage, saveMessages} from '../../src/store/saveMessages';
import {validMessage} from '../support';

test('messages are written in the order of their keys, and nothing is asked that need not be', async () => {
  const statements: string[] = [];
  const keys: Value[] = [];
  const query = async (sql: string, values: readonly Value[] = []) => {
    statements.push(sql.replace(/ \([^]*/, ''));
    if (!sql.startsWith('INSERT INTO messages')) {
      return [];
    }
    keys.push(...values.filter((_, i) => i % 12 === 11));
    return values.filter((_, i) => i % 12 === 0).map((id) => ({id}));
  };
  const {timestamp: sentAt, ...text} = validMessage;
  const message = {
    ...text,
    subject: null,
    attachment: null,
    suspicion: null,
    locale: 'en',
    receivedAt: 5,
    sentAt,
  };
  const items = ['b', 'c', 'a'].map((key): NewMessage => [
    message,
    {key, otherKey: key, since: 0},
    'pending',
  ]);
  const saved = await saveMessages(query as Query, items, ['mail']);
  expect(keys).toEqual(['a', 'b', 'c']);
  expect(statements).toEqual(['INSERT INTO messages', 'INSERT INTO outbox']);
  expect(items.map((item) => saved.get(item)?.replayed)).toEqual([false, false, false]);
});
