import {cleanContent} from '../cleanContent';

const address = 'https://site.example/it/blog/post';
const clean = (html: string) => cleanContent(html, address);

it('makes every address whole', () => {
  expect(clean('<a href="/pricing#plans">a</a><a href="#two">b</a>')).toBe(
    '<a href="https://site.example/pricing#plans">a</a><a href="https://site.example/it/blog/post#two">b</a>',
  );
  expect(
    clean('<picture><source srcset="/a.avif 480w, /b.avif 800w"><img src="/a.png" alt="A"></picture>'),
  ).toBe(
    '<picture><source srcset="https://site.example/a.avif 480w, https://site.example/b.avif 800w"><img src="https://site.example/a.png" alt="A"></picture>',
  );
});

it('keeps the words of code and the boxes of checklists', () => {
  expect(
    clean('<div class="a"><pre class="b"><code><span class="token">v=spf1</span> -all</code></pre></div>'),
  ).toBe('<pre><code>v=spf1 -all</code></pre>');
  expect(clean('<li class="task"><span class="box" aria-hidden="true"></span> Call back</li>')).toBe(
    '<li>☐ Call back</li>',
  );
  expect(clean('<span lang="it">ciao</span>')).toBe('<span lang="it">ciao</span>');
});

it('writes formulas as LaTeX, and diagrams as their words', () => {
  expect(
    clean(
      '<p><span class="a"><math><semantics><mi>a</mi><annotation encoding="application/x-tex">a &lt; b</annotation></semantics></math></span></p>',
    ),
  ).toBe('<p><code>a &lt; b</code></p>');
  expect(
    clean(
      '<figure class="a"><div role="group" tabindex="0"><svg role="img" aria-label="A scan"><desc id="d1-text">From start to report.</desc><text>A</text></svg></div></figure>',
    ),
  ).toBe('<figure><p>A scan: From start to report.</p></figure>');
});

it('leaves out what belongs to the page', () => {
  expect(
    clean(
      '<h2 id="x" class="a1">Title<a href="#x" aria-label="Direct link">#</a></h2><button>Copy</button><!-- --><p class="b" data-x="1">Text</p>',
    ),
  ).toBe('<h2>Title</h2><p>Text</p>');
});
