import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {leaveOutCalls} from '../../lib/stopFor';
import {faultsError} from '../../lib/textErrors';
import {lineOfField} from '../front-matter/readFrontMatter';

/** Where Docusaurus looks for articles and for the list of their authors, the language's own folder first. */
interface BlogFolders {
  readonly siteDir: string;
  /** Whole paths. */
  readonly folders: readonly string[];
  /** `authorsMapPath` of the options. */
  readonly authorsFile: string;
}

/**
 * Docusaurus reads one list of authors for each language, that of its own folder where there is one, and does not say which
 * when an author is not in it.
 *
 * @param error with which the blog's articles could not be read
 * @returns the same that names article, line and list, where it is about an author; else the error itself
 */
export function namingAuthorsFile(error: unknown, {siteDir, folders, authorsFile}: BlogFolders): unknown {
  const {message, cause} = error as Partial<Error>;
  const [, article] =
    /blog source file path=(\S.*?) failed/.exec(stripVTControlCharacters(message ?? '')) ?? [];
  const [, key] =
    /^Blog author with key "(.+)" not found/.exec((cause as Error | undefined)?.message ?? '') ?? [];
  const find = (file: string) =>
    folders.map((folder) => path.join(folder, file)).find((place) => existsSync(place));
  const [text, list] = [article && find(article), find(authorsFile)];
  if (!key || !text || !list) {
    return error;
  }
  const nameOf = (file: string) => path.relative(siteDir, file).replaceAll(path.sep, '/');
  const line = lineOfField(readFileSync(text, 'utf8'), 'authors');
  const {message: said} = faultsError([
    {line, message: `authors: "${key}" is not in ${nameOf(list)}: write the author there, or mend the name`},
  ]);
  leaveOutCalls();
  return new Error(`${nameOf(text)}: ${said}`);
}
