import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import * as cheerio from 'cheerio';

export interface Indexed {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

export function builtCopy(build: string) {
  const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
  return {
    read,
    /** Parses a page, by address without the leading slash. */
    page: (address: string) => cheerio.load(read(`${address}.html`)),
    pagesIn: (folder: string) =>
      readdirSync(path.join(build, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.html'))
        .map((file) => file.replace(/\.html$/, '').replaceAll(path.sep, '/')),
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
