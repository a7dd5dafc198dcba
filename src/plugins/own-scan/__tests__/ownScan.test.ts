import {requiredHeaders, scanChecks, type ScanCheck} from '../../../data/ownScan';
import {trust} from '../../../content/trust';
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
  facts: readFacts(html),
  weight,
});
const failing = (html: string, others = site) =>
  scanChecks.filter((check) => scan([pageOf(html)], others).findings[check].length > 0);

it('finds nothing wrong with a page without a fault', () => {
  expect(failing(good)).toEqual([]);
});

/** A fault for each check, and the only one that sees it. */
const faults: Readonly<Record<Exclude<ScanCheck, 'headers'>, readonly (readonly [string, string])[]>> = {
  policy: [
    [`content="${policy}"`, ''],
    ["'sha256-x'", "'unsafe-inline'"],
    ["style-src 'self'", "style-src 'unsafe-inline'"],
  ],
  requests: [
    ['href="/a.css"', 'href="https://cdn.example/a.css"'],
    ['src="/a.png"', 'src="//cdn.example/a.png"'],
  ],
  links: [
    ['/contact?topic=x', '/gone'],
    ['#plans', '#gone'],
  ],
  pictures: [['src="data:," alt=""', 'src="data:,"']],
  headings: [
    ['<h2 id="plans">Plans</h2>', '<h3 id="plans">Plans</h3>'],
    ['<h2 id="plans">Plans</h2>', '<h1 id="plans">Plans</h1>'],
  ],
  landmarks: [['<footer>', '<footer></footer><footer>']],
  names: [
    ['<a href="/">Home</a>', '<a href="/"><svg></svg></a>'],
    ['aria-label="Menu"><svg><title>Bars</title></svg>', '><svg></svg>'],
    ['alt="All plans"', 'alt=""'],
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

it('names the headers that are missing', () => {
  const without = {...site, headers: headers.replace(/.*permissions-policy.*\n/, '')};
  expect(scan([pageOf(good)], without).findings.headers).toEqual(['permissions-policy']);
});

it('weighs pages, and counts the bytes of scripts that run', () => {
  const result = scan([pageOf(good, 3000), pageOf(good, 1000), pageOf(good, 2000)], site);
  expect(result).toMatchObject({pages: 3, typicalWeight: 2000, heaviestPage: {weight: 3000}});
  expect(result.inlineScript).toBe(Buffer.byteLength("const a = '’'"));
});

it('does not call it a success to have read nothing', () => {
  expect(() => scan([], site)).toThrow('no page');
});

describe('the report', () => {
  const result = scan([pageOf(good.replace('#plans', '#gone'), 9300)], site);
  const texts = report(result, trust.scan, 'en', '2026-11-23');

  it('says what was found, and how many checks are passed', () => {
    expect(texts).toMatchObject({
      links: '1 finding: /prices',
      names: 'Passed',
      score: `${scanChecks.length - 1} of ${scanChecks.length}`,
      heaviestPage: '9.3 kB (/prices)',
      day: '23 November 2026',
    });
  });

  it('fills each place of the page once, and leaves the rest as it is', () => {
    expect(fillIn('<p><span data-scan=score>…</span></p><b>…</b>', {score: '<9 of 10>'})).toBe(
      '<p><span data-scan=score>&lt;9 of 10&gt;</span></p><b>…</b>',
    );
  });

  it('refuses a page that lacks a place', () => {
    expect(() => fillIn('<span data-scan="scores">…</span>', {score: '9'})).toThrow('data-scan="score"');
  });
});
