import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltLocale, RenderedPage, SitePlugin} from '../lifecycle';
import {changedInside} from '../reliance';
import {resultOf} from '../results';
import {fillPage, partsOf, sheetsOf} from './finishPage';
import {factsOf, type PageContent, type ReadPage, readPage} from './readPage';
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

/** Marks of components for the build's readers of the page. Browsers do not need them. */
const marks = / data-article(?:-source)?="[^"]*"/g;

const noIndex = '<meta name="robots" content="noindex, nofollow">';

/** Throws if a file that a page names is missing. Runs after all files are written. */
export type RequireAssets = () => void;

/**
 * Writes the final pages of a locale.
 *
 * @throws Error with the name of a page that cannot be finished
 */
export function writePages(
  locale: BuiltLocale,
  plugins: readonly SitePlugin[],
): {pages: RenderedPage[]; requireAssets: RequireAssets} {
  const {outDir, baseUrl, routesPaths, siteConfig} = locale;
  const writers = plugins.flatMap(({headOf}) => headOf?.(locale) ?? []);
  const styleSheets = new Map<string, string>();
  const sheetOf = (sheet: string) => {
    const css =
      styleSheets.get(sheet) ?? readFileSync(path.join(outDir, sheet.slice(baseUrl.length)), 'utf8');
    styleSheets.set(sheet, css);
    return css;
  };
  const pickers = new Map<string, ReturnType<typeof createStylePicker>>();
  const pickerOf = (sheet: string) => {
    const picker = pickers.get(sheet) ?? createStylePicker(sheetOf(sheet));
    pickers.set(sheet, picker);
    return picker;
  };
  const named = new Map<string, string>();
  const pages = [...new Set(routesPaths)].map((route) => {
    const file = fileOf(route, locale);
    // Synchronous, because nothing else runs meanwhile: promises would only cost time.
    const rendered = readFileSync(file, 'utf8');
    const html = rendered.replace(marks, '');
    let content: ReadPage | undefined;
    const read = () => (content ??= readPage(html));
    const {assets, sheets, ...facts} = resultOf(['facts', html, baseUrl], () => ({
      ...factsOf(read()),
      assets: assetsOf(read().content, baseUrl),
      sheets: sheetsOf(read()),
    }));
    const {title, meta} = facts;
    assets.forEach((address) => named.set(address, route));
    const listed = !meta.get('robots')?.includes('noindex');
    const page: RenderedPage = {route, file, title, meta, listed, rendered};
    try {
      // For search engines only: the site's search index is the same without `noIndex`.
      const hidden = siteConfig.noIndex && !meta.has('robots') ? noIndex : '';
      const head = hidden + writers.map((write) => write(page)).join('');
      const sources = plugins.flatMap(({sourcesOf}) => sourcesOf?.(route, facts) ?? []);
      const stylesOf = (sheet: string, used: PageContent) => pickerOf(sheet)(used);
      const subject = [html, head, JSON.stringify(sources), ...sheets.map(sheetOf)];
      const parts = resultOf(['parts', ...subject], () => partsOf(html, read(), {stylesOf, head, sources}));
      writeFileSync(file, fillPage(html, parts));
    } catch (error) {
      throw new Error(`The page ${route} could not be finished: ${(error as Error).message}`, {cause: error});
    }
    return page;
  });
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
