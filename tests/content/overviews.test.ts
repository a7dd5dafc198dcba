/** What overviews tell of the texts that they list. */
import * as cheerio from 'cheerio';
import {folderOf, languages} from '../languages';
import {readBuilt} from './site';

/** Facts of each text that an overview lists, such as its reading time, by address and in the order of that. */
function factsIn(file: string): string[][] {
  const $ = cheerio.load(readBuilt(file));
  return $('main li:has(> :is(h2, h3) > a)')
    .toArray()
    .map((entry) => [$('a', entry).first().attr('href') ?? '', $('p', entry).last().text()])
    .sort();
}

test.each(languages.map(folderOf))(
  'overviews in /%s say how long each text takes, also of one that stands in another sidebar',
  (locale) => {
    const facts = factsIn(`${locale}guides.html`);
    expect(facts.length).toBeGreaterThan(2);
    expect(facts.filter(([, said = '']) => !/\d/.test(said))).toEqual([]);
    expect(facts.map(([href = '']) => href)).toContain(`/${locale}resources/cyber-edu-hub`);
  },
);
