import {hostingNotes, robotsTxt} from '@site/src/plugins/static-hosts/robots';
import {apiBase, policySources, readPlace, readSiteAddress} from '../siteAddress';

test.each([
  ['https://www.example.com', {origin: 'https://www.example.com', home: '/'}],
  [' https://www.example.com/ ', {origin: 'https://www.example.com', home: '/'}],
  ['http://localhost:3000/a/b-c/', {origin: 'http://localhost:3000', home: '/a/b-c/'}],
  ['https://www.example.com/?a=b', undefined],
  ['https://www.example.com/a b', undefined],
  ['https://www.example.com/api', undefined],
  ['https://www.example.com/api/portal', undefined],
  ['https://www.example.com/apis', {origin: 'https://www.example.com', home: '/apis/'}],
  ['www.example.com', undefined],
  ['https://user:pass@www.example.com', undefined],
  ['ftp://www.example.com', undefined],
])('%j is read as %j', (text, address) => {
  expect(readSiteAddress(text)).toEqual(address);
});

test.each([
  ['/', undefined, '/api/'],
  ['/portal/', undefined, '/portal/api/'],
  ['/portal/', 'https://api.example.com', 'https://api.example.com/api/'],
  ['/', 'none', ''],
])('the API of a site at %s and %s is %j', (home, api, base) => {
  expect(apiBase(home, api)).toBe(base);
});

test('says every variable that does not fit, and takes a blank one for none', () => {
  expect(readPlace({SITE_URL: '', API_ORIGIN: ' '}, 'https://a.example')).toEqual({
    site: {origin: 'https://a.example', home: '/'},
    api: undefined,
  });
  expect(() => readPlace({SITE_URL: 'x', API_ORIGIN: 'y'}, '')).toThrow(
    /SITE_URL is "x": .*\n.*API_ORIGIN is "y": /,
  );
});

test('a policy lets in what the form needs, and no more', () => {
  expect(policySources(undefined)).toEqual({form: [], connect: []});
  expect(policySources('none')).toEqual({form: ['mailto:'], connect: []});
});

test('robots.txt closes the API where it is on the host, and the build has nothing to say of a host of its own', () => {
  const place = {origin: 'https://a.example', home: '/', sitemapsIn: ['/', '/it/'], api: undefined};
  const sitemaps = 'Sitemap: https://a.example/sitemap.xml\nSitemap: https://a.example/it/sitemap.xml\n';
  expect(robotsTxt(place)).toBe(`User-agent: *\nDisallow: /api/\n\n${sitemaps}`);
  expect(robotsTxt({...place, api: 'none'})).toBe(`User-agent: *\nDisallow:\n\n${sitemaps}`);
  expect(hostingNotes(place, 'x@a.example')).toEqual([]);
});
