import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import * as cheerio from 'cheerio';

/** What the search knows of a page. */
export interface Indexed {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads what was built of a copy.
 *
 * @param build its folder
 */
export function builtCopy(build: string) {
  const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
  return {
    read,
    /** A page, by its address without the slash at its beginning. */
    page: (address: string) => cheerio.load(read(`${address}.html`)),
    /** Names of the pages in a folder, without their end. */
    pagesIn: (folder: string) =>
      readdirSync(path.join(build, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.html'))
        .map((file) => file.replace(/\.html$/, '').replaceAll(path.sep, '/')),
    /** What the search knows of each page of a language, by address. */
    indexed(language: string): Map<string, Indexed> {
      const folder = path.join(build, language, 'pagefind/fragment');
      const fragments = readdirSync(folder).filter((name) => name.endsWith('.pf_fragment'));
      return new Map(
        fragments.map((name) => {
          const text = gunzipSync(readFileSync(path.join(folder, name))).toString();
          const page = JSON.parse(text.slice(text.indexOf('{'))) as Indexed;
          return [page.url, page];
        }),
      );
    },
  };
}
