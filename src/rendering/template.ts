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

/** A part of the page script for pages that hold something with an attribute; no other page has it. */
const scriptOf = (attribute: string, name: string) =>
  `<% if (it.appHtml.includes('${attribute}')) { %><script>${bundle(`page-script/${name}.ts`).code}</script><% } %>`;

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
    ${scriptOf('data-copy', 'copyCode')}
    ${scriptOf('data-tabs', 'tabs')}
    ${scriptOf('data-checklist', 'checklists')}
    <% if (it.appHtml.includes('data-to=')) { %>${scriptOf('data-text', 'keepPlace')}<% } %>
  </body>
</html>`);
