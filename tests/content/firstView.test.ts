/** What a page loads when it is opened: its HTML with the styles it uses, and no framework script. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {bundle} from '@site/src/lib/bundle';
import {thirdParties} from '@site/src/data/thirdParties';
import {createClassNamer} from '@site/src/rendering/clientBuild/classNames';
import {languages, prefix} from '@site/tests/languages';
import {allPages as pages, attributes, build, locales, root} from './site';

/** Where the API is, if not beside the site. */
const apiOrigin = process.env.API_ORIGIN?.trim();

/**
 * A page with hashes that do not change, in its policy and in the names of its files and its card: as they come, they move
 * the weight of a page by up to 45 bytes with any change of anything.
 */
function withSameHashes(text: string): string {
  const hash = (of: string) => createHash('sha256').update(of);
  let count = 0;
  return text
    .replace(/(?<=sha256-)[\w+/]{43}=/g, () => hash(`${count++}`).digest('base64'))
    .replace(/(?<=\/(\w+)\.)[\da-f]{8}(?=\.(?:js|css)\b)/g, (_, name: string) =>
      hash(name).digest('hex').slice(0, 8),
    )
    .replace(/(?<=\/cards\/)[\da-f]{8}(?=\.png\b)/g, '00000000');
}

/** Bytes of a text as it travels; the name of another host for the API, which stands in the policy of each page, is its owner's. */
const compressed = (text: string) =>
  brotliCompressSync(withSameHashes(apiOrigin ? text.replaceAll(apiOrigin, '') : text)).length;

/** A style sheet of 1 kB, as a page written by hand would have. */
const handWrittenStyles = `
:root{color-scheme:light dark;--ink:light-dark(#0d1830,#e9eefa);--paper:light-dark(#fff,#070d1a);--accent:#1b55ee}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem 1.25rem 4rem;max-width:46rem;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
h1,h2,h3{margin:2.5rem 0 1rem;line-height:1.15;text-wrap:balance}
h1{font-size:clamp(2rem,5vw,3rem)}
h2{font-size:1.5rem}
h3{font-size:1.2rem}
p,ul,ol,table{margin:0 0 1.25rem}
a{color:var(--accent)}
nav ul{display:flex;flex-wrap:wrap;gap:1rem;padding:0;list-style:none}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem .75rem;border-bottom:1px solid #8886;text-align:left;vertical-align:top}
pre{overflow-x:auto;padding:1rem;border:1px solid #8886;border-radius:6px}
code{font:.9em ui-monospace,monospace}
img,svg{max-width:100%;height:auto}
button,input{font:inherit;padding:.5rem 1rem}
blockquote{margin:0 0 1.25rem;padding-left:1rem;border-left:3px solid var(--accent)}
@media print{nav{display:none}}`;

/** Pages share most of their scripts: what was weighed is kept. */
const weighed = new Map<string, number>();
function weightOf(script: string): number {
  const bytes = weighed.get(script) ?? compressed(script);
  weighed.set(script, bytes);
  return bytes;
}

/** The least that a page can weigh, in compressed bytes: its main region in a bare document, without what is there for looks. */
function limitOf($: cheerio.CheerioAPI): number {
  // Where it is not translated, with the words that say so.
  const main = $('[data-translation], main').clone();
  const isForLooks = (name: string) => name === 'class' || name === 'style' || name.startsWith('data-');
  main
    .find('*')
    .addBack()
    .each((_, element) => {
      Object.keys($(element).attr() ?? {})
        .filter(isForLooks)
        .forEach((name) => $(element).removeAttr(name));
    });
  return compressed(
    `<!doctype html><html lang=en><head><meta charset=utf-8><meta name=viewport content="width=device-width"><title>${$('title').text()}</title><style>${handWrittenStyles}</style></head><body>${$.html(main)}</body></html>`,
  );
}

const home = pages.find(({path: at}) => at === '/')!;
const hasBar = home.html.includes('data-announced');
const parties = thirdParties.length;

/**
 * What every page carries by the choice of the site's owner, in compressed bytes. Measured in November 2026 with one bar and
 * one third party together; how much of it is whose, and what a second party adds, is an estimate.
 */
const extras = {
  /** From three languages on, the switch is a list that opens, with a line for each. */
  languages: locales.length > 2 ? 170 + 30 * (locales.length - 3) : 0,
  /** The announcement bar with its words, styles and script. */
  bar: hasBar ? 330 + compressed(home.$('header').first().prevAll('aside').html() ?? '') : 0,
  /** The dialog lets visitors choose between third parties, and the policy names each. */
  parties: parties > 0 ? 600 + 150 * parties : 0,
  script: (hasBar ? 100 : 0) + (parties > 0 ? 400 : 0),
};

/** Bytes that a page may weigh, pictures and the font apart. */
const budgetOf = ($: cheerio.CheerioAPI) =>
  Math.round(limitOf($) * 1.4 + 8500) + extras.languages + extras.bar + extras.parties;

/** Bytes of inline script that a page may have, compressed. */
const scriptBudget = 2500 + extras.script;

