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

it('keeps what means something outside of the page, and no more', () => {
  const kept =
    'alt="a" width="1" height="2" lang="it" title="b" datetime="2026" colspan="2" rowspan="3" type="c"';
  expect(clean(`<p ${kept} id="a" style="b" onclick="c">Text</p>`)).toBe(`<p ${kept}>Text</p>`);
  expect(clean('<source srcset="/a.png,  b.png   2x"><img srcset="">')).toBe(
    '<source srcset="https://site.example/a.png, https://site.example/it/blog/b.png 2x"><img srcset="">',
  );
  expect(clean('  <div><div class="a"><span>a</span><i>b</i></div></div> ')).toBe('a<i>b</i>');
});

it('knows diagrams without a description, and takes other boxes for what they are', () => {
  expect(clean('<figure><div><svg role="img" aria-label="A"></svg></div></figure>')).toBe(
    '<figure><p>A</p></figure>',
  );
  expect(clean('<figure><div><svg role="img"><desc>B</desc></svg></div></figure>')).toBe(
    '<figure><p>B</p></figure>',
  );
  expect(clean('<figure><svg role="img" aria-label="A"></svg></figure>')).toBe('<figure></figure>');
  expect(clean('<p><span aria-hidden="true"></span></p><li><span aria-hidden="true">a</span></li>')).toBe(
    '<p></p><li>a</li>',
  );
});

it.each([
  '<button>x</button>',
  '<script>x</script>',
  '<style>x</style>',
  '<svg><text>x</text></svg>',
  '<p hidden>x</p>',
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

it('leaves out what belongs to the page', () => {
  expect(
    clean(
      '<h2 id="x" class="a1">Title<a href="#x" aria-label="Direct link">#</a></h2><button>Copy</button><!-- --><p class="b" data-x="1">Text</p>',
    ),
  ).toBe('<h2>Title</h2><p>Text</p>');
});
