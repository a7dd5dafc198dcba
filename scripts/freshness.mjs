import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './lib.mjs';

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
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Outside the build, so that the stamp is not served. */
const stamp = path.join(root, '.docusaurus/built.json');
const languages = existsSync(path.join(root, 'i18n')) ? readdirSync(path.join(root, 'i18n')) : [];
const outputs = [
  'build/index.html',
  ...languages.map((language) => `build/${language}/index.html`),
  'api/dist/server.js',
  'api/dist/leads.js',
];

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

/** Returns the posted legal texts and those in force: they change with the date, without a changed file. */
function legalDays() {
  const list = JSON.parse(readFileSync(path.join(root, 'legal/versions.json'), 'utf8'));
  const today = new Intl.DateTimeFormat('sv', {timeZone: 'Europe/Rome'}).format(new Date());
  return Object.values(list)
    .flat()
    .map(({date, noticed}) => `${date}:${date <= today}:${noticed <= today}`)
    .join();
}

/** Hashes all inputs of the build: paths, contents, environment variables and the legal texts in force. */
export function inputsHash() {
  const hash = createHash('sha256')
    .update(JSON.stringify([process.env.SITE_URL, process.env.API_ORIGIN, process.env.PRECOMPRESS]))
    .update(legalDays());
  for (const entry of inputs) {
    const list = path.extname(entry) ? [path.join(root, entry)] : [...files(entry)].sort();
    for (const file of list.filter((name) => existsSync(name))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Returns the modification times of the outputs, to notice a build by other means. */
const written = () => outputs.map((file) => statSync(path.join(root, file)).mtimeMs);

/** True if a build exists and was made from the current inputs. */
export function isFresh() {
  return (
    existsSync(stamp) &&
    outputs.every((file) => existsSync(path.join(root, file))) &&
    readFileSync(stamp, 'utf8') === JSON.stringify([inputsHash(), written()])
  );
}

export function markFresh(hash) {
  mkdirSync(path.dirname(stamp), {recursive: true});
  writeFileSync(stamp, JSON.stringify([hash, written()]));
}
