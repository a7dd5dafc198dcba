import {describeFailure, isPermanent} from '../../src/mail/transport';

test.each([
  [{code: 'EENVELOPE', responseCode: 550}, true],
  [{code: 'EMESSAGE', responseCode: 554}, true],
  [{code: 'EENVELOPE', responseCode: 451}, false],
  [{code: 'EAUTH', responseCode: 535}, false],
  [{code: 'EPROTOCOL', responseCode: 554, command: 'CONN'}, false],
  [{code: 'ETIMEDOUT'}, false],
  [new Error('x'), false],
  ['x', false],
])('%j is permanent: %s', (error, permanent) => {
  expect(isPermanent(error)).toBe(permanent);
});

test('a failure is described without addresses', () => {
  const error = Object.assign(new Error('550 <ada@example.com> unknown'), {
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO:<ada@example.com>',
    rejected: ['ada@example.com'],
  });
  expect(describeFailure(error)).toEqual({
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO',
  });
  expect(describeFailure(undefined)).toEqual({code: 'unknown'});
});
