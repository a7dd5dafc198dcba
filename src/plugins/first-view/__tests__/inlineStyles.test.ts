import {createInliner} from '../inlineStyles';
import {mentionedIn, readTags} from '../tokens';

const sheet = `
:root{--used:red;--unused:blue}
*{box-sizing:border-box}
:focus-visible{outline:1px solid}
p{color:var(--used);text-decoration:none}
body{text-decoration:underline dotted}
table{border:0}
.card:hover .title{top:0}
.absent{left:0}
html[data-consent=open] .card{display:block}
@font-face{font-family:F;src:url(../fonts/f.woff2)}
@keyframes rise{from{opacity:0}}
.card{animation:rise 1s}
`;
const page =
  '<html><head><link rel=stylesheet href=/assets/css/s.css></head><body><p class="card title">a</p></body></html>';

async function inlined(html: string): Promise<string> {
  return createInliner(() => Promise.resolve(sheet))(html);
}

describe('createInliner', () => {
  it('replaces the link by the rules that the page uses', async () => {
    const html = await inlined(page);
    expect(html).not.toContain('<link rel=stylesheet');
    for (const kept of [
      'p{color',
      '.card:hover .title',
      '@keyframes rise',
      '*{box-sizing',
      ':root{--a:red}',
    ]) {
      expect(html).toContain(kept);
    }
    for (const dropped of ['table{', '.absent', '--unused']) {
      expect(html).not.toContain(dropped);
    }
  });

  it('keeps what will be needed later: focus and states that scripts set', async () => {
    const html = await inlined(page);
    expect(html).toContain(':focus-visible{');
    expect(html).toContain('html[data-consent=open] .card');
  });

  it('points addresses at where the style sheet was', async () => {
    expect(await inlined(page)).toContain('url(/assets/css/../fonts/f.woff2)');
  });

  it('asks for the font before the styles do', async () => {
    expect(await inlined(page)).toContain(
      '<link rel="preload" href="/assets/css/../fonts/f.woff2" as="font" type="font/woff2" crossorigin><style>',
    );
  });

  it('asks for a font under the condition of its declaration', async () => {
    const wide = `p{left:0}@media (min-width:40em){@font-face{font-family:G;src:local(G)}@font-face{font-family:F;src:url(/f.woff2)}}`;
    const html = await createInliner(() => Promise.resolve(wide))(page);
    expect(html).toContain(
      '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin media="(min-width:40em)"><style>',
    );
    expect(html).toContain('@media (width>=40em){@font-face{');
    expect(html.split('/f.woff2')).toHaveLength(3);
  });

  it('says a decoration twice only where Safari needs it', async () => {
    const html = await inlined(page);
    expect(html).toMatch(/p\{[^}]*[;{]text-decoration:none/);
    expect(html).not.toContain('-webkit-text-decoration:none');
    expect(html).toContain('-webkit-text-decoration:underline dotted');
  });

  it('refuses a page that links no style sheet', async () => {
    await expect(inlined('<html></html>')).rejects.toThrow('A page without a style sheet');
  });
});

describe('readTags', () => {
  const read = (html: string, css: string) => readTags(html, mentionedIn(css));

  it('finds elements, and the classes, ids and values that the styles mention', () => {
    const html =
      '<main id="here" data-tone=dark class="a b"><i id=gone title="x > y"></i><input disabled></main>';
    expect(read(html, '#here{} [data-tone^=da]{} .a.b:hover{}').tokens).toEqual({
      tags: ['i', 'input', 'main'],
      classes: ['a', 'b'],
      ids: ['here'],
      attributes: {names: ['class', 'data-tone', 'disabled', 'id', 'title'], values: ['dark']},
    });
  });

  it('takes out class names that no rule mentions, and nothing else', () => {
    const html = '<p class="lucide a x">class="lucide"</p><svg class=lucide width=2 /><b class="a">b</b>';
    expect(read(html, '.a{}').html).toBe('<p class="a">class="lucide"</p><svg width=2 /><b class="a">b</b>');
  });

  it('takes out empty values of attributes, and none in the text', () => {
    const html = '<input checked="" value="a=&quot;&quot;"><img alt="">checked=""';
    expect(read(html, '').html).toBe('<input checked value="a=&quot;&quot;"><img alt>checked=""');
  });

  it('gives equal tokens to pages that differ in text and anchors only', () => {
    const guide = (anchor: string) => `<h2 id="${anchor}" class="t">${anchor}</h2>`;
    expect(read(guide('one'), '.t{}').tokens).toEqual(read(guide('two'), '.t{}').tokens);
  });

  it('gives equal tokens to pages whose addresses no rule means', () => {
    const css = '[href=\\#roi]{} [id="roi"]{} [href^="http" i]{}';
    const guide = (name: string) => `<h2 id=${name}></h2><a href="/${name}"></a>`;
    expect(read(guide('one'), css).tokens).toEqual(read(guide('two'), css).tokens);
    expect(read('<a href=#roi></a><a href=HTTPS://a.example></a>', css).tokens.attributes.values).toEqual([
      '#roi',
      'HTTPS://a.example',
    ]);
  });

  it.each([
    ['~=dark', 'light dark', 'darker'],
    ['|=en', 'en-GB', 'end'],
    ['$=".pdf"', '/a.pdf', '/a.pdf.html'],
    ['*=mid', 'amidst', 'mi'],
  ])('understands [data-x%s]', (selector, meant, other) => {
    const values = (value: string) =>
      read(`<i data-x="${value}"></i>`, `[data-x${selector}]{}`).tokens.attributes.values;
    expect(values(meant)).toEqual([meant]);
    expect(values(other)).toEqual([]);
  });
});
