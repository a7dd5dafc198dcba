import {trust} from '../content/trust';
import {withArticle, withoutStrandedWords} from '../italian';

describe('withArticle', () => {
  it.each([
    ['40%', 'il 40%', 'del 40%', 'al 40%'],
    ['85%', 'l’85%', 'dell’85%', 'all’85%'],
    ['8%', 'l’8%', 'dell’8%', 'all’8%'],
    ['8.000', 'l’8.000', 'dell’8.000', 'all’8.000'],
    ['11,5%', 'l’11,5%', 'dell’11,5%', 'all’11,5%'],
    ['11.000', 'l’11.000', 'dell’11.000', 'all’11.000'],
    ['110%', 'il 110%', 'del 110%', 'al 110%'],
    ['18%', 'il 18%', 'del 18%', 'al 18%'],
    ['1%', 'l’1%', 'dell’1%', 'all’1%'],
    ['1,5%', 'l’1,5%', 'dell’1,5%', 'all’1,5%'],
    ['1.000', 'il 1.000', 'del 1.000', 'al 1.000'],
    ['0,1%', 'lo 0,1%', 'dello 0,1%', 'allo 0,1%'],
    ['8 ottobre 2025', 'l’8 ottobre 2025', 'dell’8 ottobre 2025', 'all’8 ottobre 2025'],
    ['11 marzo 2025', 'l’11 marzo 2025', 'dell’11 marzo 2025', 'all’11 marzo 2025'],
    ['1° gennaio 2024', 'il 1° gennaio 2024', 'del 1° gennaio 2024', 'al 1° gennaio 2024'],
    ['20 agosto 2025', 'il 20 agosto 2025', 'del 20 agosto 2025', 'al 20 agosto 2025'],
  ])('%s', (figure, il, del, al) => {
    expect(withArticle('il', figure)).toBe(il);
    expect(withArticle('del', figure)).toBe(del);
    expect(withArticle('al', figure)).toBe(al);
  });
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

describe('places that a finding of the own scan only counts', () => {
  it('agree with “criticità” in gender and number', () => {
    expect(trust.scan.others(1)).toBe('e un’altra');
    expect(trust.scan.others(3)).toBe('e altre 3');
  });
});
