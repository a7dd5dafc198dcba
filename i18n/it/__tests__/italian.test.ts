import {withArticle, withoutStrandedWords} from '../italian';

it.each([
  ['85%', 'l’85%', 'dell’85%', 'all’85%'],
  ['11,5%', 'l’11,5%', 'dell’11,5%', 'all’11,5%'],
  ['110%', 'il 110%', 'del 110%', 'al 110%'],
  ['1,5%', 'l’1,5%', 'dell’1,5%', 'all’1,5%'],
  ['0,1%', 'lo 0,1%', 'dello 0,1%', 'allo 0,1%'],
  ['8 ottobre 2025', 'l’8 ottobre 2025', 'dell’8 ottobre 2025', 'all’8 ottobre 2025'],
  ['1° gennaio 2024', 'il 1° gennaio 2024', 'del 1° gennaio 2024', 'al 1° gennaio 2024'],
])('withArticle %s', (figure, il, del, al) => {
  expect(withArticle('il', figure)).toBe(il);
  expect(withArticle('del', figure)).toBe(del);
  expect(withArticle('al', figure)).toBe(al);
});

describe('withoutStrandedWords', () => {
  const shown = (title: string) => withoutStrandedWords(title).replaceAll('\u00a0', '_');

  it('keeps articles, prepositions and figures with the next word', () => {
    expect(shown('Parti in piccolo, il margine resta tuo.')).toBe('Parti in_piccolo, il_margine resta tuo.');
    expect(shown('Tutto quello che serve a un servizio')).toBe('Tutto quello che_serve a_un_servizio');
    expect(shown('Gratis per 14 giorni')).toBe('Gratis per_14_giorni');
  });

  it('leaves longer words, and the end, as they are', () => {
    expect(shown('Quanto risparmieresti?')).toBe('Quanto risparmieresti?');
    expect(shown('Prova gratis con')).toBe('Prova gratis con');
  });
});
