/** Plans, comparison and structured data of the built pages, compared with the data. */
import type {Cheerio} from 'cheerio';
import type {Element} from 'domhandler';
import type {PricingContent} from '@site/src/content/pricing';
import {bookingHref} from '../booking';
import {brand} from '@site/src/data/brand';
import {comparison, explainedFeatures, type PlanValue} from '@site/src/data/planFeatures';
import type {FeatureId} from '@site/src/data/planSchema';
import {whiteLabelSetupEur} from '@site/src/data/plans';
import {priceList} from '@site/src/data/priceList';
import {procurement} from '@site/src/data/procurement';
import {languages, numberIn, prefix, wordsIn, type Language} from '../languages';
import {flat, pageAt, schemaOf, textsAt} from './site';

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
const words: Record<Language, {onRequest: string; popular: string}> = {
  en: {onRequest: 'On request', popular: 'Most popular'},
  it: {onRequest: 'Su richiesta', popular: 'Il più scelto'},
};

const {all, priced, entry, onRequest: requested, includes} = priceList;
/** The plans with a column, as passed to the rows of the comparison. */
const columns = priced.map((plan) => ({...plan, has: (id: FeatureId) => includes(plan, id)}));

const expected = (value: PlanValue) =>
  typeof value !== 'object' ? value : 'count' in value ? value.count : value.upTo;

interface Offers {
  name: string;
  priceSpecification: {price: number; priceCurrency: string; unitCode: string};
}
const offered = priced.map(({name, eurPerMonth}) => ({
  name,
  priceSpecification: {price: eurPerMonth, priceCurrency: 'EUR', unitCode: 'MON'},
}));

