import {readFileSync} from 'node:fs';
import {lookProblems} from '..';
import {inColours, parseColours, siteColours} from '../../../../site/brand/colours.cjs';
import {contrastProblems} from '../contrast';

const css = readFileSync('src/css/colours.css', 'utf8');
const {colours} = parseColours(css);

it('the site’s own colours and sign fit', () => {
  expect(lookProblems(process.cwd())).toEqual([]);
  expect(Object.keys(siteColours().light).length).toBeGreaterThan(25);
});

it('reads both themes, names and every way to write a colour', () => {
  const own = css
    .replace(/--accent: [^;]+;/, '--accent: light-dark(rgb(0 100 0), hsl(120 60% 70%));')
    .replace(/--money: [^;]+;/, '--money: oklch(0.4 0.1 150);')
    .replace(/--warn: [^;]+;/, '--warn: rebeccapurple;');
  const {light, dark} = parseColours(own).colours;
  expect([light.accent, dark.accent]).toEqual(['#006400', '#85e085']);
  expect([light.money, light.warn]).toEqual(['#115629', '#663399']);
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

it('takes just enough contrast for enough, and rounds none up', () => {
  const on = (text: string) =>
    contrastProblems({light: {text, bg: '#ffffff'}, dark: {}} as unknown as typeof colours);
  expect(on('#767676')).toEqual([]);
  expect(on('#777777')).toEqual([expect.stringContaining('has a contrast of 4.47 to 1')]);
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

  it('takes mixtures of two colours', () => {
    const mixture = '<path fill="color-mix(in oklab, #1b55ee 40%, #0b1324)"/>';
    expect(inColours(mixture, colours)).toBe('<path fill="#132d6e"/>');
  });
});
