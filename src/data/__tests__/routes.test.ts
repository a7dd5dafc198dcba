import {existsSync, readFileSync} from 'node:fs';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {archivePath, footerGroups, navbarRoutes, routes, serverRoutes, unlistedRoutes} from '../routes';

/** Pages that plugins make. */
const made = ['/blog', '/blog/tags', '/blog/authors', '/legal', '/terms', '/dpa'];
const fileOf = (page: string) =>
  [
    `src/pages${page}.tsx`,
    `src/pages${page === '/' ? '' : page}/index.tsx`,
    `docs${page}.md`,
    `docs${page}/_category_.json`,
  ].find((file) => existsSync(file));

it('leads to pages that there are, to each by one name', () => {
  const pages = Object.values(routes).map((path) => path.replace(/#.*/, ''));
  expect(pages.filter((page) => !fileOf(page) && !made.includes(page))).toEqual([]);
  expect(fileOf('/no-page')).toBeUndefined();
  expect(new Set(Object.values(routes)).size).toBe(Object.values(routes).length);
});

it('leads to headings that guides have', () => {
  const anchors = Object.values(routes).filter((path) => /^\/guides\/.*#/.test(path));
  expect(anchors.length).toBeGreaterThan(0);
  for (const path of anchors) {
    const [page = '', anchor = ''] = path.split('#');
    const headings = readFileSync(`docs${page}.md`, 'utf8').match(/^#+ .*/gm) ?? [];
    const ids = headings.map((line) => {
      const {text, id} = parseMarkdownHeadingId(line.replace(/^#+ /, ''));
      return id ?? createSlugger().slug(text);
    });
    expect(ids).toContain(anchor);
  }
});

it('shows in menu and footer what search engines may list, each once', () => {
  const shown = [navbarRoutes, ...Object.values(footerGroups)];
  const unlisted: readonly string[] = unlistedRoutes;
  for (const group of shown) {
    expect(group).toEqual([...new Set(group)]);
    expect(group.filter((id) => unlisted.includes(id))).toEqual([]);
  }
  expect(unlistedRoutes).toEqual(expect.arrayContaining([...serverRoutes]));
  expect(unlistedRoutes).toContain('search');
  expect(archivePath.startsWith(`${routes.blog}/`)).toBe(true);
});
