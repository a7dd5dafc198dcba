import {jest} from '@jest/globals';
import {VFile} from 'vfile';
import {readSource} from '../../markdown/readSource';
import {unclosedHtml} from '../unclosedHtml';

/** Warnings of a text, without its path. */
function said(name: string, text: string): string[] {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  unclosedHtml()(readSource(name, text), new VFile({path: name}));
  const sentences = warn.mock.calls.map(([sentence]) => String(sentence));
  warn.mockRestore();
  return sentences;
}

it.each([
  ['<div>\n\nText.', ['1', 'div']],
  ['Text.\n\n> <section class="a">\n>\n> Quoted.', ['3', 'section']],
  ['- a\n\n  <details>\n  <summary>b\n\n  c</details>', ['4', 'summary']],
  ['One <span>two.\n\nThree <em>four</em>.', ['1', 'span']],
])('names element and line of %j', (text, [line, name]) => {
  const file = `docs/${name}.md`;
  expect(said(file, text)).toEqual([
    `[WARNING] ${file}:${line}  <${name}> is not closed, and takes in what follows: write </${name}> where it ends.`,
  ]);
  expect(said(file, text)).toEqual([]);
});

it.each([
  '<div>\n\nText.\n\n</div>',
  'a<br>b <img src="a"> <kbd>c</kbd>',
  '<ul>\n<li>a\n<li>b\n</ul>\n\n<p>c',
  '<svg><path d="M0 0"/></svg>',
  '<!-- <div> -->\n\n`<div>`',
])('has nothing to say of %j', (text) => expect(said('docs/closed.md', text)).toEqual([]));
