/** Files of the build and of the project: compressed twins, and what README promises. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {languages} from '../languages';
import {build, filesBelow, root} from './site';

const files = filesBelow(build);
const inBuild = (file: string) => readFileSync(path.join(build, file));

it.each([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const)(
  'every text has its %s, which says the same and is smaller, and nothing else has one',
  (end, decompress) => {
    const there = new Set(files);
    for (const kind of ['.html', '.js', '.css', '.svg', '.xml']) {
      const texts = files.filter((file) => file.endsWith(kind));
      expect(texts.length).toBeGreaterThan(0);
      const wrong = texts.filter((file) => {
        const text = inBuild(file);
        if (!there.has(file + end)) {
          // A file of a few lines may not get smaller.
          return text.length > 300;
        }
        const compressed = inBuild(file + end);
        return compressed.length >= text.length || !decompress(compressed).equals(text);
      });
      expect(wrong).toEqual([]);
    }
    expect(files.filter((file) => file.endsWith(end) && !there.has(file.slice(0, -end.length)))).toEqual([]);
  },
);

const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {scripts: object};

/** Returns commands and paths in a document that do not exist. `<page>` matches any page, code is an example. */
function missing(text: string): string[] {
  const commands = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, run, own]) => run ?? own!,
  );
  const targets = [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)];
  const paths = [...targets, ...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]*)+)`/g)]
    .map(([, target = '']) => target)
    .filter((target) => !target.includes(':'));
  // Created at run time, or part of a removed Italian.
  const later = languages.includes('it') ? /^\.data\b/ : /^(?:\.data\b|i18n\/it\b)/;
  return [
    ...commands.filter((name) => !(name in scripts)),
    ...paths.filter((target) => !later.test(target) && !existsSync(path.join(root, target))),
  ];
}

it.each(['README.md', 'CONTRIBUTING.md'])(
  '%s names commands, paths and light pictures that exist',
  (document) => {
    const text = readFileSync(path.join(root, document), 'utf8');
    expect(missing(text)).toEqual([]);
    const pictures = [...text.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, file = '']) =>
      path.join(root, file),
    );
    expect(pictures.filter((file) => !existsSync(file) || statSync(file).size > 100_000)).toEqual([]);
  },
);

it('sees what does not exist', () => {
  const text =
    '`npm run nothing`, `npm start`, npm run build [a](src/nowhere.ts) `src/lib/format.ts` `src/none/`';
  expect(missing(text)).toEqual(['nothing', 'src/nowhere.ts', 'src/none/']);
});
