import {channelOf, filterOf, readArguments, UsageError, wholeNumber} from '../../src/leads/arguments';

const withValue: readonly string[] = [
  ...['since', 'before', 'email', 'state', 'limit', 'format', 'output', 'channel', 'older-than'],
];
const everything = [...withValue, 'suspicious', 'all', 'undelivered', 'yes'];

test.each([
  ['list', ['since', 'before', 'email', 'state', 'limit', 'suspicious'], false],
  ['show', [], true],
  ['export', ['since', 'before', 'email', 'state', 'format', 'output', 'suspicious'], false],
  ['retry', ['all'], true],
  ['release', [], true],
  ['cancel', ['channel', 'yes'], true],
  ['delete', ['yes'], true],
  ['erase', ['email', 'yes'], false],
  ['purge', ['older-than', 'undelivered', 'yes'], false],
  ['backup', ['output'], false],
  ['check', [], false],
])('%s understands %j', (command, options, takesId) => {
  const understands = (...args: string[]) => {
    try {
      return readArguments([command, ...args]);
    } catch (error) {
      expect(error).toBeInstanceOf(UsageError);
      return undefined;
    }
  };
  const argumentsOf = (name: string) => [`--${name}`, ...(withValue.includes(name) ? ['x'] : [])];
  expect(everything.filter((name) => understands(...argumentsOf(name)))).toEqual(options);
  expect(understands('id')?.id).toBe(takesId ? 'id' : undefined);
  expect(understands('id', 'more')).toBeUndefined();
});

test.each([
  [['show', 'a', 'b'], '"show" does not understand b.'],
  [['list', 'a'], '"list" does not understand a.'],
  [['list', '--yes', 'a'], '"list" does not understand --yes.'],
  [['toString'], 'There is no command "toString".'],
  [[], 'Which command?'],
  [['list', '--what'], /^Unknown option '--what'/],
])('%j: %s', (args, words) => {
  expect(() => readArguments(args)).toThrow(words);
});

test('numbers are whole, from 1 and of six figures at most', () => {
  expect([wholeNumber('1', 'limit'), wholeNumber('999999', 'limit')]).toEqual([1, 999_999]);
  for (const text of ['0', '1000000', '-1', '1.5', 'a1', '1a', '']) {
    expect(() => wholeNumber(text, 'limit')).toThrow(`--limit is "${text}": give a whole number from 1.`);
  }
});

test('a filter has times, a state and a number, or nothing', () => {
  const nothing = {email: undefined, suspicious: undefined, limit: undefined};
  expect(filterOf({})).toEqual({...nothing, since: undefined, before: undefined, state: undefined});
  expect(
    filterOf({since: '2026-03-01', before: '2026-03-01T10:00:00+01:00', state: 'held', suspicious: true}),
  ).toEqual({
    ...nothing,
    ...{since: Date.UTC(2026, 2, 1), before: Date.UTC(2026, 2, 1, 9), state: 'held', suspicious: true},
  });
  for (const text of ['2026', '1 March 2026', 'on 2026-03-01', '2026-03-1', '2026-13-01']) {
    const words = `"${text}": give a date such as 2026-03-01, or a time in ISO 8601.`;
    expect(() => filterOf({since: text})).toThrow(`--since is ${words}`);
    expect(() => filterOf({before: text})).toThrow(`--before is ${words}`);
  }
  expect(channelOf({channel: 'webhook'})).toBe('webhook');
  expect(channelOf({})).toBeUndefined();
});