/** What a first view must not do, a word each; empty when the page is light. */
function weights($: cheerio.CheerioAPI, html = $.html()): string[] {
  const scripts = $('script:not([type="application/ld+json"])');
  const images = attributes($, 'img', 'src');
  const preloaded = attributes($, 'link[rel=preload][as=image]', 'href');
  const excess = compressed(html) - budgetOf($);
  const faults = {
    // The page of the search is there for its own.
    'loads a script': scripts.filter('[src]').length > $('[data-search-page]').length,
    'loads a style sheet': $('link[rel=stylesheet]').length > 0,
    'loads ahead':
      $('link[rel=preload]:not([as=font], [as=image]), link[rel=prefetch], link[rel=modulepreload]').length >
      0,
    // React asks early for the picture that is seen at once.
    'loads a picture that it does not show': preloaded.some((address) => !images.includes(address)),
    'has not one style element': $('style').length !== 1,
    'has too much inline script': weightOf(scripts.text()) > scriptBudget,
    'cannot find the islands': !$('body').attr('data-scripts')?.includes('islands'),
    'cannot find its whole style sheet': !$('body').attr('data-styles'),
    [`is ${excess} bytes heavier than its text allows`]: excess > 0,
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []));
}

test('pages are light, and keep the budget of their text', () => {
  expect(pages.flatMap(({path: at, $, html}) => weights($, html).map((fault) => `${at} ${fault}`))).toEqual(
    [],
  );
});

const noise = Array.from({length: 9000}, (_, index) => ((index * 7919) % 65521).toString(36)).join();

test('a heavy page is noticed', () => {
  const heavy = cheerio.load(
    `<head><link rel=stylesheet href=a.css><link rel=preload href=b><link rel=preload as=image href=d><script src=c.js></script><script>${noise}</script></head>`,
  );
  expect(weights(heavy)).toHaveLength(9);
  const {html} = pages[0]!;
  const heavier = html.replace('</head>', `<style>${noise}</style></head>`);
  expect(weights(cheerio.load(heavier), heavier)).toEqual([
    'has not one style element',
    expect.stringMatching(/^is \d+ bytes heavier than its text allows$/),
  ]);
});

const classOf = createClassNamer(root);
/** Finds the classes of a style sheet, whose names all begin alike. */
const classesOf = (sheet: string) =>
  `\\.${classOf({resourcePath: path.join(root, 'src', sheet)}, '', '').slice(0, 3)}\\w`;
const script = (name: string) => bundle(`features/${name}.ts`).code;
const reading = (name: string) => classesOf(`features/reading/${name}.module.css`);
const formula = classesOf('features/formulas/Formula.module.css');
const diagram = classesOf('features/diagrams/Diagram.module.css');

/** What only some texts hold: how a page shows it, and what it brings along. */
const features = Object.entries({
  tabs: ['[data-tabs]', reading('Tabs'), script('reading/browser/tabs')],
  'blocks of code': ['pre[data-language]', reading('CodeBlock'), script('reading/browser/copyCode')],
  checklists: ['[data-checklist]', reading('TaskList'), script('checklists/browser/checklists')],
  formulas: ['math', `${formula}|\\.tml-|\\bmath\\b`],
  diagrams: [`${diagram.slice(1, -2)}0`, diagram],
  embeds: ['[data-embed], [data-embed-unlisted]', classesOf('features/consent/Embed.module.css')],
} as const).map(([name, [shown, styles, code]]) => ({name, shown, styles: new RegExp(styles), code}));

/** What a page carries of features, as styles or as a script. */
function carried($: cheerio.CheerioAPI): string[] {
  const [css, inline] = [$('style').text(), $('script:not([src])').text()];
  return features.flatMap(({name, styles, code}) => [
    ...(styles.test(css) ? [`styles of ${name}`] : []),
    ...(code !== undefined && inline.includes(code) ? [`script of ${name}`] : []),
  ]);
}

test('pages carry what the features that they show need, and nothing of others', () => {
  for (const {path: at, $} of pages) {
    const shown = features.filter((feature) => $(feature.shown).length > 0);
    const needed = shown.flatMap(({name, code}) => [
      `styles of ${name}`,
      ...(code ? [`script of ${name}`] : []),
    ]);
    expect([at, carried($)]).toEqual([at, needed]);
  }
  for (const {shown} of features) {
    const showing = pages.filter(({$}) => $(shown).length > 0).length;
    // In each language.
    expect(showing).toBeGreaterThanOrEqual(languages.length);
    expect(showing).toBeLessThan(pages.length / 2);
  }
});

/** Bytes that the scripts of a decoration may cost, as they travel. */
const decorationBudget = 4000;

test('decorations have light scripts of their own, on few pages', () => {
  const decorated = pages.filter(({$}) => $('[data-decoration]').length > 0);
  expect(decorated.map(({path: at}) => at)).toEqual(
    expect.arrayContaining(languages.map((language) => `${prefix(language)}/partner-program`)),
  );
  for (const address of decorated.flatMap(({$}) => attributes($, '[data-decoration]', 'data-decoration'))) {
    const main = path.join(build, address!);
    // The worker, by the name that the script has for it.
    const [, worker = ''] = /["'`]\.\/([a-z]+\.[0-9a-f]{8}\.js)["'`]/.exec(readFileSync(main, 'utf8')) ?? [];
    const codes = [main, path.join(path.dirname(main), worker)].map((file) => readFileSync(file, 'utf8'));
    expect(codes.join('\n')).not.toMatch(/\bfrom\s*["']|\bimport\s*\(|\bReact\b/);
    const bytes = codes.map((code) => brotliCompressSync(code).length);
    expect(bytes[0]! + bytes[1]!).toBeLessThanOrEqual(decorationBudget);
  }
});
