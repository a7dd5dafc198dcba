import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './lib.mjs';

/** What the build is made from. */
const inputs = [
  'src',
  'i18n',
  'static',
  'docs',
  'blog',
  'legal',
  'api/src',
  'scripts',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const stamp = path.join(root, 'build/.inputs');
const outputs = ['build/index.html', 'build/it/index.html', 'api/dist/server.js', 'api/dist/leads.js'];

function* files(entry) {
  const full = path.join(root, entry);
  if (!existsSync(full)) {
    return;
  }
  const children = readdirSync(full, {withFileTypes: true, recursive: true});
  for (const child of children) {
    if (child.isFile()) {
      yield path.join(child.parentPath, child.name);
    }
  }
}

/** Hash of everything that the build is made from: paths, contents and the public address. */
export function inputsHash() {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  for (const entry of inputs) {
    const list = path.extname(entry) ? [path.join(root, entry)] : [...files(entry)].sort();
    for (const file of list.filter((name) => existsSync(name))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Whether there is a build, and it was made from what is here now. */
export function isFresh() {
  return (
    existsSync(stamp) &&
    outputs.every((file) => existsSync(path.join(root, file))) &&
    readFileSync(stamp, 'utf8') === inputsHash()
  );
}

/** Remembers what the build was made from. */
export function markFresh(hash) {
  writeFileSync(stamp, hash);
}
