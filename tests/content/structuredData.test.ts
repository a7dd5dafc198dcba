/** The structured data of the home page in both languages, against what the page shows. */
import {priceList} from '@site/src/data/priceList';
import {languages} from '@site/tests/languages';
import {allPages, pages, type BuiltPage} from './site';

interface Node {
  '@type': string;
  [key: string]: unknown;
}

interface Offer {
  name: string;
  priceSpecification: {price: number; priceCurrency: string; unitCode: string};
}

function graph({$}: BuiltPage<string>): Node[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  return scripts.flatMap((script) => {
    const data = JSON.parse($(script).text()) as {'@context': string; '@graph': Node[]};
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}
const homes = pages.filter(({route}) => route === '/');
const priced = priceList.priced.map(({name, eurPerMonth}) => [name, eurPerMonth]);

it('finds the home page of each language', () => {
  expect(homes.map(({language}) => language).sort()).toEqual([...languages].sort());
});

describe.each(homes.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const nodes = graph(page);
  const node = (type: string) => nodes.find((candidate) => candidate['@type'] === type);

  it('holds organisation, software, product, service and breadcrumbs, once each', () => {
    expect(nodes.map((each) => each['@type']).sort()).toEqual([
      'BreadcrumbList',
      'Organization',
      'Product',
      'Service',
      'SoftwareApplication',
    ]);
  });

  it('offers the visible plans as products, by month', () => {
    const offers = node('Product')?.offers as Offer[];
    expect(offers.map(({name, priceSpecification: {price}}) => [name, price])).toEqual(priced);
    for (const {priceSpecification} of offers) {
      expect(priceSpecification).toMatchObject({priceCurrency: 'EUR', unitCode: 'MON'});
    }
  });

  it('offers the software for the range of these prices', () => {
    const prices = priced.map(([, price]) => Number(price));
    expect(node('SoftwareApplication')?.offers).toMatchObject({
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      priceCurrency: 'EUR',
    });
  });

  it('points the service and the software at the organisation', () => {
    const id = node('Organization')?.['@id'];
    expect(id).toBeTruthy();
    expect(node('Service')?.provider).toEqual({'@id': id});
    expect(node('SoftwareApplication')?.publisher).toEqual({'@id': id});
  });
});

it.each(
  allPages
    .filter(({missing, unlisted, standsIn}) => !missing && !unlisted && !standsIn)
    .map((page) => [page.path, page] as const),
)('%s has breadcrumbs that start at home and end at itself', (_path, page) => {
  const crumbs = graph(page).find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement as {
    position: number;
    item: string;
  }[];
  expect(crumbs.map(({position}) => position)).toEqual(crumbs.map((_, index) => index + 1));
  expect(new URL(crumbs[0]?.item ?? '').pathname).toBe(page.language === 'en' ? '/' : `/${page.language}/`);
  expect(new URL(crumbs.at(-1)?.item ?? '').pathname).toBe(page.path);
});
