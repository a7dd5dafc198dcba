import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {buildSync} from 'esbuild';

/** What an output of a build is made by. */
export interface MadeBy {
  /** Modules that make it and files of words, relative to the site; what they import counts as well. */
  readonly modules: readonly string[];
  /** Files, relative to the site, and packages that those read while they run. */
  readonly reads?: readonly string[];
}

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0];

/** All that modules import, directly or not: files, relative to the site, and packages by name. */
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
    // esbuild's own helpers are named in angle brackets.
    .filter(({external, path: name}) => external && !isBuiltin(name) && !name.startsWith('<'))
    .map(({path: name}) => packageOf(name));
  return {files: Object.keys(metafile.inputs), packages: new Set(names)};
}

/**
 * Hash of everything that makes an output, besides what the output is about: the code of its modules and of all that they
 * import, installed versions of packages, and what is read meanwhile. An output that is kept under it is the one that would
 * be made now. Versions are those of packages that the site's code names, not of packages that these bring along.
 *
 * @returns 64 hex digits
 */
export function cacheKey(siteDir: string, {modules, reads = []}: MadeBy): string {
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
