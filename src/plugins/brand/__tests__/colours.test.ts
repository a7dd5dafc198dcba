import {readFileSync} from 'node:fs';
import {lookProblems} from '..';
import {contrastProblems, inColours, parseColours, siteColours} from '../colours.cjs';

const css = readFileSync('src/css/colours.css', 'utf8');
const {colours} = parseColours(css);

it('the site’s own colours and sign fit', () => {
  expect(lookProblems(process.cwd())).toEqual([]);
  expect(Object.keys(siteColours().light).length).toBeGreaterThan(25);
});

it('reads both themes, names and every way to write a colour', () => {
  const own = css
    .replace(/--accent: [^;]+;/, '--accent: light-dark(rgb(0 100 0), hsl(120 60% 70%));')
    .replace(/--money: [^;]+;/, '--money: oklch(0.4 0.1 150);');
  const {light, dark} = parseColours(own).colours;
  expect([light.accent, dark.accent]).toEqual(['#006400', '#85e085']);
  expect(light.money).toMatch(/^#[\da-f]{6}$/);
  expect(dark.bg).toBe(dark['ink-950']);
});

it.each<[string, string, RegExp]>([
  ['--text: ', '--txt: ', /^src\/css\/colours\.css: --text is missing\. /],
  ['#1b55ee', '#1b55e', /^src\/css\/colours\.css:\d+: --accent: “#1b55e” is no colour\. Write one as /],
  [
    'var(--ink-850)',
    'var(--ink-85)',
    /^src\/css\/colours\.css:\d+: --bg-raised: “var\(--ink-85\)” is no colour\. /,
  ],
  ['}', '', /^src\/css\/colours\.css:\d+: Unclosed block\.$/],
])('says where %j became %j', (before, after, sentence) => {
  const seeded = css.replace(
    before === '#1b55ee' ? /(--accent: light-dark\()[^,]+/ : before,
    before === '#1b55ee' ? `$1${after}` : after,
  );
  expect(seeded).not.toBe(css);
  expect(parseColours(seeded).problems[0]).toMatch(sentence);
});

it('says which colour cannot be read on which, in which theme, and how much is needed', () => {
  expect(contrastProblems(colours)).toEqual([]);
  const pale = {...colours, light: {...colours.light, muted: '#999999'}};
  expect(contrastProblems(pale)).toContain(
    `src/css/colours.css: --muted (#999999) on --bg (${colours.light.bg}) has a contrast of 2.84 to 1 in the light theme; 4.5 to 1 is needed. Move the two further apart in lightness.`,
  );
  const dim = {...colours, dark: {...colours.dark, accent: '#24365c'}};
  const sentences = contrastProblems(dim);
  expect(
    sentences.some((text) => /--accent .* on --ink-900 .* on parts that are dark in both themes/.test(text)),
  ).toBe(true);
  expect(sentences.every((text) => text.includes('#24365c'))).toBe(true);
});

const everywhere = ['bg', 'bg-soft', 'bg-raised'] as const;
const darkParts = ['ink-950', 'ink-900', 'ink-850'] as const;
type Name = keyof typeof colours.light;
it.each<['light' | 'dark', number, readonly Name[], readonly Name[], string]>([
  ...(['light', 'dark'] as const).flatMap((theme) => {
    const where = `in the ${theme} theme`;
    const rows: [number, readonly Name[], readonly Name[]][] = [
      [4.5, ['text', 'muted', 'accent', 'accent-hover', 'money', 'warn', 'danger'], everywhere],
      [4.5, ['text', 'accent-hover'], ['accent-soft']],
      [4.5, ['money'], ['money-soft']],
      [4.5, ['danger'], ['danger-soft']],
      [4.5, ['on-accent'], ['accent', 'accent-hover']],
      [4.5, ['on-danger'], ['danger']],
      [4.5, ['on-paper'], ['paper']],
      [3, ['line-strong'], everywhere],
    ];
    return rows.map((row): ['light' | 'dark', number, readonly Name[], readonly Name[], string] => [
      theme,
      ...row,
      where,
    ]);
  }),
  ['dark', 4.5, ['text', 'muted', 'accent', 'money'], darkParts, 'on parts that are dark in both themes'],
  ['light', 4.5, ['text', 'muted', 'accent', 'money', 'warn'], ['paper'], 'on paper'],
])('in the %s theme %d to 1 is asked for %j on %j, %s', (theme, least, tokens, grounds, where) => {
  for (const token of tokens) {
    for (const ground of grounds) {
      const same = colours[theme][ground];
      const sentences = contrastProblems({...colours, [theme]: {...colours[theme], [token]: same}});
      expect(sentences).toContain(
        `src/css/colours.css: --${token} (${same}) on --${ground} (${same}) has a contrast of 1 to 1 ${where}; ${least} to 1 is needed. Move the two further apart in lightness.`,
      );
    }
  }
});

it('takes just enough contrast for enough, and rounds none up', () => {
  const on = (text: string) =>
    contrastProblems({light: {text, bg: '#ffffff'}, dark: {}} as unknown as typeof colours);
  expect(on('#767676')).toEqual([]);
  expect(on('#777777')).toEqual([expect.stringContaining('has a contrast of 4.47 to 1')]);
});

it('follows names of names, and says what is no colour by what stands there', () => {
  const problemsOf = (declarations: string) =>
    parseColours(`:root{${declarations}}`).problems.filter((line) => !line.includes('is missing'));
  expect(problemsOf('--a: var(--b); --b: var( --c); --shadow: 0 1px red')).toHaveLength(2);
  expect(
    parseColours(':root{--a: var(--b); --b: var(--c); --c: light-dark(#fff, rgb(0 0 0 / 50%))}').colours,
  ).toEqual({
    light: {a: '#ffffff', b: '#ffffff', c: '#ffffff'},
    dark: {a: '#000000', b: '#000000', c: '#000000'},
  });
  expect(problemsOf('--a: var(--a)')).toEqual([
    'src/css/colours.css:1: --a: “var(--a)” is no colour. Write one as #1a2b3c, or as rgb(), hsl() or oklch().',
  ]);
});

describe('a drawing', () => {
  const {light, dark} = colours;

  it('takes the colours of the theme that it says, element by element', () => {
    const drawing = inColours(
      '<svg style="color-scheme: dark" a="1"><g><path style="color-scheme: light" fill="var(--accent)"/><path fill="var(--accent)"/></g><g style="color-scheme: light"><path fill="var(--bg)"/></g><path fill="var(--bg)"/></svg>',
      colours,
    );
    expect(drawing.match(/#\w{6}/g)).toEqual([light.accent, dark.accent, light.bg, dark.bg]);
    expect(drawing).not.toContain('color-scheme');
  });

  it('takes those of the theme that is asked for where it says none, and leaves its words alone', () => {
    expect(
      inColours('<!-- var(--bg) --><g fill="var(--bg)"><title>var(--bg)</title></g>', colours, 'dark'),
    ).toBe(`<!-- var(--bg) --><g fill="${dark.bg}"><title>var(--bg)</title></g>`);
  });

  it('takes the dark ones in its rules for dark pages', () => {
    const drawing = inColours(
      '<svg><style>.a{fill:var(--text)}@media (prefers-color-scheme: dark){.a{fill:var(--text)}.b{fill:var(--bg)}}.c{fill:var(--line)}</style></svg>',
      colours,
    );
    expect(drawing.match(/#\w{6}/g)).toEqual([light.text, dark.text, dark.bg, light.line]);
  });

  it('mixes colours', () => {
    expect(inColours('<path fill="color-mix(in oklab, var(--paper) 100%, var(--ink-900))"/>', colours)).toBe(
      `<path fill="${light.paper}"/>`,
    );
    expect(inColours('<path fill="color-mix(in oklab, #ffffff 50%, #000000)"/>', colours)).toBe(
      '<path fill="#636363"/>',
    );
  });

  it('stops at a colour that the site does not have', () => {
    expect(() => inColours('<path fill="var(--brand)"/>', colours)).toThrow(
      'it asks for the colour --brand, which is not in src/css/colours.css.',
    );
  });
});
