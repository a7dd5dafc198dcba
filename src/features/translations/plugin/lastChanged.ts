import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {RouteMetadata} from '@docusaurus/types';
import {isPost} from '../../markdown';
import {readFrontMatter} from '../../markdown/plugin';

/** YAML parses some notations as dates. */
type Day = string | number | Date;

function dayOf(given: Day | undefined): string | undefined {
  const date = new Date(given ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/**
 * Returns the date of a text's last change, as stated in the text: `last_update`, or an article's date. Commit dates
 * would also count changes of links and comments.
 */
export async function lastChanged(
  siteDir: string,
  {sourceFilePath: source, lastUpdatedAt}: RouteMetadata = {},
): Promise<string | undefined> {
  if (lastUpdatedAt || !source || !/\.mdx?$/.test(source)) {
    return dayOf(lastUpdatedAt ?? undefined);
  }
  const filePath = path.join(siteDir, source);
  const {frontMatter} = await readFrontMatter(source, await readFile(filePath, 'utf8'));
  const {last_update: update, date} = frontMatter as {last_update?: {date?: Day}; date?: Day};
  const named = isPost(source) ? /\d{4}-\d\d-\d\d/.exec(source)?.[0] : undefined;
  return dayOf(update?.date ?? date ?? named);
}
