import {menuNames} from '../menuNames';
import {readMain} from '../readMain';

const page = (main: string) =>
  `<html lang=it><body><header><a href="/">Home</a></header>${main}</body></html>`;

it('reads the main region alone, with the language of the page', () => {
  const main = readMain(page('<main class=a><h1>Title</h1><p>Text</p></main><footer>Foot</footer>'))!;
  expect(main).toMatchObject({
    language: 'it',
    translation: 'current',
    html: '<h1>Title</h1><p> Text</p>',
    heading: 'Title',
  });
  expect(main.text.trim()).toBe('Title Text');
});

it('says how the translation stands', () => {
  expect(readMain(page('<main><aside data-translation=stale>old</aside></main>'))!.translation).toBe('stale');
});

it.each([
  ['<td>force</td><td>5dee</td>', '<td>force</td><td> 5dee</td>'],
  ['<span>Vision</span>Every', '<span>Vision</span> Every'],
  ['lead<span><time>3 May</time></span>', 'lead<span><time> 3 May</time></span>'],
  ['<a href=x>prices</a><a href=y>Book</a>', '<a href=x>prices</a><a href=y> Book</a>'],
  // Within a word, and where no letter follows.
  ['H<sub>2</sub>O <b>un</b>usual', 'H<sub>2</sub>O <b>un</b>usual'],
  ['<span>14</span>%', '<span>14</span>%'],
  ['one <p>two</p>', 'one <p>two</p>'],
])('keeps words apart that only elements divide: %s', (html, spaced) => {
  expect(readMain(page(`<main>${html}</main>`))!.html).toBe(spaced);
});

it('knows files, authors and anchors, and leaves out what is no text', () => {
  const main = readMain(
    page(
      '<main><header><h1>A</h1><a href="/blog/authors/m">Marco</a></header><script>variable</script><svg><text>draw</text></svg><h2 id=one>B</h2><a download href="/a.pdf">Sheet <b>PDF</b></a><a href="/b">other</a></main>',
    ),
  )!;
  expect(main.files).toEqual([{href: '/a.pdf', label: 'Sheet PDF'}]);
  expect(main.authors).toEqual(['Marco']);
  expect([...main.anchors]).toEqual(['one']);
  expect(main.text).not.toMatch(/variable|draw/);
});

it('finds no region where there is none', () => {
  expect(readMain('<html><p>Text</p></html>')).toBeUndefined();
});

it('reads what menu and footer call pages, and not what texts do', () => {
  const names = menuNames(
    '<header><a href="/pricing">Pricing</a><a href="/it/" hreflang="it">IT</a><a href="https://a.example">Login</a></header><main><a href="/pricing">cheap</a></main><footer><a href="/pricing">Plans</a><a href="/pricing">Pricing</a><a href="/terms">Terms of <b>Service</b></a></footer>',
  );
  expect(Object.fromEntries(names)).toEqual({
    '/pricing': ['Pricing', 'Plans'],
    '/terms': ['Terms of Service'],
  });
});
