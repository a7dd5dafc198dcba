import {bundle} from '../browser/bundle';
import {changedInside} from './reliance';

/** Places in the HTML of a page that are filled after the build (`page/writePages.ts`). */
export const places = {policy: '<!--policy-->', styles: '<!--styles-->', head: '<!--head-->'} as const;

/** What Docusaurus gives the template, as far as it is used here. */
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

/** Code of the template that stops the build where one of them is missing. */
const requireGiven = `<% for (const name of ${JSON.stringify(given)}) {
  if (it[name] === undefined) {
    throw new Error(${JSON.stringify(changedInside('The template is not given "NAME"').message)}.replace('NAME', name));
  }
} %>`;

/** Without the spaces and lines between tags. */
const lean = (template: string) => template.replace(/>\n\s*/g, '>').replace(/\n\s*/g, ' ');

/** Parts of the page script for pages that hold something with these attributes; no other page has them. */
const parts: Readonly<Record<string, readonly string[]>> = {
  copyCode: ['data-copy'],
  tabs: ['data-tabs'],
  checklists: ['data-checklist'],
  keepPlace: ['data-to=', 'data-text'],
};
const isUsed = (attributes: readonly string[]) =>
  `${JSON.stringify(attributes)}.every((attribute) => it.appHtml.includes(attribute))`;
const partOf = ([name, attributes]: readonly [string, readonly string[]]) =>
  `<% if (${isUsed(attributes)}) { %>${bundle(`page-script/${name}.ts`).code.trim()};<% } %>`;
/** One element, since the page's policy names each by its hash. */
const partsScript = `<% if (${Object.values(parts).map(isUsed).join(' || ')}) { %><script>${Object.entries(
  parts,
)
  .map(partOf)
  .join('')}</script><% } %>`;

/** Of the scripts, that of the islands, and that of the page where it is one as a whole (`alivePages`). */
const scripts = `it.scripts.filter((file) => {
  const [, name] = /\\/(islands|page-[\\w-]+)\\.\\w+\\.js$/.exec(file) ?? [];
  return name === 'islands' || it.bodyAttributes.includes('data-page-island="' + name + '"');
}).sort()`;

/** `data-rh` is how react-helmet finds its tags again, in browsers where it runs. */
const withoutHelmet = `.replaceAll(' data-rh="true"', '')`;

/**
 * The HTML around every page (Docusaurus's `ssrTemplate`). Docusaurus's own app is not loaded: pages are read as they
 * are, and `<body>` names what the page script loads when something needs React (`clientBuild`).
 * What theme-classic puts before the page (`preBodyTags`: a switch of themes, a sprite) is for parts that are not here.
 * Links are plain; the rules below let the browser fetch the next page while the pointer is on its way, except those to
 * the search, which opens in the page, and to downloads.
 */
export const pageTemplate = lean(`${requireGiven}<!DOCTYPE html>
<html <%~ it.htmlAttributes.replace(' data-has-hydrated="false"', '')${withoutHelmet} %>>
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
    ${partsScript}
  </body>
</html>`);
