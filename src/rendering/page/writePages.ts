import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiOrigin} from '../../lib/siteAddress';
import type {BuiltLocale, RenderedPage, SitePlugin} from '../lifecycle';
import {changedInside} from '../reliance';
import {resultOf} from '../results';
import {fillPage, foreignFrames, foreignMedia, partsOf, sheetsOf} from './finishPage';
import {type PageContent, type ReadPage, readPage} from './readPage';
import {createStylePicker} from './usedStyles';

/** Returns the file of a page, for any `trailingSlash`. */
function fileOf(route: string, {outDir, baseUrl}: BuiltLocale): string {
  const name = route.slice(baseUrl.length);
  const file = [name, `${name}.html`, path.join(name, 'index.html')]
    .map((inside) => path.join(outDir, inside))
    .find((candidate) => candidate.endsWith('.html') && existsSync(candidate));
  if (!file) {
    throw changedInside(`The page ${route} was rendered into no file of ${outDir} that is known`);
  }
  return file;
}

/** Decodes a URL. Invalid percent signs are part of the file name. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Returns URLs of hashed files in a page: pictures, downloads, fonts. */
function assetsOf({attributes}: PageContent, baseUrl: string): string[] {
  const valuesOf = (names: readonly string[]) => names.flatMap((name) => [...(attributes.get(name) ?? [])]);
  const lists = valuesOf(['srcset', 'imagesrcset']).flatMap((list) => list.split(/,?\s+/));
  return [...valuesOf(['src', 'href']), ...lists]
    .filter((address) => address.startsWith(`${baseUrl}assets/`))
    .map((address) => decoded(address.replace(/[?#].*$/, '')));
}

/** Warns once about pages whose third-party content stays empty, since nothing loads before consent. */
function warnOfEmpty([what, advice]: readonly [string, string], pages: readonly ForeignFiles[]): void {
  const list = pages.flatMap(({route, addresses}) =>
    addresses.length > 0 ? `\n  ${route}: ${addresses.join(', ')}` : [],
  );
  if (list.length > 0) {
    console.warn(
      `[WARNING] These pages hold ${what} of another site, which stays empty: nothing is loaded from others before the visitor allows it. ${advice}${list.join('')}`,
    );
  }
}

const emptyFrames = [
  'an <iframe>',
  'List the site in src/data/thirdParties.ts and use <Embed> (CONTRIBUTING.md, "Add a third party").',
] as const;
const emptyMedia = [
  'a picture, film or sound',
  'Lay the file beside the text, or into static/ for authors.yml (CONTRIBUTING.md, "Put a picture into a text").',
] as const;

/** A page's URLs of other sites. */
interface ForeignFiles {
  readonly route: string;
  readonly addresses: readonly string[];
}

/** Marks of components for the build's readers of the page. Browsers do not need them. */
const marks = / data-article(?:-source)?="[^"]*"/g;

const noIndex = '<meta name="robots" content="noindex, nofollow">';

/** Throws if a file that a page names is missing. Runs after all files are written. */
export type RequireAssets = () => void;

/**
 * Writes the final pages of a locale.
 *
 * @param api origin of the site's API; by default, the pages' own
 * @throws Error with the name of a page that cannot be finished
 */
export function writePages(
  locale: BuiltLocale,
  plugins: readonly SitePlugin[],
  api?: ApiOrigin,
): {pages: RenderedPage[]; requireAssets: RequireAssets} {
  const {outDir, baseUrl, routesPaths, siteConfig} = locale;
  const writers = plugins.flatMap(({headOf}) => headOf?.(locale) ?? []);
  const sheets = new Map<string, string>();
  const sheetOf = (sheet: string) => {
    const css = sheets.get(sheet) ?? readFileSync(path.join(outDir, sheet.slice(baseUrl.length)), 'utf8');
    sheets.set(sheet, css);
    return css;
  };
  const pickers = new Map<string, ReturnType<typeof createStylePicker>>();
  const pickerOf = (sheet: string) => {
    const picker = pickers.get(sheet) ?? createStylePicker(sheetOf(sheet));
    pickers.set(sheet, picker);
    return picker;
  };
  const named = new Map<string, string>();
  const frames: ForeignFiles[] = [];
  const media: ForeignFiles[] = [];
  const pages = [...new Set(routesPaths)].map((route) => {
    const file = fileOf(route, locale);
    // Synchronous, because nothing else runs meanwhile: promises would only cost time.
    const rendered = readFileSync(file, 'utf8');
    const html = rendered.replace(marks, '');
    let content: ReadPage | undefined;
    const read = () => (content ??= readPage(html));
    const {title, meta, ...facts} = resultOf(['facts', html, baseUrl], () => ({
      title: read().title,
      meta: read().meta,
      frames: foreignFrames(read()),
      media: foreignMedia(read()),
      assets: assetsOf(read().content, baseUrl),
      sheets: sheetsOf(read()),
    }));
    frames.push({route, addresses: facts.frames});
    media.push({route, addresses: facts.media});
    facts.assets.forEach((address) => named.set(address, route));
    const listed = !meta.get('robots')?.includes('noindex');
    const page: RenderedPage = {route, file, title, meta, listed, rendered};
    try {
      // For search engines only: the site's search index is the same without `noIndex`.
      const hidden = siteConfig.noIndex && !meta.has('robots') ? noIndex : '';
      const head = hidden + writers.map((write) => write(page)).join('');
      const stylesOf = (sheet: string, used: PageContent) => pickerOf(sheet)(used);
      const subject = [html, head, JSON.stringify(api ?? {}), ...facts.sheets.map(sheetOf)];
      const parts = resultOf(['parts', ...subject], () => partsOf(html, read(), {stylesOf, head, api}));
      writeFileSync(file, fillPage(html, parts));
    } catch (error) {
      throw new Error(`The page ${route} could not be finished: ${(error as Error).message}`, {cause: error});
    }
    return page;
  });
  warnOfEmpty(emptyFrames, frames);
  warnOfEmpty(emptyMedia, media);
  return {
    pages,
    requireAssets() {
      const missing = [...named].find(
        ([address]) => !existsSync(path.join(outDir, address.slice(baseUrl.length))),
      );
      if (missing) {
        const [address, route] = missing;
        throw changedInside(`The page ${route} names ${address}, which is not in the build`);
      }
    },
  };
}
