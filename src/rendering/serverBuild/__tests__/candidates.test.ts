import path from 'node:path';
import {matchPath} from 'react-router';
import type {RouteConfig} from 'react-router-config';
import {serverAliases} from '..';
import {candidates} from '../candidates';
import {matchPath as literalMatchPath} from '../router';

const routes: RouteConfig[] = [
  {path: '/__docusaurus/debug', exact: true},
  {path: '/Guides/Setup', exact: true},
  {path: '/blog/', exact: true},
  {path: '/blog/:slug', exact: true},
  {path: '/strict/', exact: true, strict: true},
  {path: '/', routes: [{path: '/terms', exact: true}]},
  {path: '/', exact: true},
  {path: '/guides/setup', exact: true},
  {path: '/folder'},
  {path: '/case', exact: true, sensitive: true},
  {path: '/twice', exact: true},
  {path: '/twice', exact: true},
  {path: ['/one', '/other'], exact: true},
  {path: '/οδός', exact: true},
  {routes: [{path: '/none'}]},
  {path: '*'},
];

/** What React Router finds by asking every route. */
const matching = (pathname: string) => routes.filter((route) => matchPath(pathname, route));

describe('candidates', () => {
  test.each([
    '/',
    '/guides/setup',
    '/guides/setup/',
    '/GUIDES/setup',
    '/blog',
    '/blog/',
    '/blog/client-trust',
    '/strict',
    '/strict/',
    '/guides/setup/more',
    '/folder/below',
    '/CASE',
    '/case',
    '/twice',
    '/other',
    '/città',
    '/οδόσ',
    '',
  ])('finds for “%s” every route that React Router finds, in its order', (pathname) => {
    const found = candidates(routes, pathname);
    expect(found.filter((route) => matchPath(pathname, route))).toEqual(matching(pathname));
    expect(matching(pathname)).not.toHaveLength(0);
    expect(routes.filter((route) => found.includes(route))).toEqual(found);
  });

  it('asks few routes of many', () => {
    const pages = Array.from({length: 1000}, (_, page) => ({path: `/guides/${page}`, exact: true}));
    expect(candidates([...pages, {path: '*'}], '/guides/700')).toEqual([
      {path: '/guides/700', exact: true},
      {path: '*'},
    ]);
  });

  it('reads the routes of a level once', () => {
    const level = [{path: '/a', exact: true}];
    candidates(level, '/');
    level[0]!.path = '/b';
    expect(candidates(level, '/a')).toEqual(level);
  });
});

test.each([
  '/field/notes (1)',
  '/field/notes (1) (copy)',
  '/field/a+b',
  '/field/what?',
  '/field/a*',
  '/field/:id',
  '/field/[x]{y}',
  '/field/$5|^',
  "/field/it's ~ so!",
  '/field/(perché)/caffè',
  '/密码（一）(1)',
])('leads to the page of a file with this name: %s', (address) => {
  const page = {path: address, exact: true};
  const level: RouteConfig[] = [{path: '/other', exact: true}, page, {path: '*'}];
  const [found] = candidates(level, address).filter((route) => matchPath(address, route));
  expect(found).toMatchObject({exact: true});
  expect(matchPath(`${address}x`, found!)).toBeNull();
});

it('stands in the place of react-router-config', () => {
  expect(serverAliases).toMatchObject({
    'react-router-config$': path.join(__dirname, '../reactRouterConfig.tsx'),
  });
});

test.each(['/field/notes (1)', '/field/a+b', '/blog/:slug', '/field/what?'])(
  'Docusaurus is told that %s is its own address',
  (address) => {
    expect(literalMatchPath(address, {path: address, exact: true})).toMatchObject({url: address});
    expect(literalMatchPath('/blog/client-trust', {path: '/blog/:slug', exact: true})).toMatchObject({
      params: {slug: 'client-trust'},
    });
    expect(literalMatchPath('/other', {path: address, exact: true})).toBeNull();
  },
);
