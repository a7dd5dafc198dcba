import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {LlmsContent} from '../../../content/llms';
import {brand} from '../../../data/brand';
import {routes as sitePaths} from '../../../data/routes';
import {languageName, sourceLanguage} from '../../../lib/locale';
import {outputFile} from '../../../lib/outputFile';
import {ownTitle} from '../../../lib/ownTitle';
import {isBelow, withoutTrailingSlash} from '../../../lib/samePath';
import {languageOf} from '../../../lib/publishedTexts';
import type {RenderedPage, SitePlugin} from '../../../rendering/lifecycle';
import {
  type PublishedText,
  contentOf,
  listsOfTexts,
  otherVersions,
  publishedTexts,
} from '../../../rendering/publishedTexts';
import {readWords, wordsFile} from '../../../lib/readWords';
import {stateOfPage} from '../../../lib/translationStates';
import {readStates} from '../../translations/plugin';
import {importInTurn} from '../../../lib/importInTurn';

interface Entry {
  readonly title: string;
  readonly address: string;
  readonly description?: string;
}

/** Content of `llms.txt` (https://llmstxt.org). */
interface LlmsFacts {
  readonly name: string;
  readonly summary: string;
  readonly details: string;
  /** In order; `Optional`, which models may skip, comes last. */
  readonly sections: readonly {readonly title: string; readonly entries: readonly Entry[]}[];
}

const inBrackets = (text: string) => text.replace(/[[\]]/g, '\\$&');

/** Returns the text of `llms.txt`. Sections without entries are left out. */
function llmsTxt({name, summary, details, sections}: LlmsFacts): string {
  const lists = sections
    .filter(({entries}) => entries.length > 0)
    .map(({title, entries}) =>
      [
        `## ${title}\n`,
        ...entries.map(
          (entry) =>
            `- [${inBrackets(entry.title)}](${entry.address})${entry.description ? `: ${entry.description}` : ''}`,
        ),
      ].join('\n'),
    );
  return `${[`# ${name}`, `> ${summary}`, details, ...lists].join('\n\n')}\n`;
}

const twinPath = (permalink: string) => `${permalink.replace(/\/$/, '/index')}.md`;

const legalPaths: readonly string[] = [sitePaths.terms, sitePaths.dpa];

/**
 * Writes `llms.txt` and beside each guide and article its Markdown, which the head of the page names. Texts that a
 * locale shows in another language are left to that one.
 */
export default function llms({siteDir, i18n}: LoadContext): SitePlugin {
  const {currentLocale, locales, localeConfigs} = i18n;
  const say = readWords<LlmsContent>(siteDir, currentLocale, 'llms');
  let texts: readonly PublishedText[] = [];
  let own: ReadonlyMap<string, PublishedText> = new Map();
  return {
    name: 'llms',
    headOf({plugins}) {
      texts = publishedTexts(contentOf(plugins));
      own = new Map(
        texts
          // Of several versions of the guides, the one that readers are led to.
          .filter(({source, version}) => !version && languageOf(source) === currentLocale)
          .map((text) => [text.permalink, text]),
      );
      return ({route, listed}) => {
        const text = listed && own.get(withoutTrailingSlash(route));
        return text ? `<link rel="alternate" type="text/markdown" href="${twinPath(text.permalink)}">` : '';
      };
    },
    async writeFiles({outDir, plugins, routes, siteConfig}, pages) {
      const {url, baseUrl, noIndex} = siteConfig;
      const {twinOf} = await importInTurn(() => import('./twin'));
      const shown = new Set(texts.map(({permalink}) => permalink));
      const listed = new Map(
        pages.filter((page) => page.listed).map((page) => [withoutTrailingSlash(page.route), page]),
      );
      const content = contentOf(plugins);
      const states = readStates(siteDir, content, baseUrl);
      const versions = otherVersions(content);
      const pathOf = (page: RenderedPage) => `/${page.route.slice(baseUrl.length)}`;
      // Lists repeat their texts. Only the blog's list is included.
      const lists = listsOfTexts(routes);
      const isList = (page: RenderedPage) =>
        lists.has(withoutTrailingSlash(page.route)) && pathOf(page) !== sitePaths.blog;
      const isOther = ({route}: RenderedPage) => versions.some((version) => isBelow(route, version.path));
      const entryOf = ({route, title, meta}: RenderedPage): Entry => ({
        title: ownTitle(title, siteConfig),
        description: meta.get('description'),
        address: url + route,
      });
      const others = pages.filter(
        (page) =>
          page.listed &&
          !shown.has(withoutTrailingSlash(page.route)) &&
          !isList(page) &&
          !isOther(page) &&
          // Shown in English for want of a translation.
          stateOfPage(states, currentLocale, pathOf(page)) !== 'missing',
      );
      const isLegal = (page: RenderedPage) => legalPaths.includes(pathOf(page));
      const site = others.filter((page) => !isLegal(page)).map(entryOf);
      const legal = others.filter(isLegal).map(entryOf);
      const entries: Record<'guide' | 'post', Entry[]> = {guide: [], post: []};
      for (const text of own.values()) {
        const {kind, permalink, title, description} = text;
        const page = listed.get(permalink);
        if (page) {
          const file = path.join(outDir, twinPath(permalink).slice(baseUrl.length));
          outputFile(file, twinOf(page, text, url, say.source));
          entries[kind].push({title, description, address: url + twinPath(permalink)});
        }
      }
      // The list falls back to English; the texts are still in the language of the locale.
      const borrowed =
        currentLocale !== sourceLanguage && !existsSync(path.join(siteDir, wordsFile(currentLocale, 'llms')));
      const otherLocales = locales
        .filter((locale) => locale !== currentLocale)
        .map((locale) => ({
          title: localeConfigs[locale]?.label ?? locale,
          address: `${url}${localeConfigs[locale]?.baseUrl ?? '/'}llms.txt`,
          description: say.optional.other(languageName(locale, borrowed ? sourceLanguage : currentLocale)),
        }));
      const home = url + baseUrl;
      const optional: Entry[] = [
        ...otherLocales,
        ...(entries.post.length > 0
          ? [{title: 'RSS', address: `${home}blog/rss.xml`, description: say.optional.feed}]
          : []),
        ...(noIndex
          ? []
          : [{title: 'Sitemap', address: `${home}sitemap.xml`, description: say.optional.sitemap}]),
      ];
      const sectionOf = (name: keyof LlmsContent['sections'], listed: readonly Entry[]) => ({
        title: say.sections[name] + (borrowed ? ` (${languageName(currentLocale, sourceLanguage)})` : ''),
        entries: listed,
      });
      writeFileSync(
        path.join(outDir, 'llms.txt'),
        llmsTxt({
          name: brand.name,
          summary: say.summary,
          details: say.details(brand.name),
          sections: [
            // The home page first.
            sectionOf(
              'site',
              site.sort((a, b) => a.address.length - b.address.length),
            ),
            sectionOf('guides', entries.guide),
            sectionOf('posts', entries.post),
            sectionOf('legal', legal),
            // A name that the format knows: what is below may be skipped.
            {title: 'Optional', entries: optional},
          ],
        }),
      );
    },
  };
}
