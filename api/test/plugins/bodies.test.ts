import {bodyLimit, isReadToTheEnd} from '../../src/plugins/bodies';
import {rows, setUp, validMessage} from '../setUp';

test.each([
  ['1048576', true],
  ['1048577', false],
  ['much', false],
  // In pieces, nobody knows how many.
  [undefined, false],
])('a refused body of %s bytes is read to its end: %s', (length, read) => {
  expect(isReadToTheEnd(length)).toBe(read);
});

test('takes bodies of 96 kB and none that is longer, forms as well', async () => {
  expect(bodyLimit).toBe(98_304);
  const {app} = await setUp();
  for (const [type, start] of [
    ['application/json', '{"message":"x"}'],
    ['application/x-www-form-urlencoded', 'message=x&y='],
  ] as const) {
    const send = (length: number) =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: {'content-type': type, accept: 'application/json'},
        payload: start.padEnd(length),
      });
    expect([(await send(bodyLimit)).statusCode, (await send(bodyLimit + 1)).statusCode]).toEqual([400, 413]);
  }
});

const unread = 'We could not read what was sent. Please try again.';
test.each([
  ['application/json', '{"name": ', 400, unread],
  ['application/json', '{"__proto__": {"a": 1}}', 400, unread],
  ['application/json', '{"constructor": {"prototype": {"a": 1}}}', 400, unread],
  ['application/json', '', 400, 'Please check the fields below.'],
  ['text/plain', JSON.stringify(validMessage), 415, 'Please send JSON or a form.'],
  ['application/xml', '<name/>', 415, 'Please send JSON or a form.'],
  [
    'application/json',
    JSON.stringify({...validMessage, message: 'x'.repeat(1024 * 1024)}),
    413,
    'This is more than we can take at once. Please shorten your message and try again.',
  ],
])('%s that cannot be taken, %.40s: %i', async (type, payload, statusCode, message) => {
  const {app, dataDir} = await setUp();
  const headers = {'content-type': type};
  const answer = await app.inject({method: 'POST', url: '/api/contact', headers, payload});
  expect([answer.statusCode, answer.json().message]).toEqual([statusCode, message]);
  expect(rows(dataDir, 'messages')).toEqual([]);
});
