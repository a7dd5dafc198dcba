/** The client's figures as the built pages show them, in both languages. */
import {formats} from '@site/src/lib/format';
import {pages, visibleText} from '../content/site';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe.each(['en', 'it'] as const)('in %s', (language) => {
  const page = (route: string) => {
    const path = language === 'en' ? route : `/it${route}`;
    return pages.find((each) => each.path === path)!;
  };
  const {eur} = formats(language);

  it.each([
    ['/', [49, 199, 1999, 116, 13_920, 165, 205, 3750, 3551, 42_612, 30_000, 5_000]],
    ['/pricing', [49, 199, 1999, 2, 1.9, 10, 19, 35, 588, 787]],
    ['/pricing-comparison', [49, 116, 165, 125, 205, 13_920, 42_612, 10, 70]],
    ['/growth-models', [4200]],
  ])('%s shows the amounts', (route, amounts) => {
    const text = plain(visibleText(page(route)));
    for (const amount of amounts) {
      // A range has one sign for both ends.
      const bare = plain(eur(amount)).replace(/ ?€ ?/, '');
      expect(text).toMatch(new RegExp(`(?<![\\d.,])${bare.replace('.', '\\.')}(?![\\d]|[.,]\\d)`));
    }
  });

  it.each(['/', '/pricing'])('%s offers the plans at 49, 199 and 1,999 EUR, and nothing else', (route) => {
    const data = page(route).$('script[type="application/ld+json"]').text();
    expect([...data.matchAll(/"price":"?(\d+)/g)].map(([, price]) => Number(price))).toEqual([49, 199, 1999]);
    // The old copy contradicted itself with these.
    expect(data).not.toMatch(/\b(?:249|999|106)\b/);
  });

  it('names the price from which plans start', () => {
    expect(page('/pricing').$('title').text()).toContain('49');
  });
});
