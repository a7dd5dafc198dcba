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
  const inline = '```fiddle a``` is no block.\n\n- ```gni b``` neither\n\n> ````a ``` b```` nor this.\n';
  expect(say({'docs/a.md': inline, 'docs/a.mdx': inline})).toBeUndefined();
  expect(say({'docs/a.md': text}, ['bash', 'powershell'])).toBeUndefined();
});
