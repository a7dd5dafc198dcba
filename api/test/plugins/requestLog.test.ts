import {createMetrics} from '../../src/metrics';
import {serializers} from '../../src/plugins/requestLog';
import {keptLog, setUp, validMessage} from '../setUp';

const stack = 'Error: at a (b.ts:1)';

test.each([
  [
    Object.assign(new TypeError('no <ada@example.com>, see mailto:x@y.z or node_modules/@portal/x'), {stack}),
    {type: 'TypeError', message: 'no <<address>>, see mailto:<address> or node_modules/@portal/x', stack},
  ],
  [
    Object.assign(new Error('x'), {stack: 'to a@b.c', code: '23505', responseCode: 0, detail: 'row'}),
    {type: 'Error', code: '23505', responseCode: 0, message: 'x', stack: 'to <address>'},
  ],
  ['to ada@example.com', {type: 'Error', message: 'to <address>', stack: ''}],
])('%# errors are logged without addresses and rows', (error, kept) => {
  expect(serializers.err(error)).toEqual(kept);
});

test.each([
  ['info', ['POST /api/contact 202', 'POST /api/contact 400']],
  ['debug', ['POST /api/contact 202', 'POST /api/contact 400', 'GET /* 404', 'DELETE none 404']],
])('at level %s the log has %j, and names nobody', async (level, expected) => {
  const {lines, logger} = keptLog(level);
  const metrics = createMetrics();
  const {app, post} = await setUp({metrics, logger});
  await post(validMessage);
  await post({...validMessage, email: 'ada'});
  await app.inject('/pricing?email=ada@example.com');
  await app.inject({method: 'DELETE', url: '/pricing'});
  const answered = lines.filter(({msg}) => msg === 'answered');
  expect(answered.map(({method, route, status}) => `${method} ${route} ${status}`)).toEqual(expected);
  for (const personal of [...Object.values(validMessage), '127.0.0.1']) {
    expect(JSON.stringify(lines)).not.toContain(personal);
  }
  expect(await metrics.text()).toMatch(/_count\{method="POST",route="\/api\/contact",status="202"\} 1$/m);
});
