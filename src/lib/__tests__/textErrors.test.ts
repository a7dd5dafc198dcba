import {faultsError, faultsIn, unreadable} from '../textErrors';

// What the compiler says of texts such as those before each: its words may change with its version.
it.each([
  ['Could not do it.', 'cannot be read: Could not do it'],
  ['No e.g. here', 'cannot be read: No e.g. here'],
  [
    'Unexpected character `!` (U+0021) before name, expected a character that can start a name',
    'In an .mdx file a comment is written {/* so */}, and the sign itself &lt;',
  ],
  [
    'Unexpected character `5` (U+0035) before name, expected a character that can start a name.',
    'In an .mdx file "<" begins a component: write &lt; for the sign, or put the passage between backticks',
  ],
  [
    'Unexpected character `!` (U+0021) before local name',
    'In an .mdx file "<" begins a component: write &lt; for the sign, or put the passage between backticks',
  ],
  [
    'Expected a closing tag for `<b>` (1:1-1:4)',
    'Close it (</name>), or write <name /> where nothing stands inside',
  ],
  ...['tag', 'slash'].map((what): [string, string] => [
    `Unexpected closing ${what} \`</b>\``,
    'Tags are closed in the order in which they were opened, inner ones first',
  ]),
  [
    'Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    'A brace is opened and not closed: in an .mdx file write \\{ for the sign itself',
  ],
  [
    'Unexpected end of file in name',
    'A tag is opened and not closed: in an .mdx file write &lt; for the sign itself',
  ],
  [
    'Could not parse expression with acorn',
    'In an .mdx file what stands between braces is read as JavaScript: write \\{ for the sign itself',
  ],
  [
    'Could not parse import/exports with acorn',
    'In an .mdx file a line that begins with import or export is read as JavaScript: begin a sentence with another word',
  ],
  // The words of others stand at the beginning of theirs.
  ...['Expected a closing tag', 'Unexpected closing tag', 'Unexpected end of file in expression'].map(
    (words): [string, string] => [`Saw: ${words}`, `cannot be read: Saw: ${words}`],
  ),
])('says what to do about "%s"', (reason, help) => {
  const sentence = `cannot be read: ${reason.replace(/\.$/, '')}`;
  expect(unreadable(reason)).toBe(help.startsWith('cannot') ? help : `${sentence}. ${help}`);
});

it('carries faults through an error', () => {
  const faults = [{line: 12, message: 'needs a title: now'}, {message: 'is empty'}];
  const {message} = faultsError(faults);
  expect(message).toBe('The text has mistakes:\n12: needs a title: now\n: is empty');
  expect(faultsIn(message)).toEqual(faults);
  expect(faultsIn(`3: before\n${message}`)).toEqual(faults);
  // Docusaurus puts its own words before, and a list of calls behind.
  expect(faultsIn(`Error: a.md\nError: ${message.replaceAll('\n', '\n  ')}\n    at b (c.js:3:4)`)).toEqual(
    faults,
  );
});

it.each([
  '',
  'Cannot find module\n12: a',
  'The text has mistakes: no\n12: a',
  'The text has mistakes:\nno: a\n12:',
])('finds none in %j', (message) => {
  expect(faultsIn(message)).toEqual([]);
});
