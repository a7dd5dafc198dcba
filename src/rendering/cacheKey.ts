import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {oncePerBuild} from './oncePerBuild';

/** Inputs of an output's cache key. */
export interface MadeBy {
  /** Modules and files of words, relative to the site. Their imports count as well. */
  readonly modules: readonly string[];
  /** Files, relative to the site, and packages that the modules read at run time. */
  readonly reads?: readonly string[];
}

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0];

/** Returns the import closure of modules: files, relative to the site, and names of packages. */
function closureOf(siteDir: string, modules: readonly string[]): {files: string[]; packages: Set<string>} {
  const {metafile} = buildSync({
    entryPoints: modules.map((file) => path.join(siteDir, file)),
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: {'@site': siteDir},
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const names = Object.values(metafile.inputs)
    .flatMap(({imports}) => imports)
    // esbuild's own helpers have names in angle brackets.
    .filter(({external, path: name}) => external && !isBuiltin(name) && !name.startsWith('<'))
    .map(({path: name}) => packageOf(name));
  return {files: Object.keys(metafile.inputs), packages: new Set(names)};
}

/**
 * Returns a hash of everything that makes an output, besides its subject: modules and their import closure, versions of
 * packages, and files read at run time. Packages are those that the site's code names, without their dependencies.
 */
export const cacheKey = (siteDir: string, madeBy: MadeBy): string =>
  oncePerBuild(['cache key', siteDir, madeBy], () => keyOf(siteDir, madeBy));

function keyOf(siteDir: string, {modules, reads = []}: MadeBy): string {
  const {files, packages} = closureOf(siteDir, modules);
  for (const read of reads) {
    if (existsSync(path.join(siteDir, read))) {
      files.push(read);
    } else {
      packages.add(read);
    }
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(siteDir, file)));
  }
  for (const name of [...packages].sort()) {
    const manifest = readFileSync(path.join(siteDir, 'node_modules', name, 'package.json'), 'utf8');
    hash.update(`${name}@${(JSON.parse(manifest) as {version: string}).version}\0`);
  }
  return hash.digest('hex');
}
