import {load} from 'cheerio';
import {leanMarkup} from '../leanMarkup';

const page = (body: string) =>
  `<!doctype html><html lang=en dir=ltr><head><meta name=viewport content="width=device-width, initial-scale=1.0"/><meta data-rh=true name=a content=b /><link rel=icon href="/a" /></head><body>${body}</body></html>`;

it('leaves out what only an app that is not there needs', () => {
  expect(leanMarkup(page('<main data-rh="true">a<!-- -->b</main><br/>'))).toBe(
    '<!doctype html><html lang=en><head><meta name=viewport content="width=device-width"><meta name=a content=b><link rel=icon href="/a"></head><body><main>ab</main><br/></body></html>',
  );
});

it('leaves islands as React wrote them', () => {
  const island =
    '<div data-island=a>1<!-- -->2</div><span>3<!-- -->4</span><div data-island=b>5<!-- -->6</div>';
  expect(leanMarkup(page(`a<!-- -->b<main>${island}</main>c<!-- -->d`))).toContain(
    `<body>ab<main>${island}</main>cd</body>`,
  );
  expect(leanMarkup(page(`<main></main>a<!-- -->b${island}`))).toContain(`ab${island}</body>`);
});

it('keeps the direction of other languages', () => {
  expect(leanMarkup('<html lang=ar dir=rtl><head></head><p dir=ltr>a</html>')).toBe(
    '<html lang=ar dir=rtl><head></head><p dir=ltr>a</html>',
  );
});

it.each([
  ['<ul><li>a</li><li><p>b</p></li></ul>', '<ul><li>a<li><p>b</ul>'],
  ['<p>a</p><p>b</p><h2>c</h2><div><p>d</p></div>', '<p>a<p>b<h2>c</h2><div><p>d</div>'],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  [
    '<table><tbody><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    '<table><tbody><tr><th>a<td>b<tr><td>c</tbody></table>',
  ],
  [
    '<svg viewBox="0 0 1 1"><g><path d="M0 0"></path><use href="#a"></use></g></svg><p class="b"></p>',
    '<svg viewBox="0 0 1 1"><g><path d="M0 0"/><use href="#a"/></g></svg><p class="b"></p>',
  ],
  ['<select><option>a</option><option>b</option></select>', '<select><option>a<option>b</select>'],
])('leaves out end tags that need not be written: %s', (html, lean) => {
  const written = leanMarkup(page(html));
  expect(written).toContain(`<body>${lean}</body>`);
  expect(load(written)('body').html()).toBe(html);
});

it.each([
  '<a href=/><p>a</p></a><p>b</p>c',
  '<p>a</p><span>b</span>',
  '<ul><li>a</li> </ul>',
  '<svg><path d=a></path><path d="b"><title>c</title></path></svg>',
  '<picture></picture><p>a</p><pre-set></pre-set>',
])('keeps end tags that mean something: %s', (html) => {
  const written = leanMarkup(page(html));
  expect(load(written)('body').html()).toBe(load(page(html))('body').html());
});
