import {columns, detailsOf, lineOf} from '../../src/leads/written';
import type {Lead} from '../../src/store/store';

const receivedAt = Date.parse('2026-03-01T10:00:00Z');
const lead: Lead = {
  ...{id: '1', name: 'Ada', email: 'ada@example.com', company: 'Acme', message: 'Hello', subject: null},
  ...{attachment: null, locale: 'it', receivedAt, sentAt: null, suspicion: null, deliveries: []},
};
const whole: Lead = {
  ...lead,
  ...{subject: 'Plans', attachment: 'Clients: 25', suspicion: 'links', sentAt: '2026-03-01T09:59:59Z'},
  deliveries: [
    {channel: 'mail', state: 'sent', attempts: 1, sentAt: receivedAt + 1_000, reason: null},
    {channel: 'webhook', state: 'failed', attempts: 2, sentAt: null, reason: 'no'},
  ],
};

test('a message in one line', () => {
  expect(lineOf(lead)).toBe('2026-03-01T10:00:00.000Z  1  ada@example.com  Acme  ()\n');
  expect(lineOf(whole)).toBe(
    '2026-03-01T10:00:00.000Z  1  ada@example.com  Acme  (mail sent, webhook failed)  [links]\n',
  );
});

test('all that is known of a message', () => {
  expect(detailsOf(lead)).toBe(`id: 1
name: Ada
email: ada@example.com
company: Acme
locale: it
receivedAt: 2026-03-01T10:00:00.000Z

Hello
`);
  expect(detailsOf(whole)).toBe(`id: 1
name: Ada
email: ada@example.com
company: Acme
subject: Plans
locale: it
receivedAt: 2026-03-01T10:00:00.000Z
sentAt: 2026-03-01T09:59:59Z
suspicion: links
mail: sent after 1 attempt at 2026-03-01T10:00:01.000Z
webhook: failed after 2 attempts (no)

Hello

Clients: 25
`);
});

test('a table of messages', () => {
  expect(columns.map(([name, value]) => [name, value(whole)])).toEqual([
    ['id', '1'],
    ['received', '2026-03-01T10:00:00.000Z'],
    ['name', 'Ada'],
    ['email', 'ada@example.com'],
    ['company', 'Acme'],
    ['subject', 'Plans'],
    ['message', 'Hello'],
    ['attachment', 'Clients: 25'],
    ['language', 'it'],
    ['suspicion', 'links'],
    ['deliveries', 'mail sent, webhook failed'],
  ]);
});
