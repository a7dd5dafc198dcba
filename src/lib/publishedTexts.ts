/** Published texts and where their links lead. */
import path from 'node:path';
import {sourceLanguage} from './locale';

/** A published text: its file, relative to the site, and the path of its page with the locale. */
export interface PublishedText {
  readonly kind: 'guide' | 'post';
  readonly source: string;
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Name of the version of the guides it belongs to, where that is not the one that readers are led to. */
  readonly version?: string;
}

const translated = /^i18n\/([^/]+)\/docusaurus-plugin-content-(docs\/(?:current|version-[^/]+)|blog)\//;

/** Language in which a text is written, from its file; in a locale without a translation it is the original's. */
export const languageOf = (source: string): string => translated.exec(source)?.[1] ?? sourceLanguage;

/** The file that a text translates; itself where it is an original. */
export const originalOf = (source: string): string =>
  source.replace(translated, (_, _locale, folder: string) =>
    folder
      .replace(/^docs\/current$/, 'docs')
      .replace(/^docs\/version-/, 'versioned_docs/version-')
      .concat('/'),
  );

/** The folder that the links of an original text may begin at: 'docs', 'blog', 'versioned_docs/version-1.0'. */
const rootOf = (original: string) => /^(?:versioned_docs\/)?[^/]+/.exec(original)?.[0] ?? '';

/** Where the links of a text lead, as whole addresses. */
export interface Addresses {
  /** Origin of the site, without a slash at its end. */
  readonly url: string;
  /** Path of the locale's home, with a slash at its end. */
  readonly baseUrl: string;
  /** Paths of pages by the original file of their text, relative to the site. */
  readonly permalinks: Readonly<Record<string, string>>;
}

/** Addresses for the texts of a locale. */
export const addressesOf = (url: string, baseUrl: string, texts: readonly PublishedText[]): Addresses => ({
  url,
  baseUrl,
  permalinks: Object.fromEntries(texts.map(({source, permalink}) => [originalOf(source), permalink])),
});

/**
 * The whole address that a link of a text means. Files beside the text other than texts have no address that is known
 * before the build: they lead to the page of the text.
 *
 * @param link as it stands in the text: `./setup.md#prices`, `/pricing`, `#prices`, `https://…`
 */
export function wholeAddress(
  link: string,
  from: Pick<PublishedText, 'source' | 'permalink'>,
  {url, baseUrl, permalinks}: Addresses,
): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link) || link.startsWith('//')) {
    return link;
  }
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  if (target.startsWith('/')) {
    return url + baseUrl + target.slice(1) + rest;
  }
  const page = url + from.permalink;
  if (target === '') {
    return page + rest;
  }
  const own = originalOf(from.source);
  const beside = path.posix.join(path.posix.dirname(own), target);
  const fromRoot = `${rootOf(own)}/${target}`;
  const permalink = permalinks[beside] ?? permalinks[fromRoot];
  return permalink === undefined ? page : url + permalink + rest;
}
