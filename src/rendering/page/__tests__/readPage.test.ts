import {readPage} from '../readPage';

const html = `<!DOCTYPE html><html lang="it" class="dark"><head><title>R&amp;D</title>
<meta name="robots" content="noindex"><meta property="og:title" content="&quot;A&quot;"><meta property="og:title" content="B">
<style>a{}</style><script>1&&2</script><script type="speculationrules">{}</script>
<script type="application/ld+json">{"a":"<b>"}</script><script src="/a.js"></script></head>
<body data-styles="/s.css"><main id="here" class="a b" style="--x: 1; width: var(--bar)" data-tone=dark><svg><title>c</title></svg><iframe src="https://a.example/"></iframe></main></body></html>`;

it('reads what a page says of itself', () => {
  const {title, meta, root} = readPage(html);
  expect(title).toBe('R&D');
  expect(Object.fromEntries(meta)).toEqual({robots: 'noindex', 'og:title': '"A"'});
  expect(root).toEqual({lang: 'it', class: 'dark', 'data-styles': '/s.css'});
});

it('reads what rules can speak about', () => {
  const {tags, classes, ids, attributes, variables} = readPage(html).content;
  expect([...tags]).toEqual(expect.arrayContaining(['html', 'main', 'svg']));
  expect([...classes].sort()).toEqual(['a', 'b', 'dark']);
  expect([...ids]).toEqual(['here']);
  expect([...(attributes.get('data-tone') ?? [])]).toEqual(['dark']);
  expect([...variables]).toEqual(['--bar']);
});

it('reads scripts that run and styles to the letter, and no data', () => {
  const {scripts, styles, frames} = readPage(html);
  expect([...frames]).toEqual(['https://a.example/']);
  expect([...scripts]).toEqual(['1&&2', '{}']);
  expect([...styles]).toEqual(['a{}']);
});
