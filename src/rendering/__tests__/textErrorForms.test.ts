import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {changedInside} from '../reliance';
import {faultsError} from '../textFaults';
import {TextErrors} from '../textErrors';
import {testFolder} from '../../../tests/testFolder';

const {folder: siteDir} = testFolder();
mkdirSync(path.join(siteDir, 'docs'));
writeFileSync(path.join(siteDir, 'docs/a.mdx'), "Text\n\nimport './b'\n![](./c.png)\n");
const {stackTraceLimit} = Error;
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());
afterEach(() => void (Error.stackTraceLimit = stackTraceLimit));

interface Problem {
  readonly message: string;
  readonly module?: {readonly resource?: string} | null;
}
const of = (file: string, message: string): Problem => ({
  message,
  module: {resource: path.join(siteDir, file)},
});
const fault = (message: string, line?: number) => faultsError([{line, message}]).message;

/** Returns rewritten errors and warnings, as the bundler keeps them while it builds. */
function rewrite(errors: readonly Problem[], warnings: readonly Problem[] = [], watchMode = false) {
  const compilation = {
    errors,
    warnings,
    hooks: {afterSeal: {tap: (_: string, done: () => void) => done()}},
    moduleGraph: {
      getIssuer: ({resource}: {resource: string}) =>
        resource.includes('c.png') ? {resource: path.join(siteDir, 'docs/a.mdx?truncated')} : null,
    },
  };
  const thisCompilation = {tap: (_: string, begin: (it: object) => void) => begin(compilation)};
  new TextErrors(siteDir, () => false).apply({watchMode, hooks: {thisCompilation}} as never);
  const words = (list: readonly Problem[]) => list.map(({message}) => message);
  return {
    errors: words(compilation.errors),
    warnings: words(compilation.warnings),
    said: warn.mock.calls.flat(),
  };
}
const changed = changedInside('The error of the text has no "Cause:" (MDX compilation failed)').message;
const mistake = (sentence: string) => `A mistake in texts or their pictures:\n\n${sentence}`;

it.each([
  ['docs/a.mdx', 'Error: docs/a.mdx: an Error: in words', ':1  an Error: in words'],
  ['docs/a.mdx', 'Failed\n  "line": 12,\nCause: A reason.', ':12  cannot be read: A reason'],
  ['docs/a.mdx', 'MDX compilation failed\nReason: A.', `:1  ${changed}`],
  // In the bundler's frame.
  ['docs/a.mdx', `  ×\u001B[31m ${fault('a × b', 3).replace('\n', '\u001B[0m\n  ╰─▶ ')}`, ':3  a × b'],
  ['docs/c.png', fault('too large'), '  too large. It is shown in docs/a.mdx:4'],
  ['docs/a.mdx.svg', fault('no SVG', 7), ':7  no SVG'],
])('of %s is said in a sentence: %j', (file, message, sentence) => {
  expect(rewrite([of(`${file}?truncated`, message)]).errors).toEqual([mistake(file + sentence)]);
});

const gone = (file: string) => `there is no ${file}: lay the file there, or mend the line that names it`;
const noPart = (part: string, advice: string) =>
  `${part} is a part of a theme that this site does not have: ${advice}`;
const importable =
  'texts may import @theme/Admonition, @theme/CodeBlock, @theme/Details, @theme/DocCardList, @theme/TabItem, @theme/Tabs, @theme/ThemedImage, @theme/TOCInline, or a component of your own';

it.each([
  ["Can't resolve './b' in '/x'", 3, gone('./b')],
  ["Can't resolve '!l?a!m!./c.png?x=y' in '/x'", 4, gone('./c.png')],
  ["Can't resolve '@theme/Own' in '/x'", 1, noPart('@theme/Own', importable)],
])('what a text imports and is not there: %s', (message, line, sentence) => {
  expect(rewrite([of('docs/a.mdx', message)]).errors).toEqual([mistake(`docs/a.mdx:${line}  ${sentence}`)]);
});

it('leaves errors and warnings of other code as they are, beside those of texts', () => {
  const others: Problem[] = [
    {message: fault('of nothing', 1)},
    {message: fault('of no module', 1), module: null},
    {message: fault('of no file', 1), module: {}},
    of('docs/a.mdx.svg', 'No SVG'),
    of('src/a.ts', "Can't resolve './b' in '/x'"),
  ];
  const words = others.map(({message}) => message);
  const text = of('docs/a.mdx', fault('bad', 2));
  expect(rewrite([...others, text], [text, ...others])).toEqual({
    errors: [...words, mistake('docs/a.mdx:2  bad')],
    warnings: words,
    said: ['[WARNING] docs/a.mdx:2  bad'],
  });
  const warning = of('docs/a.mdx', 'A warning of a loader');
  expect(rewrite(others, [warning, ...others])).toMatchObject({
    errors: words,
    warnings: [warning.message, ...words],
  });
  expect(warn).toHaveBeenCalledTimes(1);
});

it('says each mistake once, by files and lines, and where the process goes on leaves calls in errors', () => {
  const errors = [
    of('docs/b.md', fault('z')),
    of('docs/a.mdx', fault('y', 10)),
    of('docs/a.mdx', fault('x', 9)),
  ];
  expect(rewrite([...errors, ...errors], [], true).errors).toEqual([
    '3 mistakes in texts or their pictures:\n\ndocs/a.mdx:9  x\ndocs/a.mdx:10  y\ndocs/b.md  z',
  ]);
  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
  rewrite(errors);
  expect(Error.stackTraceLimit).toBe(0);
});
