import {createHash} from 'node:crypto';
import {idempotencyOf} from '../../src/store/idempotency';

const message = {name: 'Ada', email: 'ada@example.com', company: 'Acme', message: 'Hello to you all'};
const content = Object.values(message);
const digest = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
const tenMinutes = 10 * 60_000;

test.each([
  ['nothing more', {}, []],
  ['empty extras', {subject: '', attachment: ''}, []],
  ['a subject', {subject: 'Plans'}, ['Plans', '']],
  ['an attachment', {attachment: 'Plans'}, ['', 'Plans']],
  ['both', {subject: 'A', attachment: 'B'}, ['A', 'B']],
])('a key names a post together with its content: %s', (_words, extras, digested) => {
  const key = digest('key', 'abc', ...content, ...digested);
  expect(idempotencyOf({...message, ...extras}, 'abc', 5)).toEqual({key, otherKey: key, since: 0});
});

test.each([
  [7 * tenMinutes - 1, '6', '5'],
  [7 * tenMinutes, '7', '6'],
  [8 * tenMinutes - 1, '7', '6'],
])('without a key it is the same for ten minutes: at %i', (now, window, before) => {
  expect(idempotencyOf(message, undefined, now)).toEqual({
    key: digest('window', window, ...content),
    otherKey: digest('window', before, ...content),
    since: now - tenMinutes,
  });
});
