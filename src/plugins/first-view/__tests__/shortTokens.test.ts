import {shortTokens} from '../shortTokens';

const css =
  ':root{--bg:#fff;--accent:#00f;--ink-950:#000}.a{color:var(--accent);background:var(--bg)}.b{color:var(--accent)}.a:hover{--local:1}';

it('gives tokens short names, the most used first', () => {
  expect(shortTokens(css, '<p>')).toBe(
    ':root{--b:#fff;--a:#00f;--c:#000}.a{color:var(--a);background:var(--b)}.b{color:var(--a)}.a:hover{--local:1}',
  );
});

it('leaves alone what the page names, and names that are taken', () => {
  expect(shortTokens(css, '<p style="color:var(--accent)">')).toContain('--accent:#00f');
  expect(shortTokens(':root{--long:1}.x{--a:2;width:var(--long)}', '')).toBe(
    ':root{--b:1}.x{--a:2;width:var(--b)}',
  );
});

it('does not take a name for the beginning of another', () => {
  expect(shortTokens(':root{--step:1;--step--1:2}.x{width:var(--step--1)}', '')).toBe(
    ':root{--b:1;--a:2}.x{width:var(--a)}',
  );
});

it('has names for more than the alphabet', () => {
  const many = Array.from({length: 30}, (_, n) => `--token-${n}:1`).join(';');
  const names = shortTokens(`:root{${many}}`, '').match(/--\w+/g);
  expect(new Set(names).size).toBe(30);
  expect(names).toContain('--ad');
});
