/** No two pages answer the same question with different figures, and nobody's figure stands on a page unexplained. */
import * as cheerio from 'cheerio';
import {priceList} from '@site/src/data/priceList';
import {priceRulerSamples} from '@site/src/data/priceRuler';
import {planCost, planCosts} from '@site/src/lib/calculators/planCosts';
import type {Language} from '@site/tests/languages';
import {counts, questions, units, type Unit} from './figures';
import {pages, type BuiltPage} from './site';

type Read = Pick<BuiltPage, 'path' | 'language' | '$'>;

/** What stands in a line is one text; what stands apart is another, so that no number is read with the next one's words. */
const inline = 'a, abbr, b, bdi, code, data, em, i, small, span, strong, sup, time';

/** Every question reads every page: what was read is kept. */
const read = new WeakMap<Read['$'], string[]>();

/** Texts that readers see, one for each element that stands apart. */
function textsOf({$}: Read): string[] {
  const texts = read.get($) ?? separateTexts($);
  read.set($, texts);
  return texts;
}

function separateTexts($: Read['$']): string[] {
  const body = $('body').clone();
  body.find('script, style, template, noscript').remove();
  body.find('br').replaceWith(' ');
  body.find('*').not(inline).prepend('\n').append('\n');
  body.find('span, b, small').after(' ');
  return body
    .text()
    .split('\n')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** '1,999' in English and '1.999' in Italian are 1999. */
function numberOf(text: string, language: Language): number {
  const plain = language === 'en' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.');
  return Number(plain);
}

/** A figure, and the words that it stands in. */
interface Found {
  readonly value: number;
  readonly text: string;
  readonly path: string;
}

interface Count extends Found {
  readonly unit: Unit;
}

const number = String.raw`(?<![\d.,€$#])(?<value>\d+(?:[.,]\d+)*)(?:[–-](?<to>\d+))?\+?(?:[ -])?`;

/** Things that a page counts: '25 clients', '14-day', '3–6 months'. */
function countsOf(page: Read): Count[] {
  return textsOf(page).flatMap((text) =>
    (Object.keys(units) as Unit[]).flatMap((unit) =>
      [
        ...text.matchAll(new RegExp(`${number}(?:${units[unit][page.language].source})(?!\\p{L})`, 'gu')),
      ].flatMap(({groups}) =>
        [groups?.value, groups?.to].flatMap((written) =>
          written === undefined
            ? []
            : [{unit, value: numberOf(written, page.language), text, path: page.path}],
        ),
      ),
    ),
  );
}

const englishPath = (path: string) => path.replace(/^\/it(?=\/|$)/, '') || '/';

/** Counts that nobody has explained, a sentence each. */
const unexplained = (page: Read): string[] =>
  countsOf(page)
    .filter(
      ({unit, value, path}) =>
        !counts[unit].some(
          ({values, on}) => values.includes(value) && (on?.includes(englishPath(path)) ?? true),
        ),
    )
    .map(
      ({unit, value, text}) =>
        `build${page.path}: “${text.slice(0, 160)}”: nobody has said how ${value} (${unit}) was counted. Take it from src/data, or add it to "counts" in tests/content/figures.ts with the way it was counted.`,
    );

/** Answers of a page to the questions, by question. */
function answersOf(page: Read): Map<string, Found[]> {
  const answers = new Map<string, Found[]>();
  const add = (ask: string, found: Found) => answers.set(ask, [...(answers.get(ask) ?? []), found]);
  const described = page.$('meta[name="description"]').attr('content');
  for (const text of [...textsOf(page), ...(described ? [described.replace(/\s+/g, ' ')] : [])]) {
    for (const {ask, said} of questions) {
      for (const pattern of said[page.language]) {
        for (const {groups} of text.matchAll(pattern)) {
          const value = numberOf(groups!.value!, page.language);
          add(groups!.of ? `${ask} ${groups!.of}` : ask, {value, text, path: page.path});
        }
      }
    }
  }
  // The table of the price ruler answers a question in every cell of a row that counts clients.
  const {$} = page;
  const plans = $('#hero thead th')
    .toArray()
    .map((cell) => $(cell).text());
  for (const row of $('#hero tbody tr').toArray()) {
    const [counted] = /^\d[\d.,]*/.exec($(row).find('th').text()) ?? [];
    if (!counted) {
      continue;
    }
    const clients = numberOf(counted, page.language);
    for (const [index, cell] of $(row).find('td').toArray().entries()) {
      const [written] = /\d[\d.,]*/.exec($(cell).text()) ?? [];
      if (written) {
        const value = numberOf(written, page.language);
        add(`What does a plan cost for so many clients? ${plans[index]} ${clients}`, {
          value,
          text: $(row).text(),
          path: page.path,
        });
      }
    }
  }
  return answers;
}

/** The answer of the data to a question, as `answersOf` names it. */
function answerTo(ask: string): number | null | undefined {
  const cost = /^What does a plan cost for so many clients\? (.+) (\d+)$/.exec(ask);
  if (cost) {
    const plan = priceList.priced.find(({name}) => name === cost[1]);
    return plan && planCost(plan, {clients: Number(cost[2]), mspUsers: 1}).eurPerMonth;
  }
  const question = questions.find((each) => ask.startsWith(each.ask));
  return typeof question?.answer === 'function'
    ? question.answer(ask.slice(question.ask.length + 1))
    : question?.answer;
}

/** Answers that are not those of the data, a sentence each. */
const contradictions = (page: Read): string[] =>
  [...answersOf(page)].flatMap(([ask, found]) =>
    found
      .filter(({value}) => value !== answerTo(ask))
      .map(
        ({value, text}) =>
          `build${page.path}: “${text.slice(0, 160)}”: ${ask} ${value} here, ${answerTo(ask)} elsewhere. Take the figure from src/data; if it answers another question, say so in its words.`,
      ),
  );

/** All but agreements, whose versions are kept as they were signed, and the desk of writers. */
const own = pages.filter(({path}) => !/^\/(?:terms|dpa|writing)(?:\/|$)/.test(englishPath(path)));

it('reads pages, guides and articles, in every language', () => {
  expect(own.length).toBeGreaterThanOrEqual(30);
  expect(own.flatMap(countsOf).length).toBeGreaterThan(300);
});

it.each(own.map((page) => [page.path, page] as const))(
  '%s counts nothing that nobody has explained',
  (_path, page) => {
    expect(unexplained(page)).toEqual([]);
  },
);

it.each(pages.map((page) => [page.path, page] as const))('%s contradicts no other page', (_path, page) => {
  expect(contradictions(page)).toEqual([]);
});

const languages = [...new Set(pages.map(({language}) => language))];

it.each(languages.flatMap((language) => questions.map(({ask}) => [language, ask] as const)))(
  'in %s, pages answer: %s',
  (language, ask) => {
    const answers = pages
      .filter((page) => page.language === language)
      .flatMap((page) => [...answersOf(page)]);
    const found = answers.filter(([each]) => each.startsWith(ask)).flatMap(([, each]) => each);
    expect(found.length).toBeGreaterThan(0);
  },
);

it.each(languages)('in %s, the table answers for every plan with a price', (language) => {
  const page = pages.find(({path}) => path === (language === 'en' ? '/pricing' : `/${language}/pricing`))!;
  const asked = [...answersOf(page).keys()].filter((ask) => ask.includes('for so many clients'));
  const offered = priceRulerSamples.flatMap((clients) =>
    planCosts(priceList.priced, {clients, mspUsers: 1}).filter(({eurPerMonth}) => eurPerMonth !== null),
  );
  expect(asked).toHaveLength(offered.length);
});

it('sees a contradiction, and a count that nobody has explained', () => {
  const seeded = (language: Language, html: string): Read => ({
    path: '/seeded',
    language,
    $: cheerio.load(html),
  });
  const [plan] = priceList.priced;
  const table = `<section id="hero"><table><thead><th>Clients</th><th>${plan!.name}</th></thead><tbody><tr><th>40</th><td>€7,777</td></tr></tbody></table></section>`;
  expect(contradictions(seeded('en', `<p>Start the 30-day trial.</p>${table}`))).toEqual([
    expect.stringMatching(/How many days is the trial\? 30 here, \d+ elsewhere/),
    expect.stringMatching(/ 40 7777 here, /),
  ]);
  expect(contradictions(seeded('it', '<p>La prova gratuita di 30 giorni</p>'))).toHaveLength(1);
  expect(contradictions(seeded('it', `<p>${plan!.name} costa 7.777 € al mese</p>`))).toHaveLength(1);
  expect(unexplained(seeded('en', '<ul><li>9,999 clients</li><li>7</li><li>months</li></ul>'))).toEqual([
    expect.stringMatching(/^build\/seeded: “9,999 clients”: .* 9999 \(client\)/),
  ]);
  expect(unexplained(seeded('it', '<p>in <b>77–78</b> <span>mesi</span></p>'))).toHaveLength(2);
  const example = seeded('en', '<p>20 clients</p>');
  expect(unexplained({...example, path: '/guides/pricing'})).toEqual([]);
  expect(unexplained({...example, path: '/guides/setup'})).toHaveLength(1);
});
