/** Customers' case studies, and the marks on all invented content. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {customers, type CustomersContent} from '@site/src/content/customers';
import {growthModels} from '@site/src/content/growthModels';
import {innovationLab} from '@site/src/content/innovationLab';
import {partnerProgram} from '@site/src/content/partnerProgram';
import {pricing} from '@site/src/content/pricing';
import {pricingComparison} from '@site/src/content/pricingComparison';
import type {SampleMarkContent} from '@site/src/content/sampleMark';
import {brand} from '@site/src/data/brand';
import {toldCustomers} from '@site/src/data/customers';
import {fundedProjects} from '@site/src/data/fundedProjects';
import {growthModelAnchor} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import {sampleCases, sampleVoices} from '@site/src/data/sampleCases';
import {subProcessors} from '@site/src/data/subProcessors';
import {isSample} from '@site/src/lib/isSample';
import {plain} from '../expected';
import {languages, prefix, wordsIn} from '../languages';
import {attributes, flat, pageAt, root, textsAt} from './site';

const {msp, telco, platform} = growthModels;
const {telecomPartner, insurerMarketplace} = brand.links;
const ownPlaces = ['telco', 'insurer', 'apiHub'];
const ofMsps = toldCustomers.filter(({model}) => model === 'msp');

/** Possibly invented content of each page, with its words and data. */
const shown: Readonly<Record<string, readonly (readonly object[])[]>> = {
  '/growth-models': [
    ...ofMsps.map(({id, source}) => [msp.cases[id as keyof typeof msp.cases], source]),
    [msp.testimonial, sampleVoices.msp],
    ...(telecomPartner ? [[telco.case]] : []),
    ...(insurerMarketplace ? [[platform.insurer], [platform.testimonial, sampleVoices.platform]] : []),
    [platform.apiHub, sampleCases.apiHub],
  ],
  '/customers': toldCustomers.map(({id, source}) => [customers.stories[id], source]),
  ...Object.fromEntries(
    toldCustomers.map(({id, path: place, source, voice}) => {
      const story = customers.stories[id];
      return [place, [[story, source], ...(story.voice && voice ? [[story.voice, voice]] : [])]];
    }),
  ),
  '/innovation-lab': fundedProjects.map((funded) => [funded, innovationLab.projects.items[funded.id]]),
  '/': [[partnerProgram.testimonial]],
  '/partner-program': [[partnerProgram.testimonial], [msp.cases.msp, sampleCases.msp]],
  // One mark for the whole list.
  '/pricing': [pricing.comingSoon.items],
  '/trust': subProcessors.map((company) => [company]),
  '/pricing-comparison': pricingComparison.proof.quotes.map((quote) => [quote]),
  '/blog/authors': Object.values(
    parse(readFileSync(path.join(root, 'blog/authors.yml'), 'utf8')) as Record<string, object>,
  ).map((author) => [author]),
};

describe.each(languages)('in %s', (language) => {
  const words = wordsIn<CustomersContent>(language, 'customers');
  const {label} = wordsIn<SampleMarkContent>(language, 'sampleMark');
  const at = (route: string) => prefix(language) + route;

  it.each(Object.keys(shown))('%s marks every sample, and nothing else', (route) => {
    const marks = textsAt(pageAt(at(route)).$, 'main small').filter((text) => text === label);
    expect(marks).toHaveLength(shown[route]!.filter((thing) => isSample(...thing)).length);
  });

  it.each([
    [routes.customers, toldCustomers],
    // Cases of other models appear there if the section of the model has a place for them.
    [routes.growthModels, toldCustomers.filter(({id, model}) => model === 'msp' || ownPlaces.includes(id))],
  ])('%s leads to its cases', (route, cases) => {
    const links = attributes(pageAt(at(route)).$, 'main a', 'href');
    expect(links).toEqual(expect.arrayContaining(cases.map((customer) => at(customer.path))));
  });

  it.each(toldCustomers.map((customer) => [customer.path, customer] as const))(
    '%s tells the case from before to now, leads on, and says whether it is invented',
    (route, {id, company, model, outside, voice, source}) => {
      const {$} = pageAt(at(route));
      const story = words.stories[id];
      expect(plain($('h1').text())).toBe(plain(story.title));
      const main = $('main').text();
      expect(main).toContain(company);
      const {before, start, now} = words.chapters;
      expect(textsAt($, '#story h3')).toEqual([before, start, now, words.facts]);
      expect(textsAt($, '#story p')).toEqual(
        expect.arrayContaining([...story.before, ...story.start, ...story.now].map(flat)),
      );
      expect($('#story dl > div')).toHaveLength(story.facts.length);
      expect($('#story blockquote')).toHaveLength(voice ? 1 : 0);
      expect(attributes($, 'main a', 'href')).toEqual(
        expect.arrayContaining([
          at(routes.customers),
          at(routes.savingsCalculator),
          at(`${routes.growthModels}#${growthModelAnchor(model)}`),
          ...[outside, brand.links.booking].filter(Boolean),
        ]),
      );
      const sample = isSample(story, source);
      const description = $('meta[name="description"]').attr('content') ?? '';
      expect([main.includes(words.invented(label)), description.startsWith(`${label}: `)]).toEqual([
        sample,
        sample,
      ]);
    },
  );

  it('the list says that some are invented', () => {
    const samples = toldCustomers.filter(({id, source}) => isSample(words.stories[id], source));
    expect(pageAt(at(routes.customers)).$('main').text().includes(words.invented(label))).toBe(
      samples.length > 0,
    );
  });
});
