import {bodyLimit, isReadToTheEnd} from '../../src/plugins/bodies';
import {setUp} from '../setUp';

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
