/** The rules of structure, each on an example that breaks it. */
import {load} from 'cheerio';
import {structureFaults} from './structure';

it.each([
  ['<figure><blockquote></blockquote><figcaption>A</figcaption><a href="/">B</a></figure>', 'figcaption'],
  ['<figure><figcaption>A</figcaption><p>B</p><figcaption>C</figcaption></figure>', 'figcaption'],
  ['<div><figcaption>A</figcaption></div>', 'figcaption'],
  ['<ul><div><li>A</li></div></ul>', 'div'],
  ['<dl><div><p>A</p></div></dl>', 'p'],
  ['<span><div>A</div></span>', 'div'],
  ['<h2><a href="/"><p>A</p></a></h2>', 'p'],
  ['<p>A<ul><li>B</li></ul></p>', 'p'],
  ['<a href="/"><button>A</button></a>', 'button'],
  ['<details><p>A</p><summary>B</summary></details>', 'summary'],
  ['<p id="a">A</p><p id="a">B</p>', 'p id="a"'],
  ['<table role=table><tr><td>A</td></tr></table>', 'table'],
  ['<table><tr role=row><th>A</th></tr></table>', 'tr'],
  ['<table><tr><th> </th></tr></table>', 'th'],
  ['<label><svg><path d="M0 0"/></svg><svg><path d="M0 0"/></svg></label>', 'label'],
])('sees what is wrong in %s', (html, element) => {
  expect(structureFaults(load(html))).toEqual(
    expect.arrayContaining([expect.stringContaining(`<${element}>`)]),
  );
});

it('takes what is right', () => {
  const right = `<figure><p>A</p><figcaption><a href="/"><div>B</div></a></figcaption></figure>
    <dl><div><dt>C</dt><dd><p>D</p></dd></div></dl><details><summary><h3>E</h3></summary></details>
    <label>F <input><svg><path d="M0 0"/></svg><svg><path d="M1 1"/></svg></label><p>G</p><table><tr><th><img alt="H"></th></tr></table>`;
  expect(structureFaults(load(right))).toEqual([]);
});
