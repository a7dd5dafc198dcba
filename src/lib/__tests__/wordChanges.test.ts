import {wordChanges} from '../wordChanges';

const marks = {same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]']} as const;
const say = (older: string, newer: string) =>
  wordChanges(older, newer).map(({kind, text}) => marks[kind][0] + text + marks[kind][1]);

it.each([
  ['one', 'one', ['one']],
  ['', '', []],
  ['', 'new', ['{+new+}']],
  ['gone', '', ['[-gone-]']],
  ['within 72 hours', 'within 48 hours', ['within ', '[-72-]', '{+48+}', ' hours']],
  // What changed on both sides of a space changed as one.
  ['of the event, by', 'of becoming aware, by', ['of ', '[-the event-]', '{+becoming aware+}', ', by']],
  ['a b c', 'x b y', ['[-a-]', '{+x+}', ' b ', '[-c-]', '{+y+}']],
  // A space that is the first or the last word of both.
  [' one', ' two', [' ', '[-one-]', '{+two+}']],
  ['one ', 'two ', ['[-one-]', '{+two+}', ' ']],
])('from %j to %j', (older, newer, changes) => {
  expect(say(older, newer)).toEqual(changes);
});
