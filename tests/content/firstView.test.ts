/** What a page loads when it is opened: its HTML with the styles it uses, and no framework script. */
import {createHash} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {bundle} from '@site/src/browser/bundle';
import {createClassNamer} from '@site/src/rendering/clientBuild/classNames';
import {languages} from '@site/tests/languages';
import {allPages as pages, locales, root} from './site';

/** Bytes of inline script, compressed. */
const scriptBudget = 2500;

/** Where the API is, if not beside the site. */
const apiOrigin = process.env.API_ORIGIN?.trim();

/**
 * A page with hashes that do not change, in its policy and in the names of its files: as they come, they move the weight of a
 * page by up to 45 bytes with any change of anything.
 */
function withSameHashes(text: string): string {
  const hash = (of: string) => createHash('sha256').update(of);
  let count = 0;
  return text
    .replace(/(?<=sha256-)[\w+/]{43}=/g, () => hash(`${count++}`).digest('base64'))
    .replace(/(?<=\/(\w+)\.)[\da-f]{8}(?=\.(?:js|css)\b)/g, (_, name: string) =>
      hash(name).digest('hex').slice(0, 8),
    );
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

/**
 * The least that a page can weigh, in compressed bytes: its own main region without what is there for looks and
 * scripts, in a bare document; where it is not translated, with the words that say so.
 */
function limitOf(page: string): number {
  const $ = cheerio.load(page);
  expect($('main')).toHaveLength(1);
  const main = $('[data-translation], main');
  main
    .find('*')
    .addBack()
    .each((_, element) => {
      if ('attribs' in element) {
        for (const name of Object.keys(element.attribs)) {
          if (name === 'class' || name === 'style' || name.startsWith('data-')) {
            $(element).removeAttr(name);
          }
        }
      }
    });
  return compressed(
    `<!doctype html><html lang=en><head><meta charset=utf-8><meta name=viewport content="width=device-width"><title>${$('title').text()}</title><style>${handWrittenStyles}</style></head><body>${$.html(main)}</body></html>`,
  );
}

/** What languages add to the head and the header of every page: from three on, a list that opens; then a line for each. */
const languageBytes = locales.length > 2 ? 170 + 30 * (locales.length - 3) : 0;

/** Bytes that a page may weigh, pictures and the font apart. */
const budgetOf = (page: string) => Math.round(limitOf(page) * 1.4 + 8500) + languageBytes;

/** What a first view must not do, a word each; empty when the page is light. */
function weights($: cheerio.CheerioAPI): string[] {
  const scripts = $('script:not([type="application/ld+json"])');
  const images = new Set(
    $('img')
      .map((_, image) => $(image).attr('src'))
      .get(),
  );
  const inline = scripts
    .map((_, script) => $(script).text())
    .get()
    .join('');
  return [
    // The page of the search is there for its own.
    scripts.filter('[src]').length > $('[data-search-page]').length && 'loads a script',
    $('link[rel=stylesheet]').length > 0 && 'loads a style sheet',
    $('link[rel=preload]:not([as=font], [as=image]), link[rel=prefetch], link[rel=modulepreload]').length >
      0 && 'loads ahead',
    // React asks early for the picture that is seen at once.
    $('link[rel=preload][as=image]').filter((_, link) => !images.has($(link).attr('href') ?? '')).length >
      0 && 'loads a picture that it does not show',
    $('style').length !== 1 && 'has not one style element',
    compressed(inline) > scriptBudget && 'has too much inline script',
    !$('body').attr('data-scripts')?.includes('islands') && 'cannot find the islands',
    !$('body').attr('data-styles') && 'cannot find its whole style sheet',
  ].filter((weight) => weight !== false);
}

test('there are pages to weigh', () => {
  expect(pages.length).toBeGreaterThanOrEqual(32);
});

test.each(pages.map((page) => [page.path, page] as const))('%s is light', (_path, {$}) => {
  expect(weights($)).toEqual([]);
});

test.each(pages.map((page) => [page.path, page] as const))('%s keeps its budget', (_path, {html}) => {
  expect(compressed(html)).toBeLessThanOrEqual(budgetOf(html));
});

test('a page with too much beside its text breaks its budget', () => {
  const [page] = pages;
  const noise = Array.from({length: 9000}, (_, index) => ((index * 7919) % 65521).toString(36)).join();
  const heavier = page!.html.replace('</head>', `<style>${noise}</style></head>`);
  expect(budgetOf(heavier)).toBe(budgetOf(page!.html));
  expect(compressed(heavier)).toBeGreaterThan(budgetOf(heavier));
});

test('a heavy page is noticed', () => {
  const noise = Array.from({length: 9000}, (_, index) => ((index * 7919) % 65521).toString(36)).join();
  const heavy = cheerio.load(
    `<head><link rel=stylesheet href=a.css><link rel=preload href=b><link rel=preload as=image href=d><script src=c.js></script><script>${noise}</script></head>`,
  );
  expect(weights(heavy)).toEqual([
    'loads a script',
    'loads a style sheet',
    'loads ahead',
    'loads a picture that it does not show',
    'has not one style element',
    'has too much inline script',
    'cannot find the islands',
    'cannot find its whole style sheet',
  ]);
});

const classOf = createClassNamer(root);
/** How the names of all classes of a style sheet begin. */
const prefixOf = (sheet: string) =>
  classOf({resourcePath: path.join(root, 'src/components', sheet)}, '', '').slice(0, 3);
const script = (name: string) => bundle(`page-script/${name}.ts`).code;

/** What only some texts hold: how a page shows it, and what it brings along. */
const features = [
  {
    name: 'tabs',
    shown: '[data-tabs]',
    styles: new RegExp(`\\.${prefixOf('reading/Tabs.module.css')}\\w`),
    code: script('tabs'),
  },
  {
    name: 'blocks of code',
    shown: 'pre[data-language]',
    styles: new RegExp(`\\.${prefixOf('reading/CodeBlock.module.css')}\\w`),
    code: script('copyCode'),
  },
  {
    name: 'checklists',
    shown: '[data-checklist]',
    styles: new RegExp(`\\.${prefixOf('reading/TaskList.module.css')}\\w`),
    code: script('checklists'),
  },
  {
    name: 'formulas',
    shown: 'math',
    styles: new RegExp(`\\.${prefixOf('reading/Formula.module.css')}\\w|\\.tml-|\\bmath\\b`),
  },
  {
    name: 'diagrams',
    shown: `.${prefixOf('reading/Diagram.module.css')}0`,
    styles: new RegExp(`\\.${prefixOf('reading/Diagram.module.css')}\\w`),
  },
  {
    name: 'embeds',
    shown: '[data-embed], [data-embed-unlisted]',
    styles: new RegExp(`\\.${prefixOf('thirdParties/Embed.module.css')}\\w`),
  },
];

/** What a page carries of features that it does not show. */
function needless($: cheerio.CheerioAPI): string[] {
  const css = $('style').text();
  const inline = $('script:not([src])').text();
  return features
    .filter(({shown}) => $(shown).length === 0)
    .flatMap(({name, styles, code}) => [
      ...(styles.test(css) ? [`styles of ${name}`] : []),
      ...(code !== undefined && inline.includes(code) ? [`script of ${name}`] : []),
    ]);
}

test.each(features)('pages that show $name bring what it needs', ({shown, styles, code}) => {
  const holding = pages.filter(({$}) => $(shown).length > 0);
  // In each language.
  expect(holding.length).toBeGreaterThanOrEqual(languages.length);
  expect(holding.length).toBeLessThan(pages.length / 2);
  const without = holding.filter(
    ({$}) => !styles.test($('style').text()) || (code !== undefined && !$('script').text().includes(code)),
  );
  expect(without.map((page) => page.path)).toEqual([]);
});

test.each(pages.map((page) => [page.path, page] as const))(
  '%s carries nothing of features that it does not show',
  (_path, {$}) => {
    expect(needless($)).toEqual([]);
  },
);

test('what a page carries needlessly is noticed', () => {
  const plain = pages.find(({$}) => features.every(({shown}) => $(shown).length === 0))!;
  const extra = features.map(({shown}) => {
    const {$} = pages.find((page) => page.$(shown).length > 0)!;
    return `<style>${$('style').text()}</style>${$.html($('script:not([src])'))}`;
  });
  expect(needless(cheerio.load(plain.html.replace('</head>', `${extra.join('')}</head>`)))).toEqual([
    'styles of tabs',
    'script of tabs',
    'styles of blocks of code',
    'script of blocks of code',
    'styles of checklists',
    'script of checklists',
    'styles of formulas',
    'styles of diagrams',
    'styles of embeds',
  ]);
});
