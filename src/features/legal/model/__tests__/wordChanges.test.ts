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
  // Changes on both sides of a space count as one change.
  ['of the event, by', 'of becoming aware, by', ['of ', '[-the event-]', '{+becoming aware+}', ', by']],
  ['a b c', 'x b y', ['[-a-]', '{+x+}', ' b ', '[-c-]', '{+y+}']],
  // The space is the first or the last token of both texts.
  [' one', ' two', [' ', '[-one-]', '{+two+}']],
  ['one ', 'two ', ['[-one-]', '{+two+}', ' ']],
])('from %j to %j', (older, newer, changes) => {
  expect(say(older, newer)).toEqual(changes);
});
