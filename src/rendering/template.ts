import {changedInside} from './reliance';

/** Placeholders in a page's HTML, filled after the build (`page/writePages.ts`). */
export const places = {policy: '<!--policy-->', styles: '<!--styles-->', head: '<!--head-->'} as const;

/** Docusaurus's template variables used here. */
const given = [
  'appHtml',
  'baseUrl',
  'bodyAttributes',
  'headTags',
  'htmlAttributes',
  'metaAttributes',
  'postBodyTags',
  'scripts',
  'stylesheets',
];

/** Marks for Docusaurus's app and react-helmet, which do not run in the browser. */
const hydrated = ' data-has-hydrated="false"';
const helmet = ' data-rh="true"';

/** Template code that fails the build if a variable or a mark is missing. */
const requireGiven = `<% for (const name of ${JSON.stringify(given)}) {
  if (it[name] === undefined) {
    throw new Error(${JSON.stringify(changedInside('The template is not given "NAME"').message)}.replace('NAME', name));
  }
}
if (!it.htmlAttributes.includes(${JSON.stringify(hydrated)}) || !it.metaAttributes.join('').includes(${JSON.stringify(helmet)})) {
  throw new Error(${JSON.stringify(changedInside('The template finds no marks of hydration to leave out').message)});
} %>`;

/** Removes spaces and line breaks between tags. */
const lean = (template: string) => template.replace(/>\n\s*/g, '>').replace(/\n\s*/g, ' ');

/** A script for pages that need it. */
export interface PagePart {
  readonly code: string;
  /** Attributes that occur in the HTML of such pages. */
  readonly attributes: readonly string[];
}

const isUsed = ({attributes}: PagePart) =>
  `${JSON.stringify(attributes)}.every((attribute) => it.appHtml.includes(attribute))`;
/** One element, because the page's policy has a hash for each. */
const scriptOf = (parts: readonly PagePart[]) =>
  parts.length > 0
    ? `<% if (${parts.map(isUsed).join(' || ')}) { %><script>${parts
        .map((part) => `<% if (${isUsed(part)}) { %>${part.code.trim()};<% } %>`)
        .join('')}</script><% } %>`
    : '';

/** Scripts of the islands, and of the page if it is one as a whole (`alivePages`). */
const scripts = `it.scripts.filter((file) => {
  const [, name] = /\\/(islands|page-[\\w-]+)\\.\\w+\\.js$/.exec(file) ?? [];
  return name === 'islands' || it.bodyAttributes.includes('data-page-island="' + name + '"');
}).sort()`;

const withoutHelmet = `.replaceAll('${helmet}', '')`;

/**
 * HTML around every page (Docusaurus's `ssrTemplate`). Docusaurus's app is not loaded: pages are static, and `<body>`
 * names what the page script loads when something needs React (`clientBuild`). Omits theme-classic's `preBodyTags` (a
 * theme switch, a sprite), whose parts are not used. Links are plain. The speculation rules below let the browser
 * prefetch the next page while the pointer approaches, except for the search, which opens in the page, and downloads.
 */
export const pageTemplate = (parts: readonly PagePart[] = []): string =>
  lean(`${requireGiven}<!DOCTYPE html>
<html <%~ it.htmlAttributes.replace('${hydrated}', '')${withoutHelmet} %>>
  <head>
    <meta charset="UTF-8">
    ${places.policy}
    <%~ it.metaAttributes.join('')${withoutHelmet} %>
    <%~ it.headTags %>
    ${places.head}
    ${places.styles}
    <script type="speculationrules">{"prefetch":[{"where":{"selector_matches":"[href^='/']:not([data-search],[download])"},"eagerness":"moderate"}]}</script>
  </head>
  <body <%~ it.bodyAttributes${withoutHelmet} %>
    data-styles="<%= it.stylesheets.map((file) => it.baseUrl + file).join(' ') %>"
    data-scripts="<%= ${scripts}.map((file) => it.baseUrl + file).join(' ') %>">
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    ${scriptOf(parts)}
  </body>
</html>`);
