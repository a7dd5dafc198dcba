import {requiredHeaders, scanChecks, type ScanCheck} from '../../../../data/ownScan';
import {trust} from '../../../../content/trust';
import {textPage} from '../../../../../tests/textPage';
import {readFacts} from '../readFacts';
import {fillIn, report} from '../report';
import {scan, type ScannedPage} from '../scan';

const policy = "default-src 'self';script-src 'self' 'sha256-x';style-src 'self'";

/** A page without a fault. */
const good = `<!doctype html><html lang=en><head><meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Prices | Name</title><script>const a = '’'</script><script type="application/ld+json">{"name": "x"}</script>
<link rel="stylesheet" href="/a.css"><link rel="canonical" href="https://elsewhere.example/prices"></head>
<body><header><a href="/">Home</a><button aria-label="Menu"><svg><title>Bars</title></svg></button></header>
<main><article><header><h1 id="top-title">Prices</h1></header><h2 id="plans">Plans</h2>
<a href="#plans"><img src="/a.png" alt="All plans"></a><a href="/contact?topic=x">Write</a>
<a href="https://elsewhere.example/">Elsewhere</a><a href="mailto:a@b.example">Mail</a><img src="data:," alt=""></article></main>
<footer><a href="/it/prices">Italiano</a></footer></body></html>`;

const headers = `/*\n${requiredHeaders.map((name) => `  ${name}: x\n`).join('')}`;
const site = {
  origin: 'https://www.name.example',
  headers,
  hasFile: (path: string) => ['/', '/contact', '/it/prices'].includes(path),
};
const pageOf = (html: string, weight = 1000): ScannedPage => ({
  route: '/prices',
  facts: readFacts(html, textPage('', {rendered: html})),
  weight,
});
const failing = (html: string, others = site) =>
  scanChecks.filter((check) => scan([pageOf(html)], others).findings[check].length > 0);

it('finds nothing wrong with a page without a fault', () => {
  expect(failing(good)).toEqual([]);
});

/** Changes that make no fault. */
it.each([
  ['<a href="#plans">', '<a href="https://www.name.example/prices#plans">'],
  [
    '<h2 id="plans">Plans</h2>',
    '<h2 id="plans">Plans</h2><h3 id="città">A</h3><h2>B</h2><a href="#citt%C3%A0">C</a>',
  ],
  ['/contact?topic=x', '/c%6Fntact?topic=x#y'],
  ['<a href="/">Home</a>', '<a href="/"><span aria-label="Home"></span></a>'],
  ["style-src 'self'", " style-src  'self' https://a.example "],
  ...['article', 'aside', 'nav', 'section'].map((tag): [string, string] => [
    '<article>',
    `<${tag}><header></header><footer></footer></${tag}><article>`,
  ]),
])('finds nothing wrong with %s → %s', (from, to) => {
  expect(good).toContain(from);
  expect(failing(good.replace(from, to))).toEqual([]);
});

/** A fault for each check, and the only one that sees it. */
const faults: Readonly<
  Record<Exclude<ScanCheck, 'headers' | 'landmarks'>, readonly (readonly [string, string])[]>
> = {
  policy: [
    [`content="${policy}"`, ''],
    ["'sha256-x'", "'unsafe-inline'"],
    ["style-src 'self'", "style-src 'unsafe-inline'"],
    ["script-src 'self'", "script-src 'unsafe-eval'"],
    ["default-src 'self'", 'default-src'],
    ["default-src 'self';", ''],
    ["script-src 'self' 'sha256-x'", 'script-src'],
    ["style-src 'self'", 'style-src'],
    ['http-equiv="Content-Security-Policy"', 'name="Content-Security-Policy"'],
  ],
  requests: [
    ['href="/a.css"', 'href="https://cdn.example/a.css"'],
    ['src="/a.png"', 'src="//cdn.example/a.png"'],
    ...['script', 'iframe', 'video', 'audio', 'source', 'embed'].map((tag): [string, string] => [
      '<main>',
      `<main><${tag} src="https://a.example/"></${tag}>`,
    ]),
    ['<main>', '<main><object data="https://a.example/"></object>'],
    ...['preload', 'modulepreload', 'icon', 'manifest', 'preconnect', 'dns-prefetch'].map(
      (rel): [string, string] => ['rel="stylesheet" href="/a.css"', `rel="${rel}" href="https://a.example/"`],
    ),
  ],
  links: [
    ['/contact?topic=x', '/gone'],
    ['#plans', '#gone'],
    ['#plans', '#topic'],
    ['#plans', '/prices#gone'],
    ['/contact?topic=x', '/contact/more'],
    ['/contact?topic=x', 'https://www.name.example/gone'],
  ],
  pictures: [['src="data:," alt=""', 'src="data:,"']],
  headings: [
    ['<h2 id="plans">Plans</h2>', '<h3 id="plans">Plans</h3>'],
    ['<h2 id="plans">Plans</h2>', '<h1 id="plans">Plans</h1>'],
    ['<h1 id="top-title">Prices</h1>', '<h2 id="top-title">Prices</h2>'],
    ['<h2 id="plans">Plans</h2>', '<h2 id="plans">Plans</h2><h3>A</h3><h5>B</h5>'],
    ['<h2 id="plans">Plans</h2>', '<h2 id="plans">Plans</h2><h6>A</h6>'],
  ],
  names: [
    ['<a href="/">Home</a>', '<a href="/"><svg></svg></a>'],
    ['aria-label="Menu"><svg><title>Bars</title></svg>', '><svg></svg>'],
    ['alt="All plans"', 'alt=""'],
    ['<a href="/">Home</a>', '<a href="/"> </a>'],
    ['<a href="/">Home</a>', '<a href="/"><script>1</script></a>'],
  ],
  identifiers: [['id="top-title"', 'id="plans"']],
  language: [
    ['<html lang=en>', '<html>'],
    ['Prices | Name', ' '],
  ],
};

it.each(
  Object.entries(faults).flatMap(([check, list]) => list.map(([from, to]) => [check, from, to] as const)),
)('%s: sees the fault of %s → %s', (check, from, to) => {
  expect(good).toContain(from);
  expect(failing(good.replace(from, to))).toEqual([check]);
});

describe('the report', () => {
  const result = scan([pageOf(good.replace('#plans', '#gone'), 9300)], site);

  it('says what was found, and how many checks are passed', () => {
    const figures = {...result, typicalWeight: 8200, inlineScript: 1500};
    expect(report(figures, trust.scan, 'en', '2026-11-23')).toEqual({
      ...Object.fromEntries(scanChecks.map((check) => [check, trust.scan.passed])),
      links: trust.scan.findings(1, '/prices'),
      security: trust.scan.scoreOf(3, 3),
      quality: trust.scan.scoreOf(6, 7),
      pages: '1',
      typicalWeight: trust.scan.kilobytes('8.2'),
      heaviestPage: trust.scan.heaviest('9.3', '/prices'),
      inlineScript: trust.scan.kilobytes('1.5'),
      day: '23 November 2026',
    });
  });

  it('fills each place of the page, and leaves the rest as it is', () => {
    expect(
      fillIn(
        '<p><span data-scan=score>…</span></p><b>…</b><i data-scan="day">x<br></i><b data-scan="score"></b>',
        {
          day: 'Monday',
          score: '<9 of 10>',
        },
      ),
    ).toBe(
      '<p><span data-scan=score>&lt;9 of 10&gt;</span></p><b>…</b><i data-scan="day">Monday</i><b data-scan="score">&lt;9 of 10&gt;</b>',
    );
  });
});
