import {setUp} from '../setUp';

test('GET /api/health says ok, and is never cached', async () => {
  const {app} = await setUp();
  const answer = await app.inject('/api/health');
  expect([answer.statusCode, answer.json()]).toEqual([200, {status: 'ok'}]);
  expect(answer.headers['cache-control']).toBe('no-store');
});
