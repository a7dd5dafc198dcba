/** Plans, comparison and structured data of the built pricing pages, against the data and the specification. */
import {bookingHref} from '../booking';
import {brand} from '@site/src/data/brand';
import {comparison, explainedFeatures, type PlanValue} from '@site/src/data/planFeatures';
import {firstYears} from '@site/src/data/firstOrder';
import type {FeatureId} from '@site/src/data/planSchema';
import {whiteLabelSetupEur} from '@site/src/data/plans';
import {planReach} from '@site/src/data/planReach';
import {priceList} from '@site/src/data/priceList';
import {procurement} from '@site/src/data/procurement';
import {languages, type Language} from '@site/tests/languages';
import {pages, type BuiltPage} from './site';

/** What a cell says, in each language. */
const said: Record<Language, Record<string, string | boolean>> = {
  en: {
    Included: true,
    'Not included': false,
    Unlimited: 'unlimited',
    Basic: 'basicCatalogue',
    Full: 'fullCatalogue',
  },
  it: {
    Incluso: true,
    'Non incluso': false,
    'Senza limiti': 'unlimited',
    'Di base': 'basicCatalogue',
    Completo: 'fullCatalogue',
  },
};
const onRequest: Record<Language, string> = {en: 'On request', it: 'Su richiesta'};
const popular: Record<Language, string> = {en: 'Most popular', it: 'Il più scelto'};

const {all, priced, entry, onRequest: requested, includes} = priceList;
/** The plans with a column, as the rows of the comparison read them. */
const columns = priced.map((plan) => ({...plan, has: (id: FeatureId) => includes(plan, id)}));

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The number in a text as its language writes it: '€1,999' and '1.999 €' are 1999. */
function numberIn(text: string, language: Language): number {
  const [digits = 'none'] = /\d[\d.,]*/.exec(text) ?? [];
  return Number(
    language === 'en' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.'),
  );
}

const numberOf = (value: Exclude<PlanValue, boolean | string>) =>
  'count' in value ? value.count : 'upTo' in value ? value.upTo : value.eurPerMonth;

const meaning = (text: string, language: Language) => said[language][text] ?? numberIn(text, language);
const expected = (value: PlanValue) => (typeof value === 'object' ? numberOf(value) : value);

function texts({$}: BuiltPage, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => flat($(element).text()));
}

const both = pages.filter(({path}) => /^(\/it)?\/pricing$/.test(path));

it('finds the page in every language', () => {
  expect(both.map(({language}) => language).sort()).toEqual([...languages]);
});

