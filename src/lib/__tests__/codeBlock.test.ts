import {type MagicComment, readLines, readMeta} from '../codeBlock';

const comments: MagicComment[] = [
  {className: 'marked', line: 'highlight-next-line', block: {start: 'highlight-start', end: 'highlight-end'}},
  {className: 'wrong', line: 'error-next-line'},
];

describe('what stands behind the language', () => {
  it.each([
    ['title="src/app.ts"', {title: 'src/app.ts'}],
    ['title=\'It is "here"\' {2}', {title: 'It is "here"', lines: [2]}],
    ['{1,4-6}', {lines: [1, 4, 5, 6]}],
    ['{1, 3 - 4}', {lines: [1, 3, 4]}],
    ['showLineNumbers', {firstNumber: 1}],
    ['showLineNumbers=5 {2}', {firstNumber: 5, lines: [2]}],
    ['title="showLineNumbers {1}"', {title: 'showLineNumbers {1}'}],
    ['npm2yarn', {}],
    ['', {}],
  ])('%j', (meta, expected) => expect(readMeta(meta)).toEqual(expected));
});

describe('comments that mark lines', () => {
  it.each([
    '// highlight-next-line',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
    '  # highlight-next-line',
    '<!-- highlight-next-line -->',
    '-- highlight-next-line',
    'REM highlight-next-line',
    '% highlight-next-line',
    ';; highlight-next-line',
    '(* highlight-next-line *)',
  ])('%s', (line) => {
    expect(readLines(`a\n${line}\nb\nc\n`, comments)).toEqual({
      code: 'a\nb\nc',
      marks: new Map([[1, ['marked']]]),
    });
  });

  it('marks what stands between two', () => {
    const {code, marks} = readLines('a\n// highlight-start\nb\nc\n// highlight-end\nd', comments);
    expect(code).toBe('a\nb\nc\nd');
    expect([...marks.keys()]).toEqual([1, 2]);
  });

  it('lets a line have several classes', () => {
    const {marks} = readLines('// highlight-start\n// error-next-line\na\n// highlight-end', comments);
    expect(marks.get(0)).toEqual(['marked', 'wrong']);
  });

  it('leaves other comments and code alone', () => {
    const code = '// highlight the next line\nconst mark = "highlight-next-line"; // highlight-next-line';
    expect(readLines(code, comments)).toEqual({code, marks: new Map()});
  });

  it('lets numbers win, as Docusaurus does', () => {
    const code = 'a\n// highlight-next-line\nb';
    expect(readLines(code, comments, [3])).toEqual({code, marks: new Map([[2, ['marked']]])});
  });
});
