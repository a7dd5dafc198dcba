import {stopFor} from '../stopFor';
import {changedInside} from '../reliance';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Parts that Docusaurus's documentation tells authors to import. */
export const importable = [
  'Admonition',
  'CodeBlock',
  'Details',
  'DocCardList',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
];

/** Parts that Docusaurus requests from a theme: around the app, for routes, and for imports in texts. */
const asked = [
  ...['Root', 'Layout', 'NotFound', 'Error', 'Loading', 'SiteMetadata', 'MDXComponents', 'MDXPage'],
  ...['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem', 'DocTagsListPage', 'DocTagDocListPage'],
  ...[
    'DocCategoryGeneratedIndexPage',
    'BlogListPage',
    'BlogArchivePage',
    'BlogPostPage',
    'BlogTagsListPage',
    'BlogTagsPostsPage',
  ],
  ...['Blog/Pages/BlogAuthorsListPage', 'Blog/Pages/BlogAuthorsPostsPage'],
  ...importable,
  ...['DocCard', 'Heading', 'Mermaid'],
];

const code = /\.[jt]sx?$/;
const imports = /(?:from|import|require\()\s*['"]([^'"]+)['"]/g;

/** Lists code files below a folder, with `/`. */
const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile() && code.test(entry.name) && !entry.name.endsWith('.d.ts'))
        .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
        .filter((file) => !file.includes('/__tests__/'))
    : [];

/** Returns the import name of a part after `@theme/`: 'DocItem/Layout'. */
const nameOf = (folder: string, file: string) =>
  path.posix
    .relative(folder, file)
    .replace(code, '')
    .replace(/\/index$/, '');

function importedBy(file: string, folder: string): string[] {
  const from = [...readFileSync(file, 'utf8').matchAll(imports)].map(([, name = '']) => name);
  return from.flatMap((name) => {
    const [, part] = /^@theme(?:-original|-init)?\/(.+)$/.exec(name) ?? [];
    if (part !== undefined) {
      return part;
    }
    return name.startsWith('.') ? nameOf(folder, path.posix.join(path.posix.dirname(file), name)) : [];
  });
}

/**
 * Returns files of `src/theme` that no page uses, because this site has replaced the part above them.
 *
 * @returns paths relative to the site
 * @throws Error if parts of the theme do not import each other as `@theme/…`
 */
export function unreachedParts(siteDir: string, themeDir: string): string[] {
  const folders = [path.join(siteDir, 'src/theme'), themeDir].map((it) => it.replaceAll(path.sep, '/'));
  const [own = '', classic = ''] = folders;
  const ownParts = new Map(filesBelow(own).map((file) => [nameOf(own, file), file]));
  const classicParts = new Map(filesBelow(classic).map((file) => [nameOf(classic, file), file]));
  if (![...classicParts.values()].some((file) => importedBy(file, classic).length > 0)) {
    throw changedInside(`No part of the theme in ${classic} imports another as @theme/…`);
  }
  const rest = filesBelow(path.join(siteDir, 'src')).filter((file) => !file.startsWith(`${own}/`));
  const reached = new Set<string>();
  const queue = [...asked, ...rest.flatMap((file) => importedBy(file, own))];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (!reached.has(name)) {
      reached.add(name);
      const [ownFile, classicFile] = [ownParts.get(name), classicParts.get(name)];
      queue.push(...(ownFile ? importedBy(ownFile, own) : []));
      // A part that wraps the original also reaches the original's parts.
      const wraps = ownFile && /@theme-(?:original|init)\//.test(readFileSync(ownFile, 'utf8'));
      queue.push(...(classicFile && (!ownFile || wraps) ? importedBy(classicFile, classic) : []));
    }
  }
  return [...ownParts]
    .filter(([name]) => !reached.has(name))
    .map(([, file]) => path.posix.relative(siteDir.replaceAll(path.sep, '/'), file));
}

/** Rejects swizzled parts that would be ignored silently. Throws with all such files and a remedy. */
export function requireReached(siteDir: string): void {
  const themeDir = path.join(
    path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
    'lib/theme',
  );
  const files = unreachedParts(siteDir, themeDir);
  if (files.length > 0) {
    stopFor(
      'Parts of Docusaurus’s theme that no page of this site shows, so that replacing them has no effect:',
      [...files, 'src/theme/README.md lists the parts that stand in their place; change those instead.'],
    );
  }
}
