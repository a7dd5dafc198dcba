import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Packages that documents depend on. */
const documentPackages = [
  'pdfkit',
  'hucre',
  '@fontsource/geist',
  '@fontsource-variable/geist',
  '@fontsource/geist-mono',
];

/** The files of a folder, without those in its folders. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(folder, entry.name));

/**
 * Hash of what documents are made by, besides their texts: a document that is kept from an earlier build is the one that
 * would be made now.
 *
 * @param sources files and folders of the documents' own code and words, relative to the site
 * @returns 64 hex digits
 */
export function codeHash(siteDir: string, sources: readonly string[]): string {
  const files = [
    ...sources.flatMap((source) => {
      const full = path.join(siteDir, source);
      return path.extname(source) ? full : filesIn(full);
    }),
    ...filesIn(fileURLToPath(new URL('.', import.meta.url))),
    ...['src/css/colours.css', 'src/plugins/brand/colours.cjs'].map((file) => path.join(siteDir, file)),
    ...documentPackages.map((name) => path.join(siteDir, 'node_modules', name, 'package.json')),
  ];
  const hash = createHash('sha256');
  files.sort().forEach((file) => hash.update(readFileSync(file)));
  return hash.digest('hex');
}
