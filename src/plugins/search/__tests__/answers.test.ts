import {answersOfTexts, checkedAnswers} from '../answers';
import {readMain} from '../readMain';

const pages = new Map([
  [
    '/it/pricing',
    {
      name: 'Prezzi',
      main: readMain(
        '<main><h1>Il tuo costo</h1><h2 id=piani>Piani</h2><p>1.999 € al mese, 14 giorni</p></main>',
      )!,
    },
  ],
]);
const check = (text: string, to: string) =>
  checkedAnswers([{ask: ['prezzo'], text, to, file: 'a.ts'}], pages, '/it/');

it('gives an answer the name of its page', () => {
  expect(check('Scale: 1.999 € al mese', '/pricing#piani')).toEqual([
    {ask: ['prezzo'], text: 'Scale: 1.999 € al mese', url: '/it/pricing#piani', from: 'Prezzi'},
  ]);
});

it('lets what is done elsewhere lead there', () => {
  expect(check('Accedi', 'https://app.example/login')).toEqual([
    {ask: ['prezzo'], text: 'Accedi', url: 'https://app.example/login'},
  ]);
});

it.each([
  [
    '30 giorni gratis',
    '/pricing',
    'a.ts: the answer "30 giorni gratis" has 30, which does not stand on /it/pricing',
  ],
  [
    '14 giorni',
    '/pricing#trial',
    'a.ts: the answer "14 giorni" leads to /pricing#trial, and the page has no heading with that anchor',
  ],
])('refuses what is not so: %s at %s', (text, to, message) => {
  expect(() => check(text, to)).toThrow(message);
});

it('leaves out what leads to a page that the site does not have, and says so', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(check('14 giorni', '/prices')).toEqual([]);
  expect(warn.mock.calls.join()).toContain('are left out: a.ts: /it/prices.');
  warn.mockRestore();
});

it('reads the answers of texts, but of old versions', () => {
  const text = {
    kind: 'guide' as const,
    source: 'docs/a.md',
    permalink: '/it/guides/a',
    title: 'A',
    description: '',
    frontMatter: {answers: [{ask: ['x'], text: 'y', at: 'z'}]},
  };
  expect(answersOfTexts([text, {...text, version: '1.0'}], '/it/')).toEqual([
    {ask: ['x'], text: 'y', to: '/guides/a#z', file: 'docs/a.md'},
  ]);
});
