import {PurgeCSS} from 'purgecss';
import {tokensOf} from './tokens';

/** Attributes that scripts or the visitor set later: rules about them stay. */
const dynamicAttributes = ['data-consent', 'data-sticky', 'open', 'hidden', 'aria-invalid', 'aria-busy'];

const link = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/g;
const hrefOf = (tag: string) => /\bhref="?([^"\s>]+)"?/.exec(tag)?.[1];

async function usedRules(css: string, tokens: ReturnType<typeof tokensOf>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'html'}],
    css: [{raw: css}],
    extractors: [{extensions: ['html'], extractor: () => ({...tokens, undetermined: []})}],
    dynamicAttributes,
    // A selector of a pseudo-class alone would be taken for one that nothing matches.
    safelist: {standard: [/^:focus-visible$/]},
    keyframes: true,
    variables: true,
  });
  return result?.css ?? css;
}

/**
 * Makes the function that replaces the style sheet links of a page by a `<style>` with the rules it uses. Pages with
 * the same elements and classes share one result, so that a thousand guides cost as much as one.
 *
 * @param readStyles gives the text of a style sheet by its address
 */
export function createInliner(readStyles: (href: string) => Promise<string>) {
  const sheets = new Map<string, Promise<string>>();
  const results = new Map<string, Promise<string>>();

  return async function inline(html: string): Promise<string> {
    const hrefs = [...html.matchAll(link)].flatMap(([tag]) => hrefOf(tag) ?? []);
    if (hrefs.length === 0) {
      throw new Error('A page without a style sheet: does the template still link it?');
    }
    const styles: string[] = [];
    for (const href of hrefs) {
      const sheet = sheets.get(href) ?? readStyles(href);
      sheets.set(href, sheet);
      const css = await sheet;
      const tokens = tokensOf(html, css);
      const key = JSON.stringify([href, tokens]);
      const result = results.get(key) ?? usedRules(css, tokens);
      results.set(key, result);
      // Addresses in a style sheet are relative to it; in the page they are not.
      styles.push(
        (await result).replaceAll(/url\((?!["']?(?:data:|\/))/g, `url(${href.replace(/[^/]*$/, '')}`),
      );
    }
    let index = 0;
    return html.replaceAll(link, () => (index++ === 0 ? `<style>${styles.join('')}</style>` : ''));
  };
}
