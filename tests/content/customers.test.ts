/** Cases that are told on pages of their own: what each holds, and the ways to it and on from it. */
import type {CustomersContent} from '@site/src/content/customers';
import type {SampleMarkContent} from '@site/src/content/sampleMark';
import {brand} from '@site/src/data/brand';
import {pagesWithoutCustomer, toldCustomers} from '@site/src/data/customers';
import {growthModelAnchor} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import {isSample} from '@site/src/lib/isSample';
import {plain} from '@site/tests/expected';
import {languages, prefix, wordsIn} from '@site/tests/languages';
import {pages} from './site';

describe.each(languages)('in %s', (language) => {
  const words = wordsIn<CustomersContent>(language, 'customers');
  const {label} = wordsIn<SampleMarkContent>(language, 'sampleMark');
  const at = (path: string) => prefix(language) + path;
  const pageAt = (path: string) => pages.find((page) => page.path === at(path))!;
  /** Where the links of a page's main region lead. */
  const ledTo = (path: string) => {
    const {$} = pageAt(path);
    return $('main a')
      .toArray()
      .map((link) => $(link).attr('href'));
  };

  it('the list leads to every case', () => {
    expect(toldCustomers.length).toBeGreaterThanOrEqual(3);
    expect(ledTo(routes.customers)).toEqual(expect.arrayContaining(toldCustomers.map(({path}) => at(path))));
    expect(pageAt(routes.customers).$('main h2')).toHaveLength(toldCustomers.length);
  });

  it('the page of growth models leads to every case', () => {
    expect(ledTo(routes.growthModels)).toEqual(
      expect.arrayContaining(toldCustomers.map(({path}) => at(path))),
    );
  });

  it.each(toldCustomers.map((customer) => [customer.path, customer] as const))(
    '%s tells the case from before to now',
    (path, {id, company, model, outside, voice}) => {
      const {$} = pageAt(path);
      const story = words.stories[id];
      expect(plain($('h1').text())).toBe(plain(story.title));
      expect($('main').text()).toContain(company);
      expect(
        $('#story h3')
          .toArray()
          .map((heading) => $(heading).text()),
      ).toEqual([words.chapters.before, words.chapters.start, words.chapters.now, words.facts]);
      const paragraphs = $('#story p')
        .toArray()
        .map((paragraph) => $(paragraph).text());
      const told = [...story.before, ...story.start, ...story.now];
      expect(told.length).toBeGreaterThanOrEqual(4);
      expect(paragraphs).toEqual(expect.arrayContaining(told));
      expect($('#story dl > div')).toHaveLength(story.facts.length);
      expect($('#story blockquote')).toHaveLength(voice ? 1 : 0);
      expect(ledTo(path)).toEqual(
        expect.arrayContaining([
          at(routes.customers),
          at(routes.savingsCalculator),
          at(`${routes.growthModels}#${growthModelAnchor(model)}`),
          ...(outside ? [outside] : []),
          ...(brand.links.booking ? [brand.links.booking] : []),
        ]),
      );
    },
  );

  it('says of invented cases that they are, in words and where they are described elsewhere', () => {
    const told = toldCustomers.map(({id, path, source}) => ({
      path,
      sample: isSample(words.stories[id], source),
    }));
    const saysSo = (path: string) => pageAt(path).$('main').text().includes(words.invented(label));
    const described = (path: string) => pageAt(path).$('meta[name="description"]').attr('content') ?? '';
    expect(told.map(({path}) => saysSo(path))).toEqual(told.map(({sample}) => sample));
    expect(told.map(({path}) => described(path).startsWith(`${label}: `))).toEqual(
      told.map(({sample}) => sample),
    );
    expect(saysSo(routes.customers)).toBe(told.some(({sample}) => sample));
  });
});

it('has no page for a case without a company', () => {
  const built = pages.filter(({route}) => route.startsWith(`${routes.customers}/`)).map(({route}) => route);
  expect(new Set(built)).toEqual(new Set(toldCustomers.map(({path}) => path)));
  const without = pagesWithoutCustomer.map((file) => `/${file.replace('.tsx', '')}`);
  expect(built.filter((route) => without.includes(route))).toEqual([]);
});
