import {copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/**
 * Makes a copy of a folder of packages that takes no space where the file system can link, without the caches of tools.
 * A symbolic link to the original would not do: tools follow it and work in the original folder.
 */
export function linkTree(source: string, target: string): void {
  mkdirSync(target, {recursive: true});
  for (const entry of readdirSync(source, {withFileTypes: true})) {
    const from = path.join(source, entry.name);
    const to = path.join(target, entry.name);
    if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(from), to);
    } else if (entry.isDirectory()) {
      if (entry.name !== '.cache') {
        linkTree(from, to);
      }
    } else {
      linkOrCopy(from, to);
    }
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk, or one without hard links.
    copyFileSync(from, to);
  }
}
