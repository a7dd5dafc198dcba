import {channelsOf, storeName} from '../../src/store/openStore';
import {tuples} from '../../src/store/sql';

test.each([
  [{}, ['mail']],
  [{WEBHOOK_URL: 'https://crm.example.com'}, ['mail', 'webhook']],
])('mail is always a channel: %j', (config, channels) => {
  expect(channelsOf(config)).toEqual(channels);
});

test.each([
  [undefined, '/data/portal.db'],
  ['postgres://user:secret@db.example.com:5433/portal?options=x', 'postgres://db.example.com:5433/portal'],
])('names the store without user and password: %s', (DATABASE_URL, name) => {
  expect(storeName({DATA_DIR: '/data', DATABASE_URL})).toBe(name);
});

test('numbers the values of all rows', () => {
  expect(tuples(2, 3)).toBe('($1, $2, $3), ($4, $5, $6)');
});
