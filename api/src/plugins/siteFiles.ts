import {readdir} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';

/** Where a path of the site leads. */
export type SiteTarget = {file: string} | {redirect: string} | undefined;

function urlOf(file: string): string {
  const path = `/${file}`;
  return path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path.replace(/\.html$/, '');
}

/**
 * Lists the built site once.
 *
 * @param dir Docusaurus's output, built with `trailingSlash: false`
 * @returns file (relative to `dir`) by decoded URL path; 404 pages are left out, they have no address of their own
 * @throws when `dir` is not there
 */
export async function listSite(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/(^|\/)(404\.html$|\.(?!well-known\/))/.test(file));
  return new Map(files.map((file) => [urlOf(file), file]));
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
export function findTarget(site: ReadonlyMap<string, string>, rawPath: string): SiteTarget {
  const path = decoded(rawPath);
  if (path === undefined) {
    return undefined;
  }
  const file = site.get(path);
  if (file) {
    return {file};
  }
  const spellings = [
    path.replace(/\/index\.html$/, '/'),
    path.replace(/\.html$/, ''),
    path.replace(/\/$/, ''),
    `${path}/`,
  ];
  const page = spellings.find((spelling) => site.has(spelling));
  return page === undefined ? undefined : {redirect: encodeURI(page)};
}
