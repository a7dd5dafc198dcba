/** Invented people, cases and projects say on the page that they are samples, as long as they carry the flag. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {fundedProjects} from '@site/src/data/fundedProjects';
import {toldCustomers} from '@site/src/data/customers';
import {sampleCases, sampleVoices} from '@site/src/data/sampleCases';
import {subProcessors} from '@site/src/data/subProcessors';
import {brand} from '@site/src/data/brand';
import {customers} from '@site/src/content/customers';
import {growthModels} from '@site/src/content/growthModels';
import {innovationLab} from '@site/src/content/innovationLab';
import {partnerProgram} from '@site/src/content/partnerProgram';
import {pricing} from '@site/src/content/pricing';
import {pricingComparison} from '@site/src/content/pricingComparison';
import type {SampleMarkContent} from '@site/src/content/sampleMark';
import {isSample} from '@site/src/lib/isSample';
import {type Language, languages, wordsIn} from '@site/tests/languages';
import {pages, root} from './site';

const {msp, telco, platform} = growthModels;
const {telecomPartner, insurerMarketplace} = brand.links;

/** What each page shows that may be invented, each with the words and data that say so. */
const shown: Readonly<Record<string, readonly (readonly object[])[]>> = {
  '/growth-models': [
    [msp.cases.msp, sampleCases.msp],
    [msp.cases.mssp, sampleCases.mssp],
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
};

const authors = Object.values(
  parse(readFileSync(path.join(root, 'blog/authors.yml'), 'utf8')) as Record<string, object>,
);

/** How often a page says that something is a sample. */
function marksOn(route: string, language: Language): number {
  const address = language === 'en' ? route : `/it${route}`;
  const page = pages.find((each) => each.path === address);
  const {label} = wordsIn<SampleMarkContent>(language, 'sampleMark');
  return page!.$('main small').filter((_, it) => page!.$(it).text() === label).length;
}

describe.each(languages)('in %s', (language) => {
  it.each(Object.keys(shown))('%s marks every sample, and nothing else', (route) => {
    const things = shown[route]!;
    expect(things.length).toBeGreaterThan(0);
    expect(marksOn(route, language)).toBe(things.filter((thing) => isSample(...thing)).length);
  });

  it('authors are marked in their list', () => {
    expect(authors.length).toBeGreaterThan(0);
    expect(marksOn('/blog/authors', language)).toBe(authors.filter((author) => isSample(author)).length);
  });
});
