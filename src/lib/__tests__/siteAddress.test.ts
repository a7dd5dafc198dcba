import {
  apiBase,
  apiOriginHint,
  isApiOrigin,
  isOrigin,
  policySources,
  readPlace,
  readSiteAddress,
  siteAddressHint,
} from '../siteAddress';

test.each([
  ['https://www.example.com', {origin: 'https://www.example.com', home: '/'}],
  [' https://www.example.com/ ', {origin: 'https://www.example.com', home: '/'}],
  ['http://localhost:3000/a/b-c/', {origin: 'http://localhost:3000', home: '/a/b-c/'}],
  ['https://www.example.com/api', undefined],
  ['https://www.example.com/apis', {origin: 'https://www.example.com', home: '/apis/'}],
  ['https://user:pass@www.example.com', undefined],
  ['https://www.example.com/my/api', {origin: 'https://www.example.com', home: '/my/api/'}],
  ['', undefined],
])('%j is read as %j', (text, address) => {
  expect(readSiteAddress(text)).toEqual(address);
});

test.each([
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
  const site = `SITE_URL is "x": ${siteAddressHint}`;
  const api = `API_ORIGIN is "y": ${apiOriginHint}`;
  const title = 'The variables do not fit:';
  expect(() => readPlace({SITE_URL: 'x', API_ORIGIN: 'y'}, '')).toThrow(
    new Error([title, site, api].join('\n  ')),
  );
  expect(() => readPlace({SITE_URL: ' x '}, '')).toThrow(new Error([title, site].join('\n  ')));
  expect(() => readPlace({API_ORIGIN: ' y '}, 'https://a.example')).toThrow(
    new Error([title, api].join('\n  ')),
  );
  expect(readPlace({SITE_URL: 'https://b.example/p', API_ORIGIN: ' none '}, 'https://a.example')).toEqual({
    site: {origin: 'https://b.example', home: '/p/'},
    api: 'none',
  });
});

test('a policy lets in what the form needs, and no more', () => {
  expect(policySources(undefined)).toEqual({form: [], connect: []});
  expect(policySources('none')).toEqual({form: ['mailto:'], connect: []});
  const api = 'https://api.example';
  expect(policySources(api)).toEqual({form: [api], connect: [api]});
});

test.each([
  ['https://a.example', true],
  ['https://a.example/', false],
  ['ws://a.example', false],
  ['none', false],
])('%s is an origin: %s', (text, origin) => {
  expect(isOrigin(text)).toBe(origin);
  expect(isApiOrigin(text)).toBe(origin || text === 'none');
});
