import {jest} from '@jest/globals';
import {textPage} from '../../../../../tests/textPage';
import {readArticle, warnOfLosses} from '../readArticle';
import {toFeedHtml} from '../toFeedHtml';
import {toMarkdown} from '../toMarkdown';
import {toMdast} from '../toMdast';

const article = (html: string) => readArticle(textPage(html), 'https://a.example');
const markdownOf = (html: string) => toMarkdown(toMdast(article(html), 'markdown')).trim();
const feedOf = (html: string) => toFeedHtml(textPage(html), 'https://a.example');

const tex = (value: string) =>
  `<semantics><mi>x</mi><annotation encoding="application/x-tex">${value}</annotation></semantics>`;
const tabs = (...names: string[]) =>
  `<div data-tabs="">${names.map((name) => `<label data-article="tab"><input type="radio">${name}</label><div><p>Of ${name}.</p></div>`).join('')}</div>`;
const diagram = (description = '') =>
  `<figure data-article="diagram" data-article-source="graph TD"><div><svg role="img" aria-label="Way">${description}<text>A</text></svg></div></figure>`;

it.each([
  // Addresses are whole.
  [
    '<p><a href="/b?x=1#c">b</a></p>',
    '[b](https://a.example/b?x=1#c)',
    '<p><a href="https://a.example/b?x=1#c">b</a></p>',
  ],
  [
    '<p><a href="#c">c</a></p>',
    '[c](https://a.example/it/guides/a#c)',
    '<p><a href="https://a.example/it/guides/a#c">c</a></p>',
  ],
  [
    '<p><picture><source srcset="/b 1x, /c 2x"><img src="/d.png" alt="D"></picture></p>',
    '![D](https://a.example/d.png)',
    '<p><picture><source srcset="https://a.example/b 1x, https://a.example/c 2x"><img src="https://a.example/d.png" alt="D"></picture></p>',
  ],
  // The words of headings that are links, without the link of a heading to itself.
  [
    '<h2 id="a"><a href="/b">All <code>b</code></a><a href="#a" data-article="omit">#</a></h2>',
    '## [All `b`](https://a.example/b)',
    '<h2><a href="https://a.example/b">All <code>b</code></a></h2>',
  ],
  // Tabs are a list: what follows them is in none, and their headings are as deep as on the page.
  [
    `<h3>T</h3>${tabs('One', 'Two')}<p>After.</p>`,
    '### T\n\n- **One**\n\n  Of One.\n\n- **Two**\n\n  Of Two.\n\nAfter.',
    '<h3>T</h3><ul><li><p><strong>One</strong></p><p>Of One.</p></li><li><p><strong>Two</strong></p><p>Of Two.</p></li></ul><p>After.</p>',
  ],
  [
    `<div data-tabs=""><label data-article="tab">A</label><div><h2>In</h2>${tabs('B')}end</div></div>`,
    '- **A**\n\n  ## In\n\n  - **B**\n\n    Of B.\n\n  end',
    '<ul><li><p><strong>A</strong></p><h2>In</h2><ul><li><p><strong>B</strong></p><p>Of B.</p></li></ul><p>end</p></li></ul>',
  ],
  // Text between blocks is in paragraphs, and blocks between words are lines.
  [
    '<h2>A</h2>raw <b>b</b> text<h3>B</h3><div>one</div><div>two</div>',
    '## A\n\nraw **b** text\n\n### B\n\none\n\ntwo',
    '<h2>A</h2><p>raw <b>b</b> text</p><h3>B</h3><p>one</p><p>two</p>',
  ],
  [
    '<details><summary><h3>Raw</h3></summary><p>b</p></details>',
    '**Raw**\n\nb',
    '<details><summary><h3>Raw</h3></summary><p>b</p></details>',
  ],
  [
    '<div><strong>x <h3>Raw <em>y</em></h3> z</strong></div>',
    '**x\\\nRaw *y*\\\nz**',
    '<strong>x <h3>Raw <em>y</em></h3> z</strong>',
  ],
  ['<h3>a<br>b</h3>', '### a<br>b', '<h3>a<br>b</h3>'],
  // Titles that readers see when they point at words.
  [
    '<p><abbr title="Service Provider">SP</abbr>, <span title="t">s</span>, <a href="/b" title="L">l</a></p>',
    'SP (Service Provider), s (t), [l](https://a.example/b "L")',
    '<p><abbr>SP (Service Provider)</abbr>, s (t), <a href="https://a.example/b" title="L">l</a></p>',
  ],
  ['<p>a<a id="b"></a> <a name="c">d</a></p>', 'a d', '<p>a d</p>'],
  [
    '<p>a<del>b</del> <strong><em>c</em></strong> \u00ad\u200b\u00a0d</p>',
    'a~~b~~ **_c_** \u00ad\u200b\u00a0d',
    '<p>a<del>b</del> <strong><em>c</em></strong> \u00ad\u200b\u00a0d</p>',
  ],
  // Remarks, in each other.
  [
    '<aside data-kind="tip"><p data-article="title"><svg aria-hidden="true"></svg><span>A <em>b</em></span></p><p>C</p><aside data-kind="x"><p data-article="title">D</p></aside></aside>',
    '> **A _b_**\n>\n> C\n>\n> > **D**',
    '<aside><p><strong>A <em>b</em></strong></p><p>C</p><aside><p><strong>D</strong></p></aside></aside>',
  ],
  [
    '<div><p data-article="title">a.js</p><div><pre data-language="js"><code><span class="t">a</span>()\n</code></pre><button>Copy</button><label data-article="omit"><input type="checkbox"></label></div></div>',
    '**a.js**\n\n```js\na()\n```',
    '<p><strong>a.js</strong></p><pre><code>a()\n</code></pre>',
  ],
  ['<pre><code class="language-ts">a</code></pre>', '```ts\na\n```', '<pre><code>a</code></pre>'],
  // Formulas, with or without prices.
  [
    `<p>From $5: <span><math>${tex('a_1 &lt; b')}</math></span></p><div><math display="block">${tex('\\frac{a}{b}')}</math></div>`,
    'From \\$5: $a_1 < b$\n\n$$\n\\frac{a}{b}\n$$',
    '<p>From $5: <code>a_1 &#x3C; b</code></p><pre><code>\\frac{a}{b}</code></pre>',
  ],
  ['<p>From $5 to $9</p>', 'From $5 to $9', '<p>From $5 to $9</p>'],
  [diagram('<desc>From A.</desc>'), '```mermaid\ngraph TD\n```', '<figure><p>Way: From A.</p></figure>'],
  [diagram(), '```mermaid\ngraph TD\n```', '<figure><p>Way</p><pre><code>graph TD</code></pre></figure>'],
  [
    '<ul data-checklist="last"><li><label><input type="checkbox" checked> Done</label><ul><li><label><input type="checkbox"> To do</label></li></ul></li></ul>',
    '- [x] Done\n  - [ ] To do',
    '<ul><li>☑ Done<ul><li>☐ To do</li></ul></li></ul>',
  ],
  [
    '<p>A<sup><a href="#user-content-fn-long" data-footnote-ref="">1</a></sup></p><section data-footnotes=""><h2>Footnotes</h2><ol><li id="user-content-fn-long"><p>Measured. <a href="#user-content-fnref-long" data-footnote-backref="">↩</a></p></li></ol></section>',
    'A[^1]\n\n[^1]: Measured.',
    '<p>A<sup><a href="https://a.example/it/guides/a#user-content-fn-long">1</a></sup></p><section><h2>Footnotes</h2><ol><li><p>Measured. </p></li></ol></section>',
  ],
  [
    '<p>H<sub>2</sub>O, x<sup>2</sup>, <del>99</del> <kbd>C</kbd></p>',
    'H<sub>2</sub>O, x<sup>2</sup>, ~~99~~ `C`',
    '<p>H<sub>2</sub>O, x<sup>2</sup>, <del>99</del> <kbd>C</kbd></p>',
  ],
  [
    '<details><summary>More</summary><p>Here.</p></details>',
    '**More**\n\nHere.',
    '<details><summary>More</summary><p>Here.</p></details>',
  ],
  [
    '<div><table><caption>C</caption><thead><tr><th style="text-align:right">A</th></tr></thead><tbody><tr><td>b<br>c<ul><li>d</li><li>e</li></ul></td></tr></tbody></table></div>',
    '*C*\n\n| A |\n| -: |\n| b<br>c<br>d<br>e |',
    '<p><em>C</em></p><table><thead><tr><th align="right">A</th></tr></thead><tbody><tr><td>b<br>c<ul><li>d</li><li>e</li></ul></td></tr></tbody></table>',
  ],
  [
    '<figure><img src="/a.png" alt="A"><figcaption>What</figcaption></figure>',
    '![A](https://a.example/a.png)\n\nWhat',
    '<figure><img src="https://a.example/a.png" alt="A"><figcaption>What</figcaption></figure>',
  ],
  ['<ol start="5"><li>a</li></ol>', '5. a', '<ol start="5"><li>a</li></ol>'],
  ['<div data-article="summary"><svg aria-hidden="true"></svg><p>S</p></div>', 'S', '<p>S</p>'],
  // What has no signs in Markdown is a link, or its name.
  [
    '<iframe src="/f" title="Film"></iframe><p>a</p>',
    '[Film](https://a.example/f)\n\na',
    '<p><a href="https://a.example/f">Film</a></p><p>a</p>',
  ],
  [
    '<video src="/v.mp4"></video>',
    '<https://a.example/v.mp4>',
    '<p><video src="https://a.example/v.mp4"></video></p>',
  ],
  ['<p><svg role="img"><title>Star</title></svg></p>', '*Star*', '<p><em>Star</em></p>'],
  // Of the page.
  ...[
    '<button>x</button>',
    '<script>x</script>',
    '<p hidden>x</p>',
    '<p aria-hidden="true">x</p>',
    '<!-- x -->',
  ].map((html) => [`<p>a</p>${html}`, 'a', '<p>a</p>'] as const),
  ['<span lang="it">ciao</span>', 'ciao', '<p><span lang="it">ciao</span></p>'],
] as [string, string, string][])('%s', (html, markdown, feed) => {
  expect(markdownOf(html)).toBe(markdown);
  expect(feedOf(html)).toBe(feed);
});

it.each(['<svg></svg>', '<canvas></canvas>', '<math><mi>x</mi></math>', '<object data="/o"></object>'])(
  'says that the page alone shows %s, with file and nearest heading',
  (html) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    warnOfLosses('docs/a.md', article(`<h2>One</h2><p>a</p><h3>Two</h3><p>b ${html}</p>`));
    const [name] = /<\w+/.exec(html)!;
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          new RegExp(`^\\[WARNING\\] docs/a\\.md, below "Two": .* ${name}> \\(.+\\)\\.$`),
        ),
      ],
    ]);
    warn.mockRestore();
  },
);
