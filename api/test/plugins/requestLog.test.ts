import {serializers} from '../../src/plugins/requestLog';

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
  expect(err(error)).toEqual(kept);
});
