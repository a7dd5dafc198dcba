/** Cached outputs are rebuilt when anything that makes them changes. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {testFolder} from '../../../../../tests/testFolder';
import {cacheKey, type MadeBy} from '../../../../rendering/cacheKey';
import {madeBy as results} from '../../../../rendering/results';
import {madeBy as diagrams} from '../../../diagrams/plugin/drawing';
import {madeBy as legal} from '../../../legal/plugin';
import {madeBy as pictures} from '../../../pictures/plugin';
import {madeBy as cards} from '../../../social-cards/plugin';
import {madeBy as downloads} from '..';

const {folder: siteDir} = testFolder();
for (const copied of ['src', 'i18n', 'static/favicon.svg', 'docusaurus.config.ts']) {
  cpSync(copied, path.join(siteDir, copied), {recursive: true});
}
symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));

const importing =
  /^(?:import|export) (?!type )(?!\{(?:\s*type [^,}]+,?)+\s*\} from)(?:[^;']*? from )?'([^']+)'|\b(?:import|require)\('([^']+)'\)/gm;

/** Finds all imported files by reading the modules: independent of the cache key's own way. */
function filesFrom(files: readonly string[], known = new Set<string>()): Set<string> {
  for (const file of files.filter((each) => !known.has(each))) {
    known.add(file);
    const names = [...readFileSync(path.join(siteDir, file), 'utf8').matchAll(importing)].map(
      ([, from, called]) => (from ?? called)!,
    );
    const own = names
      .filter((name) => /^(?:\.|@site)/.test(name))
      .map((name) => path.join(name.startsWith('.') ? path.dirname(file) : '', name.replace('@site/', '')))
      .map((place) =>
        [place, `${place}.ts`, `${place}/index.ts`].find(
          (each) => path.extname(each) && existsSync(path.join(siteDir, each)),
        ),
      );
    filesFrom(
      own.map((each) => each!),
      known,
    );
  }
  return known;
}

/** Returns the files whose change leaves the key as it is. */
function unnoticed(files: readonly string[], madeBy: MadeBy): string[] {
  const before = cacheKey(siteDir, madeBy);
  return files.filter((file) => {
    const place = path.join(siteDir, file);
    const text = readFileSync(place);
    appendFileSync(place, '\n');
    const same = cacheKey(siteDir, madeBy) === before;
    writeFileSync(place, text);
    return same;
  });
}

const outputs: readonly (readonly [string, MadeBy, number])[] = [
  ['downloads', downloads(siteDir, 'it'), 60],
  ['legal PDFs', legal(siteDir, 'it'), 15],
  ['social cards', cards, 6],
  ['diagrams', diagrams, 4],
  ['pictures', pictures, 3],
];

it.each(outputs)('%s have another key for each change of what makes them', (_name, madeBy, least) => {
  const key = () => cacheKey(siteDir, madeBy);
  const before = key();
  expect(key()).toBe(before);
  const read = (madeBy.reads ?? []).filter((file) => existsSync(path.join(siteDir, file)));
  const files = [...filesFrom(madeBy.modules), ...read];
  expect(files.length).toBeGreaterThanOrEqual(least);
  expect(unnoticed(files, madeBy)).toEqual([]);
  expect(key()).toBe(before);
});

it('results of texts and pages have another key for each change of what makes them', () => {
  const modules = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join('src', file))
    .filter((file) => readFileSync(file, 'utf8').includes(' resultOf('));
  expect(modules.length).toBeGreaterThanOrEqual(8);
  const files = [...modules, 'src/features/articles/plugin/toMdast.ts', 'src/rendering/page/usedStyles.ts'];
  expect(unnoticed(files, results(siteDir, path.join(siteDir, 'docusaurus.config.ts')))).toEqual([]);
});
