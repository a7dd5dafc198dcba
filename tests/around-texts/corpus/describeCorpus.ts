import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {builtCopy} from '../../builtCopy';
import {readPdf} from '../../pdf';

/** Letters and digits alone: outputs break lines and set signs in their own ways. */
const letters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}\p{So}]+/gu, '');

/** Text of elements in their order; what an output has besides or not at all is left out. */
function wordsOf(html: string, leftOut = ''): string {
  const $ = cheerio.load(html, null, false);
  $(
    `button, input, script, style, nav, .screenOnly, [hidden], [aria-hidden], [data-footnote-backref]${leftOut}`,
  ).remove();
  $('a[aria-label^="Direct link"]').remove();
  $('abbr[title]').each((_, words) => void $(words).append($(words).attr('title')!));
  $('math').replaceWith((_, formula) => $(formula).find('annotation').text());
  $('img').replaceWith((_, image) => $(image).attr('alt') ?? '');
  $('figure svg').replaceWith((_, svg) => `${$(svg).attr('aria-label')} ${$(svg).find('desc').text()}`);
  return letters($.root().text());
}

/** Returns the blocks of a page, which stay whole in every output. */
function blocksOf(html: string, leftOut: string): string[] {
  const $ = cheerio.load(html, null, false);
  const blocks = 'p, h2, h3, h4, h5, td, th, pre, figcaption, summary';
  return $(`${blocks}, li`)
    .not('.screenOnly *, [aria-hidden] *')
    .toArray()
    .flatMap((element) => {
      const copy = $(element).clone();
      // The words of an item, without nested lists.
      copy.find(`ul, ol, ${blocks}`).remove();
      return wordsOf($.html(copy), leftOut) || [];
    });
}

/** Adds the titles of links and pictures, which a PDF has in words. */
function withTitles(html: string): string {
  const $ = cheerio.load(html, null, false);
  $('a[title], img[title]').each((_, element) => void $(element).after(` ${$(element).attr('title')}`));
  return $.html();
}

/** Compares each output of the corpus (`corpus.ts`) with the page. Every difference must be in the build's log. */
export function describeCorpus(build: string, log: () => string): void {
  const {read, page, indexed} = builtCopy(build);
  const textAt = (address: string) => page(address)('main [data-text]').html()!;
  const guides = ['corpus/plain', 'corpus/rich', 'corpus/imports'];
  const article = 'blog/2025/03/01/corpus';
  const missing = (blocks: readonly string[], text: string) =>
    blocks.filter((block) => !text.includes(block));

  test.each([...guides, article])(
    'the page of %s has every kind of node, and nothing of its editors',
    (address) => {
      const html = textAt(address);
      const wanted = [
        ...[
          'blockquote blockquote',
          'ol[start="5"]',
          'li li input',
          'td br',
          'del',
          'aside aside',
          'details',
        ],
        ...['pre[data-language=js]', 'math', 'figure svg desc', 'figcaption', 'kbd', 'sub', 'sup', 'hr'],
        ...['section[data-footnotes]', 'h2 a[href="/pricing#plans"]'],
      ];
      const $ = cheerio.load(html);
      expect(wanted.filter((selector) => $(selector).length === 0)).toEqual([]);
      expect(html).not.toMatch(/NEVER|data-article/);
    },
  );

  test.each([...guides, article])('the Markdown of %s', (address) => {
    const markdown = read(`${address}.md`);
    const body = markdown.slice(markdown.indexOf('\n\n', markdown.indexOf('Page: <')));
    const text = execFileSync(process.execPath, [path.resolve(__dirname, '../../markdownText.mjs')], {
      input: body,
      encoding: 'utf8',
    });
    // Footnotes need no heading there; diagrams are as they were written.
    expect(letters(text)).toBe(
      wordsOf(textAt(address), ', #footnote-label, [data-footnote-ref], figure:has(svg)'),
    );
    expect(markdown).toContain('accTitle: Way of a report');
    expect(body).not.toMatch(/NEVER|\{#|^:::|^(?:import|export) \S+ (?:from|const)/m);
  });

  test('the item of the feed', () => {
    const {items} = JSON.parse(read('blog/feed.json')) as {items: {url: string; content_html: string}[]};
    const {content_html: content = ''} = items.find(({url}) => url.endsWith(article)) ?? {};
    // Boxes are signs there.
    expect(wordsOf(content).replace(/[☐☑]/g, '')).toBe(wordsOf(textAt(article)));
    expect(content).not.toMatch(/NEVER|class=|<(?:button|input|svg|math)|href="[/#]/);
    expect(content).toMatch(/<li><p><strong>Newest<\/strong><\/p>.*<\/ul>\s*<p>After the tabs/s);
    expect(content).toMatch(/<th align="center">.*<pre><code>\\frac/s);
  });

  test.each(guides)('the PDF of %s', (address) => {
    const {pages, links, boxes} = readPdf(
      readFileSync(path.join(build, `downloads/${path.basename(address)}.pdf`)),
    );
    const text = pages.map((page) => letters(page).replace(/Page\d+of\d+.*/, '')).join('');
    expect(missing(blocksOf(withTitles(textAt(address)), ', #footnote-label, figure img'), text)).toEqual([]);
    expect(boxes).toHaveLength(3);
    expect(links.some((link) => link?.endsWith('/pricing#plans'))).toBe(true);
    expect(links.filter((link) => link?.endsWith('#own-anchor'))).toEqual([]);
    expect(text).toContain(letters('A small box (Title of a small box) ends'));
    expect(text).not.toContain('NEVER');
  });

  test.each([...guides, article])('what the search knows of %s', (address) => {
    const {content} = indexed('').get(`/${address}`)!;
    const blocks = blocksOf(textAt(address), ', #footnote-label');
    expect(missing(blocks, letters(content))).toEqual([]);
    expect(letters(content)).toContain(letters('Way of a report From the scan to the report'));
    expect(content).not.toMatch(/NEVER|↩/);
  });

  test('what no output can show is said once, with file and heading', () => {
    const said = [...log().matchAll(/\/corpus\/plain\.md, below "Drawings": .*<svg>.*/g)];
    // In each language.
    expect(new Set(said.map(([sentence]) => sentence)).size).toBe(1);
  });
}
