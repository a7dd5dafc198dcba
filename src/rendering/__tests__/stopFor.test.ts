import {inspect} from 'node:util';
import {stopFor} from '../stopFor';

const limit = Error.stackTraceLimit;
afterEach(() => {
  Error.stackTraceLimit = limit;
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'test'});
});

/** Returns the error as Docusaurus prints it, with an error of its own around it. */
function printed(): string {
  try {
    stopFor('The plans do not fit:', ['a.ts: one', 'b.ts: two']);
  } catch (error) {
    return inspect(new Error('Unable to build', {cause: error}), {depth: Infinity});
  }
  return '';
}

it('stops a build with the sentences alone, and with nothing around them', () => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  expect(printed()).toContain('The plans do not fit:\n    a.ts: one\n    b.ts: two');
  expect(printed()).not.toMatch(/^\s*at /m);
});
