/** README and CONTRIBUTING name only commands and paths that exist. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {root} from './site';
import {languages} from '../languages';

const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Commands: 'npm run x', 'npm start' and 'npm test'. */
function commands(text: string): string[] {
  const named = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)];
  return named.map(([, run, own]) => run ?? own ?? '');
}

/** Made while the portal runs: not there before. */
const madeLater = /^\.data\b/;
/** What they tell of Italian, on a portal that took it away. */
const takenAway = languages.includes('it') ? undefined : /^i18n\/it\b/;

/** Paths: targets of links, and names in code marks that hold a slash. `<page>` stands for any, code for an example. */
function paths(text: string): string[] {
  const links = [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(
    ([, target = '']) => target,
  );
  const inCode = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]*)+)`/g)].map(([, target = '']) => target);
  return [...links, ...inCode].filter(
    (target) => !target.includes(':') && !madeLater.test(target) && !takenAway?.test(target),
  );
}

const missingCommands = (text: string) => commands(text).filter((name) => !(name in scripts));
const missingPaths = (text: string) => paths(text).filter((target) => !existsSync(path.join(root, target)));

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');

  it('names commands that exist', () => {
    expect(commands(text).length).toBeGreaterThan(0);
    expect(missingCommands(text)).toEqual([]);
  });

  it('names paths that exist', () => {
    expect(paths(text).length).toBeGreaterThan(5);
    expect(missingPaths(text)).toEqual([]);
  });
});

it('shows pictures in both themes that are there, and light', () => {
  const named = [...readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(/(?:src|srcset)="([^"]+)"/g)];
  const files = named.map(([, file = '']) => path.join(root, file));
  expect(files.filter((file) => file.endsWith('-dark.webp'))).toHaveLength(3);
  expect(files.filter((file) => file.endsWith('-light.webp'))).toHaveLength(3);
  expect(files.filter((file) => !existsSync(file) || statSync(file).size > 100_000)).toEqual([]);
});

it('sees what does not exist', () => {
  expect(missingCommands('`npm run nothing`, `npm start`, npm run build')).toEqual(['nothing']);
  expect(missingPaths('[a](src/nowhere.ts) `src/lib/format.ts` `src/none/` https://a.example/x')).toEqual([
    'src/nowhere.ts',
    'src/none/',
  ]);
});
