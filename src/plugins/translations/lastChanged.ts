import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {RouteMetadata} from '@docusaurus/types';
import {isPost} from '../../lib/frontMatter';
import {readFrontMatter} from '../front-matter/readFrontMatter';

/** YAML makes dates of some notations. */
type Day = string | number | Date;

function dayOf(given: Day | undefined): string | undefined {
  const date = new Date(given ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/**
 * Returns the day on which the text of a page last changed, as the text says: `last_update`, else the day of an article.
 * Not the day of the commit: links and comments change, too.
 *
 * @returns `undefined` if nobody says
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
