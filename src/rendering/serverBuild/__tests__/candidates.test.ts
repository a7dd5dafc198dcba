import {matchPath} from 'react-router';
import type {RouteConfig} from 'react-router-config';
import {candidates} from '../candidates';

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

/** Reference: React Router's linear search. */
const matching = (pathname: string) => routes.filter((route) => matchPath(pathname, route));

test.each([
  '/',
  '/guides/setup',
  '/guides/setup/',
  '/GUIDES/setup',
  '/blog',
  '/blog/',
  '/strict',
  '/strict/',
  '/CASE',
  '/case',
  '/other',
  '/οδόσ',
])('candidates finds for “%s” every route that React Router finds, in its order', (pathname) => {
  const found = candidates(routes, pathname);
  expect(found.filter((route) => matchPath(pathname, route))).toEqual(matching(pathname));
  expect(matching(pathname)).not.toHaveLength(0);
  expect(routes.filter((route) => found.includes(route))).toEqual(found);
});

test.each(['/field/notes (1)', '/field/a+b', '/field/what?', '/field/(perché)/caffè', '/密码（一）(1)'])(
  'leads to the page of a file with this name: %s',
  (address) => {
    const page = {path: address, exact: true};
    const level: RouteConfig[] = [{path: '/other', exact: true}, page, {path: '*'}];
    const [found] = candidates(level, address).filter((route) => matchPath(address, route));
    expect(found).toMatchObject({exact: true});
    expect(matchPath(`${address}x`, found!)).toBeNull();
  },
);
