/** What a page loads when it is opened: its HTML with the styles it uses, and no framework script. */
import {brotliCompressSync} from 'node:zlib';
import * as cheerio from 'cheerio';
import {pages} from './site';

/** Bytes of inline script, compressed. */
const scriptBudget = 2500;

/** What a first view must not do, a word each; empty when the page is light. */
function weights($: cheerio.CheerioAPI): string[] {
  const scripts = $('script:not([type="application/ld+json"])');
  const inline = scripts
    .map((_, script) => $(script).text())
    .get()
    .join('');
  return [
    scripts.filter('[src]').length > 0 && 'loads a script',
    $('link[rel=stylesheet]').length > 0 && 'loads a style sheet',
    $('link[rel=preload], link[rel=prefetch], link[rel=modulepreload]').length > 0 && 'loads ahead',
    $('style').length !== 1 && 'has not one style element',
    brotliCompressSync(inline).length > scriptBudget && 'has too much inline script',
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

test('a heavy page is noticed', () => {
  const noise = Array.from({length: 9000}, (_, index) => ((index * 7919) % 65521).toString(36)).join();
  const heavy = cheerio.load(
    `<head><link rel=stylesheet href=a.css><link rel=preload href=b><script src=c.js></script><script>${noise}</script></head>`,
  );
  expect(weights(heavy)).toEqual([
    'loads a script',
    'loads a style sheet',
    'loads ahead',
    'has not one style element',
    'has too much inline script',
    'cannot find the islands',
    'cannot find its whole style sheet',
  ]);
});
