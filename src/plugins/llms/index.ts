import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {llms as italian} from '../../../i18n/it/content/llms';
import {llms as english, type LlmsContent} from '../../content/llms';
import {brand} from '../../data/brand';
import {routes as sitePaths} from '../../data/routes';
import type {PageStepMaker} from '../first-view/pageSteps';
import {addressesOf, contentOf, languageOf, publishedTexts} from '../texts';
import {type Entry, llmsTxt} from './llmsTxt';
import {twinOf} from './twin';

const words: Readonly<Record<string, LlmsContent>> = {en: english, it: italian};

const noindex = /<meta\b[^>]*name="?robots"?[^>]*noindex/;

/** Title and description of a page; none where it may not be found. */
function describe(html: string): Omit<Entry, 'address'> | undefined {
  const head = html.slice(0, html.indexOf('<style>'));
  if (noindex.test(head)) {
    return undefined;
  }
  const $ = load(head);
  return {
    title: $('title').text().replace(` | ${brand.name}`, ''),
    description: $('meta[name=description]').attr('content'),
  };
}

/**
 * Writes `llms.txt` and beside each guide and article its Markdown, which the head of the page names. Texts that a
 * locale shows in another language are left to that one.
 */
export const llms: PageStepMaker = ({outDir, plugins, siteConfig}, {siteDir, i18n}) => {
  const {url, baseUrl} = siteConfig;
  const {currentLocale, locales, localeConfigs} = i18n;
  const say = words[currentLocale] ?? english;
  const texts = publishedTexts(contentOf(plugins));
  const addresses = addressesOf(url, baseUrl, texts);
  const own = new Map(
    texts.filter(({source}) => languageOf(source) === currentLocale).map((text) => [text.permalink, text]),
  );
  const shown = new Set(texts.map(({permalink}) => permalink));
  const legalPaths: readonly string[] = [sitePaths.terms, sitePaths.dpa];
  const [site, legal]: [Entry[], Entry[]] = [[], []];
  const listed = new Set<string>();
  const twinPath = (permalink: string) => `${permalink.replace(/\/$/, '/index')}.md`;

  /** Lists of articles hold nothing that the articles do not. */
  const isList = (route: string) => /^\/blog\//.test(route);

  return {
    change(html, permalink) {
      const route = `/${permalink.slice(baseUrl.length)}`;
      if (own.has(permalink)) {
        if (noindex.test(html.slice(0, html.indexOf('<style>')))) {
          return html;
        }
        listed.add(permalink);
        return html.replace(
          '</head>',
          `<link rel="alternate" type="text/markdown" href="${twinPath(permalink)}"></head>`,
        );
      }
      const page = shown.has(permalink) || isList(route) ? undefined : describe(html);
      if (page && !/^\/404/.test(route)) {
        (legalPaths.includes(route) ? legal : site).push({...page, address: url + permalink});
      }
      return html;
    },
    async finish() {
      const entries: Record<'guide' | 'post', Entry[]> = {guide: [], post: []};
      for (const text of own.values()) {
        const {kind, permalink, source, title, description} = text;
        if (listed.has(permalink)) {
          const file = path.join(outDir, twinPath(permalink).slice(baseUrl.length));
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(file, twinOf(readFileSync(path.join(siteDir, source), 'utf8'), text, addresses, say));
          entries[kind].push({title, description, address: url + twinPath(permalink)});
        }
      }
      const others = locales
        .filter((locale) => locale !== currentLocale)
        .map((locale) => ({
          title: localeConfigs[locale]?.label ?? locale,
          address: `${url}${localeConfigs[locale]?.baseUrl ?? '/'}llms.txt`,
          description: say.optional.other,
        }));
      const home = url + baseUrl;
      const optional: Entry[] = [
        ...others,
        ...(entries.post.length > 0
          ? [{title: 'RSS', address: `${home}blog/rss.xml`, description: say.optional.feed}]
          : []),
        {title: 'Sitemap', address: `${home}sitemap.xml`, description: say.optional.sitemap},
      ];
      const {sections} = say;
      writeFileSync(
        path.join(outDir, 'llms.txt'),
        llmsTxt({
          name: brand.name,
          summary: say.summary,
          details: say.details(brand.name),
          sections: [
            // The home page first.
            {title: sections.site, entries: site.sort((a, b) => a.address.length - b.address.length)},
            {title: sections.guides, entries: entries.guide},
            {title: sections.posts, entries: entries.post},
            {title: sections.legal, entries: legal},
            // A name that the format knows: what is below may be skipped.
            {title: 'Optional', entries: optional},
          ],
        }),
      );
    },
  };
};
