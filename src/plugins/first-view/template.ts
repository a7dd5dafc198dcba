import {copyScript} from '../page-script';

/** Without the spaces and lines between tags. */
const lean = (template: string) => template.replace(/>\n\s*/g, '>').replace(/\n\s*/g, ' ');

/**
 * The HTML around every page (Docusaurus's `ssrTemplate`). Docusaurus's own app is not loaded: pages are read as they
 * are, and `<body>` names what the page script loads when something needs React (src/plugins/islands).
 * What theme-classic puts before the page (`preBodyTags`: a switch of themes, a sprite) is for parts that are not here.
 * Links are plain; the rules below let the browser fetch the next page while the pointer is on its way, except those to
 * the search, which opens in the page, and to downloads.
 */
export const pageTemplate = lean(`<!DOCTYPE html>
<html <%~ it.htmlAttributes.replace(' data-has-hydrated="false"', '') %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
    <%~ it.headTags %>
    <script type="speculationrules">{"prefetch":[{"where":{"selector_matches":"[href^='/']:not([data-search],[download])"},"eagerness":"moderate"}]}</script>
  </head>
  <body <%~ it.bodyAttributes %>
    data-styles="<%= it.stylesheets.map((file) => it.baseUrl + file).join(' ') %>"
    data-scripts="<%= it.scripts.filter((file) => file.includes('islands')).map((file) => it.baseUrl + file).join(' ') %>">
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <% if (it.appHtml.includes('data-copy')) { %><script>${copyScript()}</script><% } %>
  </body>
</html>`);
