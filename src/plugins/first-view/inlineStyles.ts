import browserslist from 'browserslist';
import {browserslistToTargets, transform} from 'lightningcss';
import {PurgeCSS} from 'purgecss';
import {shortTokens} from './shortTokens';
import {mentionedIn, readTags, type PageTokens} from './tokens';

/** Attributes that scripts or the visitor set later: rules about them stay. */
const dynamicAttributes = ['data-consent', 'data-sticky', 'open', 'hidden', 'aria-invalid', 'aria-busy'];

/** The browsers of package.json. */
const targets = browserslistToTargets(browserslist(undefined, {path: __dirname}));

const link = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/g;
/** Font files of a style sheet, with the condition around them. */
const font = /(?:@media ([^{]+)\{(?:@font-face\{[^}]*\})*?)?@font-face\{[^}]*?url\(([^)]+\.woff2)\)/g;

/**
 * lightningcss repeats each `text-decoration` for Safari, which needs that only where it has a colour or style besides
 * the line.
 */
const needlessPrefix = /-webkit-text-decoration:(none|underline);(?=text-decoration:\1[;}])/g;

/** A condition without signs that end a tag. */
const plainRange = (media: string) =>
  media.replaceAll(/(width|height)([<>])=/g, (_, side, sign) => `${sign === '>' ? 'min' : 'max'}-${side}:`);

const hrefOf = (tag: string) => /\bhref="?([^"\s>]+)"?/.exec(tag)?.[1];

async function usedRules(css: string, tokens: PageTokens): Promise<string> {
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
  // Purging leaves empty rules and conditions behind.
  const {code} = transform({
    filename: 'page.css',
    code: Buffer.from(result?.css ?? css),
    minify: true,
    targets,
  });
  return code.toString().replaceAll(needlessPrefix, '');
}

/**
 * Makes the function that replaces the style sheet links of a page by a `<style>` with the rules it uses. Pages with
 * the same elements and classes share one result, so that a thousand guides cost as much as one.
 *
 * @param readStyles gives the text of a style sheet by its address
 */
export function createInliner(readStyles: (href: string) => Promise<string>) {
  const sheets = new Map<string, ReturnType<typeof readSheets>>();
  const results = new Map<string, Promise<string>>();

  async function readSheets(hrefs: readonly string[]) {
    const all = await Promise.all(
      // Addresses in a style sheet are relative to it; in the page they are not.
      hrefs.map(async (href) =>
        (await readStyles(href)).replaceAll(
          /url\((?!["']?(?:data:|\/))/g,
          `url(${href.replace(/[^/]*$/, '')}`,
        ),
      ),
    );
    const css = all.join('');
    return {css, mentioned: mentionedIn(css)};
  }

  return async function inline(page: string): Promise<string> {
    const hrefs = [...page.matchAll(link)].flatMap(([tag]) => hrefOf(tag) ?? []);
    if (hrefs.length === 0) {
      throw new Error('A page without a style sheet: does the template still link it?');
    }
    const sheet = sheets.get(hrefs.join()) ?? readSheets(hrefs);
    sheets.set(hrefs.join(), sheet);
    const {css, mentioned} = await sheet;
    const {html, tokens} = readTags(page, mentioned);
    const key = JSON.stringify([hrefs, tokens]);
    const result = results.get(key) ?? usedRules(css, tokens);
    results.set(key, result);
    const styles = shortTokens(await result, html);
    const fonts = [...styles.matchAll(font)].map(([, condition, href]) => {
      const media = condition ? ` media="${plainRange(condition)}"` : '';
      return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin${media}>`;
    });
    let index = 0;
    return html.replace(link, () => (index++ === 0 ? `${fonts.join('')}<style>${styles}</style>` : ''));
  };
}
