import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {leaveOutCalls} from '../../../rendering/stopFor';
import {faultsError} from '../../../rendering/textFaults';
import {lineOfField} from '../../markdown/plugin';

/** Folders of articles and the list of authors, the language's own first. */
interface BlogFolders {
  readonly siteDir: string;
  /** Absolute paths. */
  readonly folders: readonly string[];
  /** Option `authorsMapPath`. */
  readonly authorsFile: string;
}

/**
 * Docusaurus reads one list of authors per language, the language's own if present, and an unknown-author error does
 * not name the list.
 *
 * @returns an error with article, line and list if an author is unknown, else the given one
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
