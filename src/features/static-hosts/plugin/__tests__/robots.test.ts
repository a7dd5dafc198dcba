import {robotsTxt} from '../robots';

const place = {
  origin: 'https://www.name.example',
  home: '/',
  sitemapsIn: ['/', '/it/'],
  api: undefined as string | undefined,
};

it.each([
  [place, 'Disallow: /api/'],
  [{...place, home: '/portal/'}, 'Disallow: /portal/api/'],
  [{...place, api: 'none'}, 'Disallow:'],
  [{...place, api: 'https://api.example'}, 'Disallow:'],
])('closes the API where it is on this host: %j', (given, rule) => {
  expect(robotsTxt(given)).toBe(
    `User-agent: *\n${rule}\n\nSitemap: https://www.name.example/sitemap.xml\nSitemap: https://www.name.example/it/sitemap.xml\n`,
  );
});
