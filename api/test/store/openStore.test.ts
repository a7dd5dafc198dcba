import {channelsOf, storeName} from '../../src/store/openStore';

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
