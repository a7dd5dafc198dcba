import type {Brand} from '../data/brandSchema';
import {currency} from '../data/plans';
import {priceList} from '../data/priceList';

/** A schema.org node; `StructuredData` adds the context. */
export interface SchemaNode extends Record<string, unknown> {
  '@type': string;
}

export interface Site {
  /** Public origin, without a trailing slash. */
  readonly url: string;
  /** Home path of the locale, with a trailing slash. */
  readonly baseUrl: string;
  /** Home path of the default locale: the base path of the site. */
  readonly home: string;
}

const organisationId = (site: Site) => `${site.url}${site.home}#organization`;

export function organization(site: Site, brand: Brand, description: string): SchemaNode {
  const {social} = brand.links;
  const taxCode = brand.particulars?.taxCode;
  return {
    '@type': 'Organization',
    '@id': organisationId(site),
    name: brand.name,
    legalName: brand.legalName,
    url: `${site.url}${site.home}`,
    logo: `${site.url}${site.home}favicon.svg`,
    description,
    email: brand.contactEmail,
    vatID: brand.vatNumber,
    ...(taxCode && {taxID: taxCode}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.seat.street,
      postalCode: brand.seat.postalCode,
      addressLocality: brand.seat.city,
      addressCountry: brand.seat.country,
    },
    ...(social && {sameAs: [social.url]}),
  };
}

/** Returns one offer per plan with a price per month. */
function planOffers(site: Site): SchemaNode[] {
  return priceList.priced.map(({name, eurPerMonth}) => ({
    '@type': 'Offer',
    name,
    url: `${site.url}${site.baseUrl}pricing#plans`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: eurPerMonth,
      priceCurrency: currency,
      unitCode: 'MON',
    },
  }));
}

/** Returns the price range of the plans per month. */
function offerRange(site: Site): SchemaNode {
  const {priced, entry, top} = priceList;
  return {
    '@type': 'AggregateOffer',
    lowPrice: entry.eurPerMonth,
    highPrice: top.eurPerMonth,
    priceCurrency: currency,
    offerCount: priced.length,
    url: `${site.url}${site.baseUrl}pricing#plans`,
  };
}

const platformFacts = (site: Site, brand: Brand, description: string) => ({
  name: brand.name,
  description,
  url: `${site.url}${site.baseUrl}`,
});

export function product(site: Site, brand: Brand, description: string): SchemaNode {
  return {
    '@type': 'Product',
    brand: {'@type': 'Brand', name: brand.name},
    image: `${site.url}${site.home}favicon.svg`,
    ...platformFacts(site, brand, description),
    offers: planOffers(site),
  };
}

function platformSoftware(site: Site, brand: Brand, description: string, language: string): SchemaNode {
  return {
    '@type': 'SoftwareApplication',
    applicationCategory: 'SecurityApplication',
    operatingSystem: 'Web',
    publisher: {'@id': organisationId(site)},
    ...platformFacts(site, brand, description),
    offers: offerRange(site),
    inLanguage: language,
  };
}

export function platform(
  site: Site,
  brand: Brand,
  words: {product: string; service: string},
  language: string,
): SchemaNode[] {
  return [
    platformSoftware(site, brand, words.product, language),
    product(site, brand, words.product),
    {
      '@type': 'Service',
      serviceType: words.service,
      provider: {'@id': organisationId(site)},
      areaServed: 'EU',
      ...platformFacts(site, brand, words.product),
    },
  ];
}

/** Returns the breadcrumbs of a page from its ancestors, home first. Paths have no locale prefix. */
export function breadcrumbs(site: Site, trail: readonly {name: string; path: string}[]): SchemaNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + site.baseUrl + path.slice(1),
    })),
  };
}

export interface ArticleFacts {
  title: string;
  description: string;
  /** Publication date, ISO 8601. */
  date: string;
  /** Date of the last change, ISO 8601. */
  changed?: string;
  /** Absolute path on the site, with the locale. */
  permalink: string;
  /** Absolute path of each author's page, if it exists. */
  authors: readonly {readonly name: string; readonly permalink?: string}[];
  /** Absolute path of the picture. */
  image?: string;
}

export function article(
  site: Site,
  brand: Brand,
  {title, description, date, changed, permalink, authors, image}: ArticleFacts,
  language: string,
): SchemaNode {
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date.slice(0, 10),
    ...(changed && {dateModified: changed.slice(0, 10)}),
    inLanguage: language,
    url: site.url + permalink,
    mainEntityOfPage: site.url + permalink,
    ...(image && {image: site.url + image}),
    author: authors.map(({name, permalink: page}) => ({
      '@type': 'Person',
      name,
      ...(page && {url: site.url + page}),
    })),
    publisher: {
      '@type': 'Organization',
      '@id': organisationId(site),
      name: brand.name,
      logo: `${site.url}${site.home}favicon.svg`,
    },
  };
}

/** Lists questions and answers, as shown on the page. */
export function faqPage(items: readonly {question: string; answer: string}[]): SchemaNode {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}
