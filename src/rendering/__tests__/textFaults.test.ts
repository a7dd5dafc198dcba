import {faultsError, faultsIn, unreadable} from '../textFaults';

// Messages of the MDX compiler for such texts. The wording may change with its version.
it.each([
  ['Unexpected character `!` (U+0021) before name, expected a character', /a comment is written \{\/\* so/],
  ['Unexpected character `5` (U+0035) before name, expected a character.', /"<" begins a component/],
  ['Unexpected character `!` (U+0021) before local name', /"<" begins a component/],
  ['Expected a closing tag for `<b>` (1:1-1:4)', /Close it/],
  ['Unexpected closing tag `</b>`', /inner ones first/],
  ['Unexpected closing slash `</b>`', /inner ones first/],
  ['Unexpected end of file in expression, expected a closing brace', /A brace is opened/],
  ['Unexpected end of file in name', /A tag is opened/],
  ['Could not parse expression with acorn', /between braces is read as JavaScript/],
  ['Could not parse import/exports with acorn', /begins with import or export/],
])('says what to do about "%s"', (reason, help) => {
  const sentence = `cannot be read: ${reason.replace(/\.$/, '')}. `;
  expect(unreadable(reason).startsWith(sentence)).toBe(true);
  expect(unreadable(reason).slice(sentence.length)).toMatch(help);
});

it('takes the words of others for no sentence of the compiler', () => {
  expect(unreadable('Saw: Unexpected closing tag.')).toBe('cannot be read: Saw: Unexpected closing tag');
});

it('carries faults through an error', () => {
  const faults = [{line: 12, message: 'needs a title: now'}, {message: 'is empty'}];
  const {message} = faultsError(faults);
  expect(faultsIn(message)).toEqual(faults);
  // Docusaurus adds words before the message, and a stack trace after it.
  const printed = `3: before\nError: a.md\nError: ${message.replaceAll('\n', '\n  ')}\n    at b (c.js:3:4)`;
  expect(faultsIn(printed)).toEqual(faults);
});

it.each(['', 'Cannot find module\n12: a', 'The text has mistakes: no\n12: a'])(
  'finds none in %j',
  (message) => {
    expect(faultsIn(message)).toEqual([]);
  },
);
