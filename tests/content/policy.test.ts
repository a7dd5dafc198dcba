/** Every page says which scripts and styles may run, and those it holds are among them. */
import {createHash} from 'node:crypto';
import * as cheerio from 'cheerio';
import {pages} from './site';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What is wrong with the policy of a page; empty when nothing is. */
function faults(html: string): string[] {
  const $ = cheerio.load(html);
  const policies = $('meta[http-equiv=Content-Security-Policy]');
  const policy = policies.attr('content') ?? '';
  const covered = (selector: string) =>
    $(selector)
      .get()
      .every((element) => policy.includes(hashOf($(element).text())));
  return [
    policies.length !== 1 && 'has not one policy',
    policies.nextAll('meta[charset]').length > 0 && 'has it before the charset',
    policies.prevAll('script, style, link').length > 0 && 'has it after what it is about',
    policy.includes('unsafe-inline') && 'allows anything inline',
    !covered('script:not([src]):not([type])') && 'has a script that may not run',
    !covered('style') && 'has a style that may not apply',
  ].filter((fault) => fault !== false);
}

test.each(pages.map((page) => [page.path, page.html] as const))('%s', (_path, html) => {
  expect(faults(html)).toEqual([]);
});

test('the check sees what is wrong', () => {
  const [page] = pages;
  expect(page).toBeDefined();
  const html = page?.html ?? '';
  expect(faults(html.replace('</head>', '<script>injected()</script></head>'))).toEqual([
    'has a script that may not run',
  ]);
  expect(faults(html.replace('</style>', 'a{b:c}</style>'))).toEqual(['has a style that may not apply']);
  expect(faults(html.replace(/<meta http-equiv=Content-Security-Policy[^>]*>/, ''))).toEqual([
    'has not one policy',
    'has a script that may not run',
    'has a style that may not apply',
  ]);
});
