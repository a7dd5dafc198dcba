import {readdir, readFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import {parseRedirects} from '../../../src/lib/redirects';

/** Files of a build, by path relative to its folder, with `/`. */
export interface Site {
  /** Files by address (decoded URL path). */
  readonly files: ReadonlyMap<string, string>;
  readonly notFoundPages: ReadonlySet<string>;
  /** Redirects, by decoded path without a trailing slash. */
  readonly redirects: ReadonlyMap<string, string>;
}

const redirectsFile = '_redirects';

const addressOf = (file: string) => `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '');

/**
 * Lists the built site once. Hidden files have no address, and neither have `page.html.br` and `page.html.gz` beside
 * `page.html`.
 *
 * @param dir Docusaurus's output, built with `trailingSlash: false`
 * @throws if `dir` does not exist
 */
export async function listSite(dir: string): Promise<Site> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !/(^|\/)\.(?!well-known\/)/.test(file)),
  );
  const shown = [...names].filter((file) => !/\.(?:br|gz)$/.test(file) || !names.has(file.slice(0, -3)));
  const isNotFoundPage = (file: string) => /(^|\/)404\.html$/.test(file);
  const moved = names.has(redirectsFile) ? await readFile(join(dir, redirectsFile), 'utf8') : '';
  return {
    files: new Map(shown.filter((file) => !isNotFoundPage(file)).map((file) => [addressOf(file), file])),
    notFoundPages: new Set(shown.filter(isNotFoundPage)),
    redirects: parseRedirects(moved),
  };
}

// Decodes segment by segment, so that an encoded slash never becomes a separator.
function decoded(path: string): string | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.some((segment) => /[/\\\0]/.test(segment)) ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}

/** Finds the file of a raw URL path, or the canonical address for another spelling. */
export function findTarget(
  files: Site['files'],
  rawPath: string,
): {file: string} | {redirect: string} | undefined {
  const path = decoded(rawPath);
  if (path === undefined) {
    return undefined;
  }
  const file = files.get(path);
  if (file !== undefined) {
    return {file};
  }
  const spellings = [
    path.replace(/\/index\.html$/, '/'),
    path.replace(/\.html$/, ''),
    path.replace(/\/$/, ''),
    `${path}/`,
  ];
  const page = spellings.find((spelling) => files.has(spelling));
  return page === undefined ? undefined : {redirect: encodeURI(page).replaceAll(/[#?]/g, encodeURIComponent)};
}
