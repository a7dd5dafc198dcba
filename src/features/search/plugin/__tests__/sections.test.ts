import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {routes} from '../../../../data/routes';
import {indexPages} from '../indexPages';

it('finds the overview of a section among the guides, also where the menu knows its address', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sections-'));
  const page = (route: string) => {
    const rendered = '<html lang=en><main><h1>Title</h1></main></html>';
    return {route, file: '', title: 'Title', meta: new Map<string, string>(), listed: true, rendered};
  };
  await indexPages([page('/'), page(routes.pricing), page(routes.solutions)], {
    folder: path.join(folder, 'out'),
    baseUrl: '/',
    cacheDir: path.join(folder, 'cache'),
    otherVersions: [],
    texts: new Map([[`${routes.pricing}/first`, 'guide']]),
    lists: new Set(),
    searchWords: {ignored: [], endings: [], synonyms: [], files: []},
    answers: [],
    site: {titleDelimiter: '|', title: 'Site'},
  });
  const fragments = path.join(folder, 'out/fragment');
  const areas = readdirSync(fragments)
    .filter((file) => file.endsWith('.pf_fragment'))
    .map((file) => {
      const text = gunzipSync(readFileSync(path.join(fragments, file))).toString();
      const {url, filters} = JSON.parse(text.slice(text.indexOf('{'))) as {
        url: string;
        filters: {area: string[]};
      };
      return [url, filters.area[0]];
    });
  rmSync(folder, {recursive: true});
  expect(Object.fromEntries(areas)).toEqual({'/': 'pages', '/pricing': 'guides', '/solutions': 'pages'});
});
