/** `npm run check:content`: everything that is wrong with the texts, in one run. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {routes} from '../../src/data/routes';
import {
  problems as translationProblems,
  readManifest,
  warnings,
} from '../../src/plugins/translations/manifest';
import {legalProblems} from '../../src/lib/legal/check';
import {legalFolders} from '../../src/lib/legal/model';
import {readTexts} from '../../src/plugins/legal/readTexts';
import {checkLinks} from './checkLinks';
import {checkText} from './checkText';
import {readText, type Problem, type Text} from './texts';

const roots = {
  docs: ['docs', 'i18n/it/docusaurus-plugin-content-docs/current'],
  blog: ['blog', 'i18n/it/docusaurus-plugin-content-blog'],
};

function markdownIn(siteDir: string, folder: string): string[] {
  try {
    return readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name) && !/(?:^|[\\/])_/.test(name))
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`);
  } catch {
    return [];
  }
}

/** Path of a text on the site, without the locale. */
function pathOf({file, frontMatter}: Text): string {
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
  for (const folder of roots.blog) {
    if (file.startsWith(`${folder}/`)) {
      const name = path.posix
        .basename(file)
        .replace(/\.mdx?$/, '')
        .replace(/^\d{4}-\d{2}-\d{2}-/, '');
      return `/blog/${(slug ?? name).replace(/^\//, '')}`;
    }
  }
  const folder = roots.docs.find((root) => file.startsWith(`${root}/`)) ?? '';
  const inside = file
    .slice(folder.length)
    .replace(/\.mdx?$/, '')
    .replace(/\/(?:index|README)$/i, '');
  return slug?.startsWith('/')
    ? slug
    : slug
      ? path.posix.join(path.posix.dirname(inside), slug)
      : inside || '/';
}

/** Pages made of code. */
function codePages(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'src/pages'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.tsx') && !/(?:^|[\\/])_/.test(name))
    .map((name) => `/${name.replaceAll(path.sep, '/').replace(/(?:\/?index)?\.tsx$/, '')}`);
}

/**
 * Checks all texts of a site.
 *
 * @returns every problem, in the order of files and lines
 */
export async function checkContent(siteDir: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const texts = new Map<string, Text>();
  for (const file of [...roots.docs, ...roots.blog].flatMap((folder) => markdownIn(siteDir, folder))) {
    try {
      texts.set(file, await readText(siteDir, file));
    } catch (error) {
      const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      problems.push({file, line: 1, message: `cannot be read: ${message}`});
    }
  }
  const paths = new Map<string, Text | undefined>([
    ...Object.values(routes).map((route) => [route.split('#')[0] ?? route, undefined] as const),
    ...codePages(siteDir).map((page) => [page, undefined] as const),
    // The originals last: their anchors count, as a translation keeps them.
    ...[...texts.values()].reverse().map((text) => [pathOf(text), text] as const),
  ]);
  for (const text of texts.values()) {
    problems.push(...checkText(text), ...checkLinks({siteDir, texts, paths}, text));
  }
  if (existsSync(path.join(siteDir, legalFolders.en))) {
    problems.push(...legalProblems(await readTexts(siteDir)));
  }
  const manifest = readManifest(siteDir);
  for (const sentence of [...translationProblems(manifest), ...warnings(manifest)]) {
    const [file = '', ...rest] = sentence.split(' ');
    problems.push({file, line: 1, message: rest.join(' ')});
  }
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
