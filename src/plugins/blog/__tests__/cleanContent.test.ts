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

it.each([
  '<button>x</button>',
  '<script>x</script>',
  '<svg><text>x</text></svg>',
  '<p class="a visuallyHidden">x</p>',
  '<!-- x\n -->',
])('leaves out %s', (html) => {
  expect(clean(`<b>a</b>${html}`)).toBe('<b>a</b>');
});

it.each(['h2', 'h3', 'h4'])('leaves out the link of a heading to itself (%s)', (tag) => {
  expect(clean(`<${tag}>A<a href="/a#b">#</a> <a href="/b">B</a></${tag}>`)).toBe(
    `<${tag}>A <a href="https://site.example/b">B</a></${tag}>`,
  );
});
