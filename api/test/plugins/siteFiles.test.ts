import {findTarget} from '../../src/plugins/siteFiles';

const site = new Map([
  ['/', 'index.html'],
  ['/it/', 'it/index.html'],
  ['/pricing', 'pricing.html'],
  ['/blog', 'blog.html'],
  ['/blog/caffè', 'blog/caffè.html'],
]);

test.each([
  ['/', {file: 'index.html'}],
  ['/pricing', {file: 'pricing.html'}],
  ['/blog/caff%C3%A8', {file: 'blog/caffè.html'}],
  ['/blog/caff%C3%A8/', {redirect: '/blog/caff%C3%A8'}],
  ['/pricing/', {redirect: '/pricing'}],
  ['/pricing.html', {redirect: '/pricing'}],
  ['/index.html', {redirect: '/'}],
  ['/it', {redirect: '/it/'}],
  ['/it/index.html', {redirect: '/it/'}],
  ['/pricing//', undefined],
  ['//pricing/', undefined],
  ['/blog%2Fcaff%C3%A8', undefined],
  ['/pricing%00', undefined],
  ['/%zz', undefined],
  ['/../pricing', undefined],
  ['/nothing', undefined],
])('%s leads to %j', (path, target) => {
  expect(findTarget(site, path)).toEqual(target);
});
