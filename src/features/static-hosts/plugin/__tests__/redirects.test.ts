import {movedAddresses} from '../redirects';

const pages = ['/', '/new', '/guides/setup'];
const moved = (options: object) =>
  movedAddresses(['a', null, ['@docusaurus/plugin-client-redirects', {...options}]], ['/', '/it/'], pages);

it('lists each address in every language', () => {
  expect(moved({redirects: [{from: ['/old', '/older'], to: '/new'}]})).toEqual([
    {from: '/old', to: '/new'},
    {from: '/older', to: '/new'},
    {from: '/it/old', to: '/it/new'},
    {from: '/it/older', to: '/it/new'},
  ]);
});

it('takes addresses that are computed, and leaves other sites as they are', () => {
  const options = {
    redirects: [{from: '/shop', to: 'https://shop.example/'}],
    createRedirects: (path: string) =>
      path === '/guides/setup' ? ['/setup', '/new'] : path === '/new' ? '/newer' : null,
  };
  expect(moved(options)).toEqual([
    {from: '/shop', to: 'https://shop.example/'},
    {from: '/newer', to: '/new'},
    {from: '/setup', to: '/guides/setup'},
    {from: '/it/shop', to: 'https://shop.example/'},
    {from: '/it/newer', to: '/it/new'},
    {from: '/it/setup', to: '/it/guides/setup'},
  ]);
});

it('leaves pages of the site where they are, and is empty without the plugin', () => {
  expect(moved({redirects: [{from: '/new', to: '/'}]})).toEqual([]);
  const redirects = [{from: '/old', to: '/new'}];
  for (const others of [
    [],
    ['client-redirects'],
    [['other', {redirects}]],
    [[() => ({name: 'a'}), {redirects}]],
  ]) {
    expect(movedAddresses(others as never, ['/'], pages)).toEqual([]);
  }
});
