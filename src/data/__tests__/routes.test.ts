import {existsSync} from 'node:fs';
import {archivePath, footerGroups, navbarRoutes, routes, serverRoutes, unlistedRoutes} from '../routes';

/** Pages that plugins create. */
const made = ['/blog', '/blog/tags', '/blog/authors', '/legal', '/terms', '/dpa', '/search'];
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
