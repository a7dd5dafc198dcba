import {parsePage} from '../../../articles/plugin/parsePage';
import {menuNames} from '../menuNames';
import {readMain as readTree} from '../readMain';

const readMain = (html: string) => readTree(parsePage(html));

const page = (main: string) =>
  `<html lang=it><body><header><a href="/">Home</a></header>${main}</body></html>`;

it('reads the main region alone, with the language of the page', () => {
  const html = page(
    '<script>no</script><a download href="/no.pdf" id=no>No</a><main class=a><h1>Title</h1><p>Text</p><h1>Other</h1></main><footer id=no><header><a href=no>No</a></header>Foot</footer>',
  );
  expect(readMain(html)).toEqual({
    language: 'it',
    translation: 'current',
    html: '<h1>Title</h1><p> Text</p><h1> Other</h1>',
    text: ' Title Text Other',
    heading: 'Title',
    anchors: new Set(),
    files: [],
    authors: [],
  });
  expect(readMain('<html><main></main>')).toMatchObject({language: '', html: '', text: '', heading: ''});
  expect(readMain(page('<main>Text <a href=a>Link</a><script>no</script></main>'))).toMatchObject({
    text: 'Text  Link',
    authors: [],
  });
});

it.each([
  ['<span>Vision</span>Every', '<span>Vision</span> Every'],
  ['lead<span><time>3 May</time></span>', 'lead<span><time> 3 May</time></span>'],
  // Within a word, and where no letter follows.
  ['H<sub>2</sub>O <b>un</b>usual', 'H<sub>2</sub>O <b>un</b>usual'],
  ['<span>14</span>%', '<span>14</span>%'],
  ['one <p>two</p>', 'one <p>two</p>'],
  // Labels of controls are no text, those in texts are.
  [
    '<label>a</label><i data-text>b<label>c</label></i>',
    '<label>a</label><i data-text=""> b<div> c</div></i>',
  ],
])('keeps words apart that only elements divide: %s', (html, spaced) => {
  expect(readMain(page(`<main>${html}</main>`))!.html).toBe(spaced);
});

it('knows files, authors and anchors, and leaves out what is no text', () => {
  const main = readMain(
    page(
      '<main><header><h1 id=top> A <i>b</i> </h1><a href="/blog/authors/m">Marco</a></header><script>var a</script><style>b</style><svg><text>draw</text></svg>c<math><annotation>x</annotation></math><h2 id=one>B</h2><a download href="/a.pdf">Sheet <b>PDF</b></a><a download href="/a.pdf">Again</a><a download>d</a><area download href="/area"><a href="/b">other</a><header><a href=n>Nina</a></header></main>',
    ),
  );
  expect(main).toMatchObject({
    heading: 'A b',
    anchors: new Set(['top', 'one']),
    files: [{href: '/a.pdf', label: 'Sheet PDF'}],
    authors: ['Marco', 'Nina'],
    text: '  A b  Marco c B Sheet PDF Again d other Nina',
  });
});

it('reads the words of drawings, formulas and pictures in a text, titles, and no links back from footnotes', () => {
  const text =
    '<p>a<img src=b alt="Box"> <svg aria-label="Way"><desc>To B.</desc><text>B</text></svg><svg aria-hidden=true><title>No</title></svg></p><math><mi>x</mi><annotation encoding="application/x-tex">a_1</annotation></math><abbr title="Service Provider">SP</abbr> Note. <a data-footnote-backref>↩<sup>2</sup></a>';
  const main = readMain(page(`<main><img alt="no"><div data-text>${text}</div></main>`));
  expect(main!.text.replace(/\s+/g, ' ')).toBe(' a Box Way To B. a_1 SP Service Provider Note. ');
  expect(main!.html).toContain('<p>');
});

it('reads what menu and footer call pages, and not what texts do', () => {
  const names = menuNames(
    parsePage(
      '<header><p>Text</p><link href="/l"><a href="/pricing"> Pricing </a><a href="/it/" hreflang="it">IT</a><a href="https://a.example">Login</a><a>None</a><a href="/logo"><svg></svg></a></header><main><a href="/pricing">cheap</a><p></p><a href="/b">b</a></main><footer><a href="/pricing">Plans</a>, <a href="/pricing">Pricing</a><a href="/terms">Terms <b>of</b> Service</a></footer>',
    ),
  );
  expect([...names]).toEqual([
    ['/pricing', ['Pricing', 'Plans']],
    ['/terms', ['Terms of Service']],
  ]);
});
