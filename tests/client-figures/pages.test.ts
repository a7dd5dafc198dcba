/** Figures, links and words of the client's specification on the built pages, in both languages. */
import {brand} from '@site/src/data/brand';
import {bookingHref} from '../booking';
import {formats} from '@site/src/data/format';
import {languages} from '@site/tests/languages';
import {pages, visibleText} from '../content/site';

const plain = (text: string) => text.replace(/\s/g, ' ');
const roi = '/pricing-comparison#roi-calculator';
const model = (name: string) => `/growth-models#${name}-model`;

describe.each(languages)('in %s', (language) => {
  const at = (route: string) => (language === 'en' ? route : `/it${route}`);
  const page = (route: string) => pages.find(({path}) => path === at(route))!;
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
    // Contradictions in the old copy.
    expect(data).not.toMatch(/\b(?:249|999|106)\b/);
  });

  it('names the price from which plans start', () => {
    expect(page('/pricing').$('title').text()).toContain('49');
  });

  it('sets 165 against 49 EUR, in a sentence and as a bar of 29.7 percent', () => {
    const {$} = page('/pricing-comparison');
    expect(visibleText(page('/pricing-comparison'))).toMatch(
      {en: /Save €116 per month per client/, it: /Risparmi 116\s€ al mese per cliente/}[language],
    );
    expect($('figure:has(li[style*="--of"]) > p[style]').attr('style')).toContain('--of:29.7%');
  });

  it('shows 0 vulnerabilities, 247 scans and 98 percent on the dashboard of the home page', () => {
    const {$} = page('/');
    const tiles = $('main > :first-child figure dd')
      .map((_, tile) => $(tile).text())
      .get();
    expect(tiles).toEqual(expect.arrayContaining(['0', '247', '98%']));
  });

  it.each([
    ['/', 'growth-models', ['/growth-models', model('telco'), model('platform'), model('enterprise')]],
    ['/', 'cost-savings', [roi]],
    ['/pricing-comparison', 'benefits', Array(3).fill('/solutions')],
    ['/pricing-comparison', 'partners', ['/growth-models']],
    ['/partner-program', 'who-it-is-for', ['msp', 'msp', 'telco', 'platform'].map(model)],
  ])('%s leads on from #%s', (route, section, links) => {
    const {$} = page(route);
    const hrefs = $(`section#${section} a`).map((_, link) => $(link).attr('href'));
    expect(hrefs.get()).toEqual(links.map(at));
  });

  it.each([
    ['/pricing-comparison', 'start'],
    ['/growth-models', 'start'],
    ['/partner-program', 'hero'],
    ['/solutions', 'hero'],
  ])('%s leads to a meeting from #%s', (route, section) => {
    const {$} = page(route);
    expect($(`section#${section} a[href="${bookingHref(language)}"]`).length).toBeGreaterThan(0);
  });

  it.each([
    ['/guides/setup', '_blank'],
    ['/guides/pricing', undefined],
  ])('%s leads to the booking page in its own way', (route, target) => {
    const button = page(route)
      .$(`main a[href="${bookingHref(language)}"]`)
      .first();
    expect(button.attr('target')).toBe(brand.links.booking && target);
  });
});

it('keeps the words of the partner program', () => {
  const {$} = pages.find(({path}) => path === '/partner-program')!;
  const text = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text().trim().toLowerCase())
      .get();
  expect(text('#how-it-works ol > li > h3')).toEqual([
    'sign up and customize',
    'sell and deliver',
    'earn and grow',
  ]);
  expect(text('#benefits li h3')).toEqual([
    'recurring revenue',
    'branded reports and interfaces',
    'technical and sales support',
  ]);
  expect(text('#hero a')).toEqual(
    expect.arrayContaining(['start partnership', expect.stringMatching(/^contact sales/)]),
  );
});
