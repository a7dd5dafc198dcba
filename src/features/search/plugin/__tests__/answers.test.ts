import {answersOfTexts, checkedAnswers} from '../answers';
import {parsePage} from '../../../articles/plugin/parsePage';
import {readMain} from '../readMain';

const pages = new Map([
  [
    '/it/pricing',
    {
      name: 'Prezzi',
      main: readMain(
        parsePage(
          '<main><h1>Il tuo costo</h1><h2 id=piani>Piani</h2><p>1.999 € al mese, 14 giorni</p></main>',
        ),
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

it.each([
  [
    '30 giorni gratis, 7 o 1.999 € al mese, 2',
    '/pricing',
    'a.ts: the answer "30 giorni gratis, 7 o 1.999 € al mese, 2" has 30, 7, 2, which does not stand on /it/pricing',
  ],
  [
    '30 giorni',
    '/pricing#trial',
    'a.ts: the answer "30 giorni" leads to /pricing#trial, and the page has no heading with that anchor',
  ],
])('refuses what is not so: %s at %s', (text, to, message) => {
  const answers = [text, text].map((it) => ({ask: [], text: it, to, file: 'a.ts'}));
  expect(() => checkedAnswers(answers, pages, '/it/')).toThrow(
    expect.objectContaining({message: `${message}\n${message}`}) as Error,
  );
});

it('reads the answers of texts, but of old versions', () => {
  const text = {
    kind: 'guide' as const,
    source: 'docs/a.md',
    permalink: '/it/guides/a',
    title: 'A',
    description: '',
    frontMatter: {
      answers: [
        {ask: ['x'], text: 'y', at: 'z'},
        {ask: ['x'], text: 'v'},
      ],
    },
  };
  const old = {...text, version: '1.0', frontMatter: {answers: [{ask: ['old'], text: 'old'}]}};
  const texts = [text, old, {...text, frontMatter: {}}];
  expect(answersOfTexts(texts, '/it/')).toEqual([
    {ask: ['x'], text: 'y', to: '/guides/a#z', file: 'docs/a.md'},
    {ask: ['x'], text: 'v', to: '/guides/a', file: 'docs/a.md'},
  ]);
});
