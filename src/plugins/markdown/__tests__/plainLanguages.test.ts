import {plainLanguages, plainSentence} from '../plainLanguages';

const say = (texts: Record<string, string>, added: string[] = []) =>
  plainSentence(plainLanguages(new Map(Object.entries(texts)), added));

it('says all languages without colours in one sentence, with the first place of each', () => {
  const texts = {
    'docs/a.md': 'Text.\n\n```fiddle title="a.js"\na\n```\n\n- item\n\n  ~~~ gni\n  b\n  ~~~\n',
    'docs/b.mdx': '````Fiddle\n```swift\n```\n````\n\n```{1} \n```\n',
  };
  expect(say(texts)).toBe(
    "Blocks of code without colours, in languages that nobody has added: fiddle (docs/a.md:3 and 1 more), gni (docs/a.md:9); add 'gn' to prism.additionalLanguages in docusaurus.config.ts; fiddle is unknown to Prism: write another name, or text.",
  );
});

it('says nothing of languages that are there, by whichever name, and of none', () => {
  const names = [
    'js',
    'ts',
    'YAML',
    'text',
    'letter',
    'txt',
    'plain',
    'mermaid',
    'mdx-code-block',
    'sh',
    'shell',
    'powershell',
    'html',
    '',
  ];
  const text = names.map((name) => `\`\`\`${name}\ncode\n\`\`\`\n`).join('\n');
  expect(say({'docs/a.md': text})).toContain('sh (');
  expect(say({'docs/a.md': text}, ['bash', 'powershell'])).toBeUndefined();
});

it('knows what to write of one unknown language, and of several known ones', () => {
  expect(say({'docs/a.md': '```nolang\n```\n```gn\n```\n```gni\n```\n   ```hs {1}\n   ```'})).toBe(
    "Blocks of code without colours, in languages that nobody has added: nolang (docs/a.md:1), gn (docs/a.md:3), gni (docs/a.md:5), hs (docs/a.md:7); add 'gn' and 'haskell' to prism.additionalLanguages in docusaurus.config.ts; nolang is unknown to Prism: write another name, or text.",
  );
  expect(say({'docs/a.md': '```gn\n```'})).toBe(
    "Blocks of code without colours, in languages that nobody has added: gn (docs/a.md:1); add 'gn' to prism.additionalLanguages in docusaurus.config.ts.",
  );
  expect(say({'docs/a.md': '```one\n```\n```two\n```\n```one\n```\n```one\n```'})).toBe(
    'Blocks of code without colours, in languages that nobody has added: one (docs/a.md:1 and 2 more), two (docs/a.md:3); one and two are unknown to Prism: write another name, or text.',
  );
});

it('reads no language in prose', () => {
  expect(say({'docs/a.md': 'Text ```fiddle\n'})).toBeUndefined();
});
