import {hostingNotes, robotsTxt} from '../robots';

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

it('names no sitemap where there is none', () => {
  expect(robotsTxt({...place, sitemapsIn: []})).toBe('User-agent: *\nDisallow: /api/\n');
});

describe('what is left to do by hand', () => {
  const mail = 'hello@name.example';

  it('is nothing for a site that has its host for itself, with the API', () => {
    expect(hostingNotes(place, mail)).toEqual([]);
  });

  it.each([
    [
      'none',
      [
        'The site is built without a server (API_ORIGIN=none): the contact form leads to a mail to hello@name.example.',
      ],
    ],
    [
      'https://api.example',
      [
        'The contact form calls https://api.example/api/contact: start that server with SITE_URL=https://www.name.example, so that it lets this site in.',
      ],
    ],
  ])('with the API at %s', (api, notes) => {
    expect(hostingNotes({...place, api}, mail)).toEqual(notes);
  });

  it('is to put files to the root of the host', () => {
    const below = {...place, home: '/portal/', api: 'https://api.example'};
    expect(hostingNotes(below, mail)).toEqual([
      `The site is built for https://www.name.example/portal/: the content of build/ goes below /portal/. Hosts read build/robots.txt, build/.well-known/security.txt, build/_headers, build/_redirects at the root of the host alone: put them there, or add their lines to what stands there. Those of https://www.name.example/robots.txt:\n\n${robotsTxt(below)}`,
      'The contact form calls https://api.example/api/contact: start that server with SITE_URL=https://www.name.example/portal, so that it lets this site in.',
    ]);
  });
});