describe.each(languages)('in %s', (language) => {
  const home = prefix(language);
  const page = pageAt(`${home}/pricing`);
  const {$} = page;
  const cards = $('#plans article')
    .toArray()
    .map((card) => $(card));
  /** Parses the number in a text: '€1,999' and '1.999 €' are 1999; NaN without a number. */
  const firstIn = (text: string) => numberIn(language, /\d[\d.,]*/.exec(text)?.[0] ?? 'none');
  const numbersOf = (elements: Cheerio<Element>) =>
    elements.toArray().map((element) => firstIn($(element).text()));

  it('has a card for every plan with price, limits, add-ons and a way to book', () => {
    expect(cards.map((card) => card.find('h3').text())).toEqual(all.map(({name}) => name));
    const marked = cards.filter((card) => card.text().includes(words[language].popular));
    expect(marked.map((card) => card.find('h3').text())).toEqual(
      priced.length > 1 ? priced.filter((plan) => plan.popular).map(({name}) => name) : [],
    );
    for (const [index, plan] of priced.entries()) {
      const {eurPerMonth, clients, mspUsers, scansPerMonth, addOns} = plan;
      const card = cards[index]!;
      expect(numbersOf(card.find('b'))[0]).toBe(eurPerMonth);
      expect(numbersOf(card.find('dd'))).toEqual(
        [clients, mspUsers, scansPerMonth].map((limit) => limit ?? NaN),
      );
      expect(numbersOf(card.find('dd small'))).toEqual(addOns ? [addOns.extraClient, addOns.extraUser] : []);
      const once = card.find('p:has(br)').text().split(': ').slice(1);
      expect(once.map(firstIn)).toEqual(includes(plan, 'logoAndColours') ? [whiteLabelSetupEur] : []);
    }
    const others = cards.slice(priced.length).map((card) => card.text());
    expect(others.map((text) => [text.includes(words[language].onRequest), /€/.test(text)])).toEqual(
      requested ? [[true, false]] : [],
    );
    const links = cards.flatMap((card) => card.find('a').toArray());
    // In a new tab, unless the contact form replaces a missing booking page.
    expect(links.map(({attribs}) => [attribs.href, attribs.target])).toEqual(
      all.map(() => [bookingHref(language), brand.links.booking && '_blank']),
    );
  });

  it('says in every cell of the comparison what the data says', () => {
    const heads = textsAt($, '#comparison thead th').slice(1);
    expect(heads.map((head, index) => head.startsWith(priced[index]?.name ?? '?'))).toEqual(
      priced.map(() => true),
    );
    expect(heads.map((head, index) => firstIn(head.slice(priced[index]!.name.length)))).toEqual(
      priced.map(({eurPerMonth}) => eurPerMonth),
    );
    const groups = $('#comparison tbody').toArray();
    expect(groups).toHaveLength(comparison.length);
    for (const [index, {features}] of comparison.entries()) {
      const [category, ...rows] = $(groups[index]).find('tr').toArray();
      expect($(category).find('th').attr('scope')).toBe('rowgroup');
      expect($(rows).find('th[scope="row"]')).toHaveLength(features.length);
      const shown = rows.map((row) =>
        $(row)
          .find('td')
          .toArray()
          .map((cell) => said[language][flat($(cell).text())] ?? firstIn($(cell).text())),
      );
      expect(shown).toEqual(features.map(({valueOf}) => columns.map((plan) => expected(valueOf(plan)))));
    }
    const ids: string[] = comparison.flatMap(({features}) => features.map(({id}) => id));
    expect(new Set(ids).size).toBe(ids.length);
    // Specification: eight features are described.
    const described = $('#features h3 + p').toArray();
    expect(described).toHaveLength(8);
    expect(explainedFeatures).toHaveLength(8);
    const {features} = wordsIn<PricingContent>(language, 'pricing').comparison;
    for (const [index, id] of explainedFeatures.entries()) {
      const heading = $(described[index]).prev().text();
      expect(heading).toContain(features[id]);
      // A badge names the first plan, unless every plan has the feature.
      const first = priceList.planWith(id);
      expect(/(\w+)\+/.exec(heading)?.[1]).toBe(first === entry ? undefined : first.name);
    }
  });

  it('answers procurement', () => {
    expect($('#faq dl > div:has(dd:not(:empty)):has(a)')).toHaveLength(procurement.length);
  });

  it('has the anchors of the specification', () => {
    for (const id of ['plans', 'comparison', 'features', 'faq']) {
      expect($(`section#${id}`)).toHaveLength(1);
    }
  });

  it('tells search engines the visible plans and questions, and names both in title and description', () => {
    const node = (type: string) => schemaOf(page).find((each) => each['@type'] === type);
    expect(node('Product')).toMatchObject({offers: offered});
    const asked = node('FAQPage')?.mainEntity as {name: string; acceptedAnswer: {text: string}}[];
    expect(asked.map(({name}) => flat(name))).toEqual(textsAt($, '#faq details[name="faq"] > summary'));
    expect(asked.map(({acceptedAnswer}) => flat(acceptedAnswer.text))).toEqual(textsAt($, '#faq details p'));
    const description = $('meta[name="description"]').attr('content') ?? '';
    expect([$('title').text(), description].map(firstIn)).toEqual([entry.eurPerMonth, entry.eurPerMonth]);
    expect(all.filter(({name}) => !description.includes(name))).toEqual([]);
  });

  it('offers the same plans on the home page, by the same company', () => {
    const nodes = schemaOf(pageAt(`${home}/`));
    const node = (type: string) => nodes.find((each) => each['@type'] === type);
    expect(nodes.map((each) => each['@type']).sort()).toEqual([
      'BreadcrumbList',
      'Organization',
      'Product',
      'Service',
      'SoftwareApplication',
    ]);
    expect((node('Product')?.offers as Offers[]).map(({name}) => name)).toEqual(priced.map(({name}) => name));
    const prices = priced.map(({eurPerMonth}) => eurPerMonth);
    expect(node('SoftwareApplication')).toMatchObject({
      offers: {
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offerCount: prices.length,
        priceCurrency: 'EUR',
      },
      publisher: {'@id': node('Organization')?.['@id']},
    });
    expect(node('Service')?.provider).toEqual({'@id': node('Organization')?.['@id'] ?? 'none'});
  });
});
