import {fixtureBrand as brand} from '../../../tests/fixtureBrand';
import {article, breadcrumbs, faqPage, organization, planOffers, platform} from '../structuredData';

const site = {url: 'https://a.example', baseUrl: '/base/it/', home: '/base/'};
const organisation = {'@id': 'https://a.example/base/#organization'};
const logo = 'https://a.example/base/favicon.svg';
const plans = 'https://a.example/base/it/pricing#plans';

/** Plans of the price list that unit tests run on; the one on request makes no offer. */
const offers = [
  ['Seed', 20],
  ['Stem', 90],
  ['Crown', 700],
].map(([name, price]) => ({
  '@type': 'Offer',
  name,
  url: plans,
  priceSpecification: {'@type': 'UnitPriceSpecification', price, priceCurrency: 'EUR', unitCode: 'MON'},
}));

it('tells who the company is', () => {
  const node = {
    '@type': 'Organization',
    ...organisation,
    name: 'Probe',
    legalName: 'Probe S.r.l.',
    url: 'https://a.example/base/',
    logo,
    description: 'Words.',
    email: 'hello@probe.example',
    vatID: 'IT12345678903',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Via Prova 2',
      postalCode: '10121',
      addressLocality: 'Torino',
      addressCountry: 'IT',
    },
  };
  expect(organization(site, brand, 'Words.')).toEqual({
    ...node,
    taxID: '98765432109',
    sameAs: ['https://social.probe.example/@probe'],
  });
  const bare = {...brand, particulars: undefined, links: {privacyPolicy: 'https://probe.example/privacy'}};
  expect(organization(site, bare, 'Words.')).toStrictEqual(node);
});

it('makes an offer of each plan that has a price', () => {
  expect(planOffers(site)).toEqual(offers);
});

it('shows the platform as software, product and service', () => {
  const facts = {name: 'Probe', description: 'The platform.', url: 'https://a.example/base/it/'};
  expect(platform(site, brand, {product: 'The platform.', service: 'Security'}, 'it')).toEqual([
    {
      '@type': 'SoftwareApplication',
      applicationCategory: 'SecurityApplication',
      operatingSystem: 'Web',
      publisher: organisation,
      ...facts,
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 20,
        highPrice: 700,
        priceCurrency: 'EUR',
        offerCount: 3,
        url: plans,
      },
      inLanguage: 'it',
    },
    {'@type': 'Product', brand: {'@type': 'Brand', name: 'Probe'}, image: logo, ...facts, offers},
    {'@type': 'Service', serviceType: 'Security', provider: organisation, areaServed: 'EU', ...facts},
  ]);
});

it('numbers breadcrumbs from the home page', () => {
  const trail = [
    {name: 'Home', path: '/'},
    {name: 'Guides', path: '/guides'},
  ];
  expect(breadcrumbs(site, trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/base/it/'},
      {'@type': 'ListItem', position: 2, name: 'Guides', item: 'https://a.example/base/it/guides'},
    ],
  });
});

it('tells what an article is, its picture and pages of authors where there are any', () => {
  const facts = {
    title: 'Title',
    description: 'Words.',
    date: '2026-03-01T10:00:00.000Z',
    permalink: '/base/it/blog/a',
    authors: [{name: 'Ada', permalink: '/base/it/blog/authors/ada'}, {name: 'Bob'}],
  };
  const node = {
    '@type': 'Article',
    headline: 'Title',
    description: 'Words.',
    datePublished: '2026-03-01',
    inLanguage: 'it',
    url: 'https://a.example/base/it/blog/a',
    mainEntityOfPage: 'https://a.example/base/it/blog/a',
    author: [
      {'@type': 'Person', name: 'Ada', url: 'https://a.example/base/it/blog/authors/ada'},
      {'@type': 'Person', name: 'Bob'},
    ],
    publisher: {'@type': 'Organization', ...organisation, name: 'Probe', logo},
  };
  expect(article(site, brand, facts, 'it')).toStrictEqual(node);
  expect(article(site, brand, {...facts, image: '/base/cover.png'}, 'it')).toStrictEqual({
    ...node,
    image: 'https://a.example/base/cover.png',
  });
  expect(article(site, brand, {...facts, changed: '2026-11-27T00:00:00.000Z'}, 'it')).toStrictEqual({
    ...node,
    dateModified: '2026-11-27',
  });
});

it('pairs questions with their answers', () => {
  expect(faqPage([{question: 'Why?', answer: 'So.'}])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [{'@type': 'Question', name: 'Why?', acceptedAnswer: {'@type': 'Answer', text: 'So.'}}],
  });
});