it('compares every feature once', () => {
  const ids = comparison.flatMap(({features}) => features.map(({id}) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining(['clients', 'mspUsers', 'scansPerMonth', 'freeTrial', 'support']),
  );
});

describe.each(both.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const {$, language} = page;
  const cards = $('#plans article')
    .toArray()
    .map((card) => $(card));

  it('has a card for every plan, in order, and one of them is the popular one', () => {
    expect(cards.map((card) => card.find('h3').text())).toEqual(all.map(({name}) => name));
    const marked = cards.filter((card) => card.text().includes(popular[language]));
    expect(marked.map((card) => card.find('h3').text())).toEqual(
      priced.length > 1 ? priced.filter((plan) => plan.popular).map(({name}) => name) : [],
    );
  });

  it('shows price, limits and add-ons of the data on the cards', () => {
    const shown = (limit: number | null) => limit ?? NaN;
    for (const [index, plan] of priced.entries()) {
      const {eurPerMonth, clients, mspUsers, scansPerMonth, addOns} = plan;
      const numbers = (selector: string) =>
        cards[index]!.find(selector)
          .toArray()
          .map((element) => numberIn($(element).text(), language));
      expect(numbers('b').slice(0, 1)).toEqual([eurPerMonth]);
      expect(numbers('dd')).toEqual([clients, mspUsers, scansPerMonth].map(shown));
      expect(numbers('h4 ~ p')).toEqual(addOns ? [addOns.extraClient, addOns.extraUser] : []);
      const once = cards[index]!.find('p:has(br)').text().split(': ').slice(1);
      expect(once.map((text) => numberIn(text, language))).toEqual(
        includes(plan, 'logoAndColours') ? [whiteLabelSetupEur] : [],
      );
    }
    expect(
      cards
        .slice(priced.length)
        .map((card) => [card.text().includes(onRequest[language]), /€/.test(card.text())]),
    ).toEqual(requested ? [[true, false]] : []);
  });

  it('opens the booking page in a new tab from every card, or the contact form where there is none', () => {
    const links = cards.map((card) => card.find('a').toArray());
    expect(links.map((list) => list.length)).toEqual(all.map(() => 1));
    for (const link of links.flat()) {
      expect([link.attribs.href, link.attribs.target]).toEqual([
        bookingHref(language),
        brand.links.booking && '_blank',
      ]);
    }
  });

  it('has the plans and their prices over the columns', () => {
    const heads = texts(page, '#comparison thead th').slice(1);
    for (const [index, {name}] of priced.entries()) {
      expect(heads[index]?.startsWith(name)).toBe(true);
    }
    expect(heads.map((head, index) => numberIn(head.slice(priced[index]?.name.length), language))).toEqual(
      priced.map(({eurPerMonth}) => eurPerMonth),
    );
  });

  it('says in every cell what the data says', () => {
    const groups = $('#comparison tbody').toArray();
    expect(groups).toHaveLength(comparison.length);
    for (const [index, {features}] of comparison.entries()) {
      const [category, ...rows] = $(groups[index]).find('tr').toArray();
      expect($(category).find('th').attr('scope')).toBe('rowgroup');
      const shown = rows.map((row) =>
        $(row)
          .find('td')
          .toArray()
          .map((cell) => meaning(flat($(cell).text()), language)),
      );
      expect(shown).toEqual(features.map(({valueOf}) => columns.map((plan) => expected(valueOf(plan)))));
      expect($(rows).find('th[scope="row"]')).toHaveLength(features.length);
    }
  });

  it('explains the eight features', () => {
    const rows = $('#comparison th[scope="row"]').toArray();
    const ids: string[] = comparison.flatMap(({features}) => features.map(({id}) => id));
    for (const id of explainedFeatures) {
      expect($(rows[ids.indexOf(id)]).find('small').text().split(' ').length).toBeGreaterThan(8);
    }
    expect(explainedFeatures).toHaveLength(8);
  });

  it('says how far each plan reaches, and the first year of each', () => {
    const rows = (selector: string) =>
      $(selector)
        .toArray()
        .map((row) =>
          $(row)
            .find('td')
            .toArray()
            .map((cell) => numberIn($(cell).text(), language)),
        );
    expect(rows('#custom tbody tr')).toEqual(
      planReach.map(({plan, eurPerMonth, dailyClients}) =>
        [plan.clients, eurPerMonth, dailyClients].map((value) => value ?? NaN),
      ),
    );
    expect(rows('#start tbody tr')).toEqual(firstYears.map(({year, setup, total}) => [year, setup, total]));
  });

  it('answers what procurement asks, each with a way to the source', () => {
    const asked = $('#custom dl > div').toArray();
    expect(asked).toHaveLength(procurement.length);
    for (const question of asked) {
      expect(flat($(question).find('dd').first().text())).not.toBe('');
      expect($(question).find('a').length).toBeGreaterThan(0);
    }
  });

  it('has the anchors of the specification', () => {
    for (const id of ['plans', 'comparison', 'features', 'faq']) {
      expect($(`section#${id}, tbody#${id}`)).toHaveLength(1);
    }
  });

  it('tells search engines the way, the visible plans and the visible questions', () => {
    const nodes = $('script[type="application/ld+json"]')
      .toArray()
      .flatMap((script) => (JSON.parse($(script).text()) as {'@graph': Record<string, unknown>[]})['@graph']);
    const node = (type: string) => nodes.find((candidate) => candidate['@type'] === type);
    const offers = node('Product')?.offers as {
      name: string;
      priceSpecification: {price: number; priceCurrency: string};
    }[];
    expect(
      offers.map(({name, priceSpecification: {price, priceCurrency}}) => [name, price, priceCurrency]),
    ).toEqual(
      cards
        .slice(0, priced.length)
        .map((card) => [card.find('h3').text(), numberIn(card.find('b').first().text(), language), 'EUR']),
    );
    const asked = node('FAQPage')?.mainEntity as {name: string; acceptedAnswer: {text: string}}[];
    expect(asked.map(({name}) => flat(name))).toEqual(texts(page, '#faq summary'));
    expect(asked.map(({acceptedAnswer}) => flat(acceptedAnswer.text))).toEqual(texts(page, '#faq details p'));
    expect(node('BreadcrumbList')?.itemListElement).toHaveLength(2);
  });

  it('names price and plans in title and description', () => {
    expect(numberIn($('title').text(), language)).toBe(entry.eurPerMonth);
    const description = $('meta[name="description"]').attr('content') ?? '';
    expect(numberIn(description, language)).toBe(entry.eurPerMonth);
    for (const {name} of all) {
      expect(description).toContain(name);
    }
  });
});

it('reads numbers and words of both languages', () => {
  expect(meaning('€1,999', 'en')).toBe(1999);
  expect(meaning('1.999 €', 'it')).toBe(1999);
  expect(meaning('+ 1,90 € al mese', 'it')).toBe(1.9);
  expect(meaning('Not included', 'en')).toBe(false);
  expect(meaning('nonsense', 'en')).toBeNaN();
});
