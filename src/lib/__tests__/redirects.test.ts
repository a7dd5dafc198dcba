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

it('reads nothing else', () => {
  const lines = [
    '# a comment',
    '/old /new',
    '/a /b 200',
    'x/a /b 301',
    '/a /b 301 x',
    '/a b /c 301',
    '/a301',
    '',
  ];
  expect(parseRedirects(lines.join('\n')).size).toBe(0);
  expect([...parseRedirects('/a \t /b  301')]).toEqual([['/a', '/b']]);
});

it.each([
  ['/old', '', '/new'],
  ['/old/', 'a=b', '/new?a=b'],
  ['/perch%C3%A9', 'a=b', '/why#reason'],
  ['/it/old', '', 'https://other.example/'],
  ['/%zz', '', undefined],
])('leads %s with "%s" to %s', (path, query, to) => {
  expect(movedTo(parseRedirects(formatRedirects(list)), path, query)).toBe(to);
});

it.each([
  ['/vecchia pagina', '/field/perché', '/vecchia%20pagina /field/perch%C3%A9 301'],
  ['/caffè', '/field/my notes', '/caff%C3%A8 /field/my%20notes 301'],
  ['/a', '/field/perch%C3%A9?q=caffè "x"#così', '/a /field/perch%C3%A9?q=caff%C3%A8%20%22x%22#cos%C3%AC 301'],
])('encodes %s → %s', (from, to, line) => {
  const text = formatRedirects([{from, to}]);
  expect(text).toBe(`${line}\n`);
  const sent = line.split(' ')[1]!;
  expect(movedTo(parseRedirects(text), encodeURI(from), '')).toBe(sent);
  // From a list written by hand.
  expect(movedTo(parseRedirects(`/x ${to.replaceAll(' ', '%20')} 301`), '/x', '')).toBe(sent);
});
