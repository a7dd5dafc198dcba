import {property, textOf} from '../src/thrown';

test.each([
  [new Error('why'), 'why', 'why'],
  [{message: 5}, 5, undefined],
  [Object.assign(() => {}, {message: 'why'}), undefined, undefined],
  ['why', undefined, undefined],
  [null, undefined, undefined],
])('of %p that was thrown', (thrown, message, text) => {
  expect([property(thrown, 'message'), textOf(thrown, 'message')]).toEqual([message, text]);
});
