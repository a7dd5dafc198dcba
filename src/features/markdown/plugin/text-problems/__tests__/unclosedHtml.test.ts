import {jest} from '@jest/globals';
import {VFile} from 'vfile';
import {readSource} from '../../readSource';
import {unclosedHtml} from '../unclosedHtml';

it.each([
  ['<div>\n\nText.', ['1  <div>']],
  ['Text.\n\n> <section class="a">\n>\n> Quoted.', ['3  <section>']],
  ['- a\n\n  <details>\n  <summary>b\n\n  c</details>', ['4  <summary>']],
  ['One <span>two.\n\nThree <em>four</em>.', ['1  <span>']],
  ['<div>\n\na<br>b <kbd>c</kbd>\n\n</div>\n\n<ul>\n<li>a\n<li>b\n</ul>\n\n<p>c', []],
  ['<svg><path d="M0 0"/></svg>\n\n<!-- <div> -->\n\n`<div>`', []],
])('names elements and lines of %j, once', (text, named) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const file = `docs/${text.length}.md`;
  for (let build = 0; build < 2; build++) {
    unclosedHtml()(readSource(file, text), new VFile({path: file}));
  }
  const sentence = (place: string) => expect.stringContaining(`${file}:${place} is not closed`) as string;
  expect(warn.mock.calls.flat()).toEqual(named.map(sentence));
  warn.mockRestore();
});
