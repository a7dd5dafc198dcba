import {formatRedirects, movedTo, parseRedirects} from '../redirects';

const list = [
  {from: '/old/', to: '/new'},
  {from: '/perché', to: '/why#reason'},
  {from: '/it/old', to: 'https://other.example/'},
];

it('writes a line for each, and reads them again', () => {
  const text = formatRedirects(list);
  expect(text).toBe('/old /new 301\n/perch%C3%A9 /why#reason 301\n/it/old https://other.example/ 301\n');
  expect([...parseRedirects(text)]).toEqual([
    ['/old', '/new'],
    ['/perché', '/why#reason'],
    ['/it/old', 'https://other.example/'],
  ]);
});

it('forces Netlify, and reads that too', () => {
  const text = formatRedirects(list, true);
  expect(text).toBe('/old /new 301!\n/perch%C3%A9 /why#reason 301!\n/it/old https://other.example/ 301!\n');
  expect([...parseRedirects(text)]).toEqual([...parseRedirects(formatRedirects(list))]);
});

it('reads nothing else', () => {
  expect(parseRedirects('# a comment\n/old /new\n/a /b 200\n\n').size).toBe(0);
});

it.each([
  ['/old', '', '/new'],
  ['/old/', 'a=b', '/new?a=b'],
  ['/perch%C3%A9', 'a=b', '/why#reason'],
  ['/it/old', '', 'https://other.example/'],
  ['/older', '', undefined],
  ['/%zz', '', undefined],
])('leads %s with "%s" to %s', (path, query, to) => {
  expect(movedTo(parseRedirects(formatRedirects(list)), path, query)).toBe(to);
});
