import {alternatePath, languageName, pathIn, withRegion} from '../locale';

it.each([
  ['/pricing', '/', '/it/', '/it/pricing'],
  ['/portal/it/', '/portal/it/', '/portal/', '/portal/'],
])('%s below %s is %s in the other locale', (pathname, from, to, path) => {
  expect(alternatePath(pathname, {from, to})).toBe(path);
});

it.each([
  ['en', '/pricing', undefined, '/pricing'],
  ['it', '/pricing', undefined, '/it/pricing'],
  ['it', '/', 'https://a.example/portal/', 'https://a.example/portal/it/'],
])('in "%s", %s of the home %s is %s', (language, route, home, path) => {
  expect(pathIn(language, route, home)).toBe(path);
});

it.each([
  ['en', 'en-GB'],
  ['it', 'it-IT'],
  ['pt', 'pt-BR'],
])('the region of "%s" is that of %s', (language, tag) => {
  expect(withRegion(language)).toBe(tag);
});

it.each([
  ['it', 'en', 'Italian'],
  ['en', 'it', 'inglese'],
])('"%s" in "%s" is %s', (language, other, name) => {
  expect(languageName(language, other)).toBe(name);
});
