import {readPage} from '../readPage';

const html = `<!DOCTYPE html><html lang="it" class="dark"><head><title>R&amp;D</title>
<meta name="robots" content="noindex"><meta property="og:title" content="&quot;A&quot;"><meta property="og:title" content="B">
<style>a{}</style><script>1&&2</script><script type="speculationrules">{}</script>
<script type="application/ld+json">{"a":"<b>"}</script><script src="/a.js"></script></head>
<body data-styles="/s.css"><main id="here" class="a 
 b" style="--x: 1; width: var(--bar)" data-tone=dark><p data-tone=light title="var(--no)"></p><iframe srcdoc="x"></iframe><svg><title>c</title></svg><iframe src="https://a.example/"></iframe><picture><source srcset="/a.avif 1x, //b.example/b.avif 2x"><img src="/a.png"></picture><video poster="/p.png" src="/f.mp4"></video></main></body></html>`;

it('reads what a page says of itself', () => {
  const {title, meta, root} = readPage(html);
  expect(title).toBe('R&D');
  expect(Object.fromEntries(meta)).toEqual({robots: 'noindex', 'og:title': '"A"'});
  expect(root).toEqual({lang: 'it', class: 'dark', 'data-styles': '/s.css'});
});

it('reads what rules can speak about', () => {
  const {tags, classes, ids, attributes, variables} = readPage(html).content;
  expect([...tags].sort()).toEqual(
    'body head html iframe img main meta p picture script source style svg title video'.split(' '),
  );
  expect([...classes].sort()).toEqual(['a', 'b', 'dark']);
  expect([...ids]).toEqual(['here']);
  expect([...(attributes.get('data-tone') ?? [])]).toEqual(['dark', 'light']);
  expect(attributes.has('class') || attributes.has('id')).toBe(false);
  expect([...variables]).toEqual(['--bar']);
});

it('knows a page that says nothing of itself', () => {
  const {title, meta} = readPage('<meta charset="utf-8"><meta name="a"><b>Text</b>');
  expect([title, [...meta]]).toEqual(['', [['a', '']]]);
});

it('reads scripts that run and styles to the letter, and no data', () => {
  const {scripts, styles, frames, media} = readPage(html);
  expect([...frames]).toEqual(['https://a.example/']);
  expect([...media]).toEqual(['/a.avif', '//b.example/b.avif', '/a.png', '/f.mp4', '/p.png']);
  expect([...scripts]).toEqual(['1&&2', '{}']);
  expect([...styles]).toEqual(['a{}']);
});
