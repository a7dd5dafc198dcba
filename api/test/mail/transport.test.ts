import {describeFailure, judgeMailFailure} from '../../src/mail/transport';

test.each([
  [{code: 'EENVELOPE', responseCode: 550}, 'refused'],
  [{code: 'EMESSAGE', responseCode: 554}, 'refused'],
  [{code: 'EENVELOPE', responseCode: 451}, 'later'],
  [{code: 'EMESSAGE', responseCode: 452}, 'later'],
  [{code: 'EENVELOPE', responseCode: 421}, 'busy'],
  [{code: 'EPROTOCOL', responseCode: 421, command: 'CONN'}, 'busy'],
  [{code: 'EAUTH', responseCode: 454}, 'busy'],
  [{code: 'EAUTH', responseCode: 535}, 'unreachable'],
  [{code: 'EPROTOCOL', responseCode: 554, command: 'CONN'}, 'unreachable'],
  [{code: 'EENVELOPE'}, 'unreachable'],
  [{code: 'ETIMEDOUT'}, 'unreachable'],
  ['x', 'unreachable'],
])('%j says: %s', (error, verdict) => {
  expect(judgeMailFailure(error)).toBe(verdict);
});

test('a failure is described without addresses', () => {
  const error = Object.assign(new Error('550 <ada@example.com> unknown'), {
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO:<ada@example.com>',
    rejected: ['ada@example.com'],
  });
  expect(describeFailure(error)).toEqual({code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO'});
  expect(describeFailure(undefined)).toEqual({code: 'unknown'});
});
