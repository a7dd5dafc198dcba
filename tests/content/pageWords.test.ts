/** Pages show the words and the data, in the same order and position. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {partnerRoiParameters} from '@site/src/data/partnerRoi';
import {priceRulerParameters} from '@site/src/data/priceRuler';
import {savingsParameters} from '@site/src/data/savings';
import {routes} from '@site/src/data/routes';
import type {SheetsContent} from '@site/src/content/sheets';
import type {ShellContent} from '@site/src/content/shell';
import type {SolutionsContent} from '@site/src/content/solutions';
import {languages, prefix, wordsIn} from '../languages';
import {flat, pageAt, pages, root, textsAt, visibleText} from './site';
import {textsOf} from './texts';

type Words = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** Words that appear on another page than their file suggests, or in another order where third parties are listed. */
const elsewhere =
  /^(?:contact\.fields\.label|cookies\.text|pricing\.title|pricing\.comparison\.\w+|sampleReport\.report\.compliance\.\w+)$/;

const parameters: Readonly<Record<string, readonly string[]>> = {
  'partner-roi-calculator': partnerRoiParameters,
  'price-ruler': priceRulerParameters,
  'savings-calculator': savingsParameters,
};

/** Returns lists among words, by path: texts, and same-named texts of a list of objects. */
function listsIn(value: unknown, place: string): [string, string[]][] {
  if (!isObject(value)) {
    return [];
  }
  const entries = Object.values(value);
  const texts = (all: readonly unknown[]) => all.filter((text) => typeof text === 'string').map(flat);
  const things = entries.filter((entry) => isObject(entry) && !Array.isArray(entry)) as Words[];
  const names = [...new Set(things.flatMap((thing) => Object.keys(thing)))];
  return [
    ...(Array.isArray(value) ? [[place, texts(entries)] as [string, string[]]] : []),
    ...names.map((name): [string, string[]] => [
      `${place}.${name}`,
      texts(things.map((thing) => thing[name])),
    ]),
    ...Object.entries(value).flatMap(([key, part]) => listsIn(part, `${place}.${key}`)),
  ];
}

/** Returns the texts of a list that occur once on a page, in page order. */
const onPage = (list: readonly string[], text: string) =>
  list
    .filter((words) => text.split(words).length === 2)
    .map((words) => [text.indexOf(words), words] as const);

describe.each(languages)('in %s', (language) => {
  const home = prefix(language);
  const own = pages.filter((page) => page.language === language && !page.standsIn);

  it('has lists and sections of pages in the order of their words', () => {
    const files = readdirSync(path.join(root, 'src/content')).filter((file) => file.endsWith('.ts'));
    const written = files.flatMap((file) => {
      const name = file.replace('.ts', '');
      const words = wordsIn<{meta?: {title: string}}>(language, name);
      const page = own.find(({$}) => $('title').first().text().startsWith(`${words.meta?.title} | `));
      const text = page && visibleText(page);
      return listsIn(words, name).flatMap(([place, list]) =>
        text === undefined || elsewhere.test(place) ? [] : [[place, onPage(list, text)] as const],
      );
    });
    const wrong = written.filter(([, list]) => list.some(([at], index) => at < (list[index - 1]?.[0] ?? 0)));
    expect(wrong.map(([place, list]) => [place, list.map(([, words]) => words)])).toEqual([]);
    expect(written.filter(([, list]) => list.length > 1).length).toBeGreaterThan(100);
  });

  it('has every calculator with the parameters of its address', () => {
    const found = own.flatMap(({$}) =>
      $('[data-island]')
        .toArray()
        .map(({attribs}) => [attribs['data-island']!, attribs['data-query']] as const)
        .filter(([name]) => name in parameters),
    );
    expect(found.map(([name]) => [name, parameters[name]!.join(' ')])).toEqual(found);
    expect(new Set(found.map(([name]) => name)).size).toBe(Object.keys(parameters).length);
  });

  it('has one control in every bar at the bottom edge that hides it', () => {
    const {stickyBar} = wordsIn<ShellContent>(language, 'shell');
    const bars = own.flatMap(({$}) =>
      $(`aside[aria-label="${stickyBar.label}"]`)
        .toArray()
        .map((bar) => $(bar)),
    );
    expect(bars.map((bar) => bar.find('[data-sticky-dismiss]').attr('aria-label'))).toEqual(
      bars.map(() => stickyBar.dismiss),
    );
    expect(bars.map((bar) => bar.find('[data-sticky-dismiss]').length)).toEqual(bars.map(() => 1));
    expect(bars.length).toBeGreaterThan(1);
  });

  it('leads from the list of guides to each below its group, and to its sheets', () => {
    const {kinds} = wordsIn<SheetsContent>(language, 'sheets');
    const {$} = pageAt(home + routes.guides);
    const guides = textsOf(language, 'docs').filter(({data}) => data.sheets);
    expect(guides.length).toBeGreaterThan(0);
    for (const {address, data} of guides) {
      expect(textsAt($, `main a[href="${address}#sheets"]`)).toEqual(
        data.sheets!.map((kind) => kinds[kind].name),
      );
    }
    // An entry is one level below the name of its group, and without a group on that level.
    const entries = $('main section > ul > li > :is(h2, h3)').toArray();
    expect(entries.map(({tagName}) => tagName)).toEqual(
      entries.map((entry) => ($(entry).closest('section').children('h2').length > 0 ? 'h3' : 'h2')),
    );
  });

  it('draws a week of scans that begins on Monday', () => {
    const {week} = wordsIn<SolutionsContent>(language, 'solutions').features.scans;
    const [first] = textsAt(pageAt(home + routes.solutions).$, `[aria-label="${week}"] small`);
    // 1 January 2024 was a Monday.
    expect(new Date(2024, 0, 1).toLocaleDateString(language, {weekday: 'long'})).toContain(first);
  });
});
