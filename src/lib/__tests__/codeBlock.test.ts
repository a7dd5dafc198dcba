import {type MagicComment, readLines, readMeta} from '../codeBlock';

const comments: MagicComment[] = [
  {className: 'marked', line: 'highlight-next-line', block: {start: 'highlight-start', end: 'highlight-end'}},
  {className: 'wrong', line: 'error-next-line'},
];

describe('what stands behind the language', () => {
  it('nothing', () => expect(readMeta()).toEqual({}));

  it.each([
    ['title="src/app.ts"', {title: 'src/app.ts'}],
    ['title=\'It is "here"\' {2}', {title: 'It is "here"', lines: [2]}],
    ['{1,4-6}', {lines: [1, 4, 5, 6]}],
    ['{1, 3 - 4}', {lines: [1, 3, 4]}],
    ['showLineNumbers', {firstNumber: 1}],
    ['showLineNumbers=5 {2}', {firstNumber: 5, lines: [2]}],
    ['title="showLineNumbers {1}"', {title: 'showLineNumbers {1}'}],
    ['day0=2026-05-04', {day0: '2026-05-04'}],
    ['day0=4', {}],
    ['{0,2-1,x,3}', {}],
    ['showLineNumbers{1}', {firstNumber: 1, lines: [1]}],
    ['showLineNumbersx', {}],
    ['a showLineNumbers=12 b', {firstNumber: 12}],
    ['list=325 x raised=1.340,50', {numbers: {325: 'list', '1.340,50': 'raised'}}],
    ['', {}],
  ])('%j', (meta, expected) => expect(readMeta(meta)).toEqual(expected));
});

describe('comments that mark lines', () => {
  it.each([
    ['js', '/* highlight-next-line */'],
    ['tsx', '{/* highlight-next-line */}'],
    ['bash', '  # highlight-next-line'],
    ['md', '{/* highlight-next-line */}'],
    ['sql', '-- highlight-next-line'],
    ['vb', "' highlight-next-line"],
    ['ts', '//highlight-next-line  '],
  ])('%s: %s', (language, line) => {
    expect(readLines(`a\n${line}\nb\nc\n`, comments, language)).toEqual({
      code: 'a\nb\nc',
      marks: new Map([[1, ['marked']]]),
    });
  });

  it.each([
    ['md', '// highlight-next-line'],
    ['js', '# highlight-next-line'],
    ['text', '% highlight-next-line'],
    ['js', '/* highlight-next-line'],
  ])('in %s, %s is code', (language, line) => {
    const code = `a\n${line}\nb`;
    expect(readLines(code, comments, language)).toEqual({code, marks: new Map()});
  });

  it('marks what stands between two', () => {
    const {code, marks} = readLines('a\n// highlight-start\nb\nc\n// highlight-end\nd', comments, 'js');
    expect(code).toBe('a\nb\nc\nd');
    expect(marks).toEqual(
      new Map([
        [1, ['marked']],
        [2, ['marked']],
      ]),
    );
  });

  it('leaves other comments and code alone', () => {
    const code =
      '// highlight the next line\nconst mark = "highlight-next-line"; // highlight-next-line\nx // highlight-next-line\n// highlight-next-line x\n// highlight-lines';
    expect(readLines(code, comments, 'js')).toEqual({code, marks: new Map()});
  });

  it('reads lines of Windows, and takes off the last break alone', () => {
    expect(readLines('a\r\n// highlight-next-line\r\nb\r\n', comments, 'js')).toEqual({
      code: 'a\nb',
      marks: new Map([[1, ['marked']]]),
    });
    expect(readLines('a\n\n', comments, 'js').code).toBe('a\n');
  });

  it('lets numbers win, as Docusaurus does', () => {
    const code = 'a\n// highlight-next-line\nb';
    expect(readLines(code, comments, 'js', [3])).toEqual({code, marks: new Map([[2, ['marked']]])});
  });
});
