import {readdir, readFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import {parseRedirects} from '../../../src/lib/redirects';
import {type Coding, codings} from '../http/chooseCoding';

/** A file of the build. */
export interface SiteFile {
  /** Path below the folder of the build, with `/`. */
  readonly file: string;
  /** Codings in which it also lies beside itself, best first. */
  readonly codings: readonly Coding[];
}

/** What the folder of a build holds. */
export interface Site {
  /** By decoded URL path. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** 404 pages by their path in the folder: they have no address of their own. */
  readonly notFoundPages: ReadonlyMap<string, SiteFile>;
  /** Where addresses that have moved lead, by their decoded path without a slash at the end. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** Where a path of the site leads. */
export type SiteTarget = {file: SiteFile} | {redirect: string} | undefined;

/** What the name of a file ends in when it holds another one in a coding. */
export const suffixes = {br: '.br', gzip: '.gz'} as const satisfies Record<Coding, string>;

/** The list that static hosts read. */
const redirectsFile = '_redirects';

function urlOf(file: string): string {
  const path = `/${file}`;
  return path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path.replace(/\.html$/, '');
}

/**
 * Lists the built site once. `page.html.br` and `page.html.gz` are codings of `page.html` and have no address of their
 * own; without a `page.html` they are files like any other.
 *
 * @param dir Docusaurus's output, built with `trailingSlash: false`
 * @throws when `dir` is not there
 */
export async function listSite(dir: string): Promise<Site> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !/(^|\/)\.(?!well-known\/)/.test(file)),
  );
  const isCoded = (name: string) =>
    codings.some((coding) => {
      const suffix = suffixes[coding];
      return name.endsWith(suffix) && names.has(name.slice(0, -suffix.length));
    });

  const files = new Map<string, SiteFile>();
  const notFoundPages = new Map<string, SiteFile>();
  for (const file of names) {
    if (isCoded(file)) {
      continue;
    }
    const found = {file, codings: codings.filter((coding) => names.has(file + suffixes[coding]))};
    if (/(^|\/)404\.html$/.test(file)) {
      notFoundPages.set(file, found);
    } else {
      files.set(urlOf(file), found);
    }
  }
  const moved = names.has(redirectsFile) ? await readFile(join(dir, redirectsFile), 'utf8') : '';
  return {files, notFoundPages, redirects: parseRedirects(moved)};
}

// Segment by segment, so that an encoded slash never becomes a separator.
function decoded(path: string): string | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent);
    return segments.some((segment) => /[/\\\0]/.test(segment)) ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}

/** Finds the file for a raw URL path, or the one address of the page it means. Never leaves the list. */
export function findTarget(files: Site['files'], rawPath: string): SiteTarget {
  const path = decoded(rawPath);
  if (path === undefined) {
    return undefined;
  }
  const file = files.get(path);
  if (file) {
    return {file};
  }
  const spellings = [
    path.replace(/\/index\.html$/, '/'),
    path.replace(/\.html$/, ''),
    path.replace(/\/$/, ''),
    `${path}/`,
  ];
  const page = spellings.find((spelling) => files.has(spelling));
  return page === undefined ? undefined : {redirect: encodeURI(page)};
}
