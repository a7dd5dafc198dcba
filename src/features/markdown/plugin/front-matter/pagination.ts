import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf} from './readFrontMatter';

/** Fields that name a neighbour by its id, from the folder of all texts. */
const fields = ['pagination_next', 'pagination_prev'] as const;

/** Folders of texts; a translation names the ids of the originals. */
const folders: readonly (readonly [RegExp, (version: string) => string])[] = [
  [/^docs\/()/, () => 'docs'],
  [/^versioned_docs\/([^/]+)\//, (version) => `versioned_docs/${version}`],
  [
    /^i18n\/[^/]+\/docusaurus-plugin-content-docs\/([^/]+)\//,
    (version) => (version === 'current' ? 'docs' : `versioned_docs/${version}`),
  ],
];

/** Removes the ordering number from a name, but not a date or version. */
const bare = (name: string) => name.replace(/^(?!\d+[-_.]\d)\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');

/** Returns the last segment of a text's id: from its front matter, or its file name. */
const lastOf = (file: string) =>
  String(frontMatterOf(readFileSync(file, 'utf8')).id ?? bare(path.parse(file).name));

function hasText(folder: string, id: string): boolean {
  const [first = '', ...rest] = id.split('/');
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return entries.some((entry) => {
    const place = path.join(folder, entry.name);
    return rest.length > 0
      ? entry.isDirectory() && bare(entry.name) === first && hasText(place, rest.join('/'))
      : entry.isFile() && /\.mdx?$/.test(entry.name) && lastOf(place) === first;
  });
}

/** Neighbours of a text as Docusaurus looks for them. */
export interface Neighbours {
  /** Replacements for the text's fields. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Ids that no text has, by field. */
  readonly unknown: Readonly<Record<string, string>>;
}

/**
 * Reads `pagination_next` and `pagination_prev`. Texts from elsewhere name ids from the top of their own folder, so
 * each folder above the text is searched as well. Unknown ids are left out, because Docusaurus would fail: the
 * sidebar's neighbours replace them.
 *
 * @param file path of the text, relative to the site, with slashes
 */
export function neighboursOf(
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
  siteDir = '.',
): Neighbours {
  const [root, inside] = folders.flatMap(([pattern, rootOf]) => {
    const [start, version = ''] = pattern.exec(file) ?? [];
    return start === undefined ? [] : [rootOf(version), file.slice(start.length)];
  });
  const result = {fields: {} as Record<string, unknown>, unknown: {} as Record<string, string>};
  for (const field of fields) {
    const id = frontMatter[field];
    if (root !== undefined && inside !== undefined && typeof id === 'string') {
      const above = path.posix.dirname(inside).split('/').map(bare);
      const found = [[], ...above.map((_, index) => above.slice(0, index + 1))]
        .map((segments) => [...segments, id].join('/'))
        .find((candidate) => hasText(path.join(siteDir, root), candidate));
      result.fields[field] = found;
      if (found === undefined) {
        result.unknown[field] = id;
      }
    }
  }
  return result;
}
