/** Tables as they are built: a table of HTML says what its parts are, and a heading names what it heads. */
import * as cheerio from 'cheerio';
import {allPages as pages} from './site';

/** What checkers of HTML and readers of screens stumble over in tables. */
function faults($: cheerio.CheerioAPI): string[] {
  return [
    ...$('table[role=table], :is(thead, tbody, tfoot, tr, th, td)[role]')
      .toArray()
      .map((part) => `${part.tagName} with a role that it has or must not have`),
    ...$('th')
      .toArray()
      .filter((head) => $(head).text().trim() === '' && !$(head).find('img, svg').length)
      .map(() => 'th without words'),
  ];
}

test('there are tables, and none has a fault', () => {
  expect(pages.filter(({$}) => $('table').length > 0).length).toBeGreaterThan(10);
  expect(pages.flatMap(({path, $}) => faults($).map((fault) => `${path}: ${fault}`))).toEqual([]);
});

test('faults are noticed', () => {
  const bad = cheerio.load('<table role=table><tr role=row><th></th><td role=cell>1</td></tr></table>');
  expect(faults(bad)).toHaveLength(4);
});
