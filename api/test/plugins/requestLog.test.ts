import {createMetrics} from '../../src/metrics';
import {serializers} from '../../src/plugins/requestLog';
import {setUp} from '../setUp';

const {req, res, err} = serializers;

test('keeps of a call its method, and of an answer its status', () => {
  expect(req({method: 'GET', url: '/?email=ada@example.com'} as {method: string})).toEqual({method: 'GET'});
  expect(res({statusCode: 202, body: 'x'} as {statusCode: number})).toEqual({statusCode: 202});
});

const stack = 'Error: at a (b.ts:1)';

test.each([
  [
    Object.assign(new TypeError('no <ada@example.com>, "b@c.de"; see mailto:x@y.z'), {stack}),
    {type: 'TypeError', message: 'no <<address>>, "<address>"; see mailto:<address>', stack},
  ],
  [
    Object.assign(new Error('x'), {stack: 'to a@b.c', code: '23505', responseCode: 0, detail: 'row'}),
    {type: 'Error', code: '23505', responseCode: 0, message: 'x', stack: 'to <address>'},
  ],
  [{code: 5}, {type: 'Error', code: 5, message: '', stack: ''}],
  ['to ada@example.com', {type: 'Error', message: 'to <address>', stack: ''}],
  [null, {type: 'Error', message: 'null', stack: ''}],
])('keeps of %s no address', (error, kept) => {
  expect(err(error)).toStrictEqual(kept);
});

test('a line for each call of the API, where it went and how it ended; one for a page only to who looks for faults', async () => {
  const linesAt = async (level: string) => {
    const lines: Record<string, unknown>[] = [];
    const stream = {write: (line: string) => void lines.push(JSON.parse(line))};
    const metrics = createMetrics();
    const {app} = await setUp({metrics, logger: {level, stream}});
    await app.inject('/api/health?email=ada@example.com');
    await app.inject('/pricing');
    await app.inject({method: 'DELETE', url: '/pricing'});
    const answered = lines.filter(({msg}) => msg === 'answered');
    for (const {ms} of answered) {
      expect(ms).toBe(Math.round(Number(ms)));
    }
    // In seconds, and none of these calls takes ten.
    expect(await metrics.text()).toMatch(
      /_bucket\{le="10",method="GET",route="\/api\/health",status="200"\} 1$/m,
    );
    return answered.map(({method, route, status}) => [method, route, status]);
  };
  expect(await linesAt('info')).toEqual([['GET', '/api/health', 200]]);
  expect(await linesAt('debug')).toEqual([
    ['GET', '/api/health', 200],
    ['GET', '/*', 404],
    ['DELETE', 'none', 404],
  ]);
});
