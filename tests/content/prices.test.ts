/** Every amount of money that the built pages show comes from the data, and is written as its language writes it. */
import {partnerCostUsdPerYear, partnerRoiInputs} from '@site/src/data/partnerRoi';
import {priceList} from '@site/src/data/priceList';
import {
  campaignEur,
  hireEurPerYear,
  savedPerClientEur,
  savedPerYearEur,
  savingsInputs,
} from '@site/src/data/savings';
import {computePartnerRoi, partnerRoiDefaults} from '@site/src/lib/calculators/partnerRoi';
import {computeSavings} from '@site/src/lib/calculators/savings';
import {formats} from '@site/src/lib/format';
import {languages, type Language} from '@site/tests/languages';
import {stackEur} from '../expected';
import {amounts as explained} from './figures';
import {pages, visibleText, type BuiltPage} from './site';

const shownFirst = computeSavings({
  clients: savingsInputs.clients.default,
  price: savingsInputs.price.default,
  tools: savingsInputs.tools,
});

/** Amounts that may be shown, EUR. */
const known = new Set<number>(explained.flatMap(({values}) => values));

const number = String.raw`(\d+(?:[.,]\d+)*)`;
/** '€1,999' or 'EUR 1,999' in English, '1.999 €' or '1.999 EUR' in Italian. */
const written: Record<Language, RegExp> = {
  en: new RegExp(String.raw`(?:€|EUR )\s?${number}`, 'g'),
  it: new RegExp(String.raw`${number}\s?(?:€|EUR\b|euro\b)`, 'g'),
};
const groups: Record<Language, string> = {en: ',', it: '.'};

const value = (text: string, language: Language) =>
  Number(text.replaceAll(groups[language], '').replace(',', '.'));

/** Amounts in a text, as written. */
const amounts = (text: string, language: Language) =>
  [...text.matchAll(written[language])].map(([, amount = '']) => amount);

/** Amounts that do not come from the data. */
const unknown = (text: string, language: Language) =>
  amounts(text, language).filter((amount) => !known.has(value(amount, language)));

/** Amounts written as the other language writes them, or without grouping. In a table, '19 €' may stand before '35 €'. */
const odd = (text: string, language: Language) => [
  ...(text.match(language === 'en' ? /\d\s?€(?!\d)/g : /(?<!\d\s?)€\s?\d/g) ?? []),
  ...amounts(text, language).filter((amount) => /\d{4}/.test(amount)),
];

/** What readers see, what is read out to them, and what previews show. */
function texts(page: BuiltPage): string {
  const {$} = page;
  const said = ['aria-label', 'alt', 'title'].flatMap((name) =>
    $(`body [${name}]`)
      .toArray()
      .map((element) => $(element).attr(name)),
  );
  const described = $('meta[name="description"], meta[property="og:description"]')
    .toArray()
    .map((element) => $(element).attr('content'));
  return [visibleText(page), ...said, ...described].join(' | ').replace(/\s/g, ' ');
}

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  it('shows only amounts that come from the data, in its own notation', () => {
    expect(
      unknown(texts(page), page.language).map(
        (amount) =>
          `build${page.path}: ${amount} EUR: nobody has said how it was counted. Take it from src/data, or add it to "amounts" in tests/content/figures.ts.`,
      ),
    ).toEqual([]);
    expect(odd(texts(page), page.language)).toEqual([]);
  });
});

it.each(languages)('finds the prices of the home page in %s', (language) => {
  const home = pages.find((page) => page.path === (language === 'en' ? '/' : '/it/'));
  const found = new Set(home && amounts(texts(home), language).map((amount) => value(amount, language)));
  for (const expected of [
    ...priceList.priced.map(({eurPerMonth}) => eurPerMonth),
    savedPerClientEur,
    savedPerYearEur,
    stackEur.typical,
    stackEur.to,
    shownFirst.annualSavings,
    hireEurPerYear,
    campaignEur,
  ]) {
    expect(found).toContain(expected);
  }
});

const example = computePartnerRoi(partnerRoiDefaults);

/** Amounts that the partner calculator may show, USD. */
const knownUsd = [
  partnerCostUsdPerYear,
  partnerRoiInputs.price.min,
  partnerRoiInputs.price.default,
  example.monthlyRevenue,
  example.yearlyRevenue,
  example.yearlyProfit,
];

/** Dollars in a text: '$1,000' in English, '1.000 $' in Italian. */
const dollars = (text: string, language: Language) =>
  [
    ...text.matchAll(
      language === 'en'
        ? new RegExp(String.raw`\$${number}`, 'g')
        : new RegExp(String.raw`${number}\s\$(?!\d)`, 'g'),
    ),
  ].map(([, amount = '']) => value(amount, language));

it.each(languages)('shows the dollars of the data in the partner calculator in %s', (language) => {
  const page = pages.find(
    ({path}) => path === (language === 'en' ? '/partner-program' : '/it/partner-program'),
  );
  const calculator = page?.$('[data-island="partner-roi-calculator"]').clone();
  // Elements that stand apart are words apart.
  calculator?.find('*').after(' ');
  const text = calculator?.text() ?? '';
  const shown = dollars(text, language);
  expect(new Set(shown)).toEqual(new Set(knownUsd));
  expect(text.match(/\$/g)).toHaveLength(shown.length);
  expect(text).not.toMatch(/\d{4}/);
});

it('sees dollars in the notation of their language only', () => {
  expect(dollars('at $1,000 or 1.000 $', 'en')).toEqual([1000]);
  expect(dollars('a 1.000\u00a0$ o $1,000', 'it')).toEqual([1000]);
});

it('sees a wrong amount and a wrong notation', () => {
  // One more than the highest is none of them.
  const other = Math.max(...known) + 1;
  for (const language of ['en', 'it'] as const) {
    const {eur, number} = formats(language);
    expect(unknown(`now ${eur(other)}, save ${eur(0.07)}.`, language)).toHaveLength(2);
    for (const right of known) {
      expect(unknown(`${eur(right)}. ${eur(right)},`, language)).toEqual([]);
    }
    expect(unknown({en: `EUR ${number(other)}`, it: `${number(other)} euro`}[language], language)).toEqual([
      number(other),
    ]);
  }
  // Grouped in its language, and with cents.
  expect(amounts('now €1,998 or EUR 1.90', 'en').map((text) => value(text, 'en'))).toEqual([1998, 1.9]);
  expect(amounts('ora 1.998 € o 1,90 euro', 'it').map((text) => value(text, 'it'))).toEqual([1998, 1.9]);
  expect(odd('49 € and €1999', 'en')).toHaveLength(2);
  expect(odd('€49 e 1999 €', 'it')).toHaveLength(2);
});
