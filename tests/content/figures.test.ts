/** Checks that all figures on built pages come from the data, in their language's notation, without contradictions. */
import * as cheerio from 'cheerio';
import {priceList} from '@site/src/data/priceList';
import {partnerRoiDefaults} from '@site/src/data/calculators/partnerRoi';
import {savingsDefaults} from '@site/src/data/calculators/savings';
import {formats} from '@site/src/data/format';
import {partnerRoiIn, savingsIn} from '../expected';
import {languages, numberIn, prefix, type Language} from '../languages';
import {amounts, counts, questions, units, type Explained, type Unit} from './figures';
import {flat, pageAt, pages, type BuiltPage} from './site';

type Read = Pick<BuiltPage, 'path' | 'language' | '$'>;

/** Inline elements continue a text. Others begin a new one, so that a number is not read with its neighbour's words. */
const inline = 'a, abbr, b, bdi, code, data, em, i, small, span, strong, sup, time';

function separateTexts($: Read['$']): string[] {
  const body = $('body').clone();
  body.find('script, style, template, noscript').remove();
  body.find('br').replaceWith(' ');
  body.find('*').not(inline).prepend('\n').append('\n');
  body.find('span, b, small').after(' ');
  return body.text().split('\n').map(flat).filter(Boolean);
}

/** Every question reads every page, so texts are cached. */
const read = new WeakMap<Read['$'], string[]>();

/** Returns visible texts, one per block element, and texts for search engines. */
function textsOf({$}: Read): string[] {
  const texts = read.get($) ?? [
    ...separateTexts($),
    flat($('meta[name="description"]').attr('content') ?? ''),
  ];
  read.set($, texts);
  return texts;
}

/** Returns accessible names and titles. */
const spoken = ({$}: Read): string[] =>
  ['aria-label', 'alt', 'title'].flatMap((name) =>
    $(`body [${name}]`)
      .toArray()
      .map((element) => flat($(element).attr(name)!)),
  );

const englishPath = (path: string) => path.replace(/^\/it(?=\/|$)/, '') || '/';
const isExplained = (list: readonly Explained[], value: number, path: string) =>
  list.some(([, values, on]) => values.includes(value) && (on?.includes(englishPath(path)) ?? true));
const sayUnexplained = (path: string, text: string, what: string, list: string) =>
  `build${path}: “${text.slice(0, 160)}”: nobody has said how ${what} was counted. Take it from src/data, or add it to "${list}" in tests/content/figures.ts with the way it was counted.`;

const written = String.raw`\d+(?:[.,]\d+)*`;
/** '€1,999' or 'EUR 1,999' in English, '1.999 €' or '1.999 EUR' in Italian. */
const money: Record<Language, RegExp> = {
  en: new RegExp(`(?:€|EUR )\\s?(${written})`, 'g'),
  it: new RegExp(`(${written})\\s?(?:€|EUR\\b|euro\\b)`, 'g'),
};
const amountsIn = (text: string, language: Language) =>
  [...text.matchAll(money[language])].map(([, amount = '']) => amount);

/** Returns amounts without an explanation, in the notation of another language, or without grouping. */
const wrongAmounts = (page: Read): string[] =>
  [...textsOf(page), ...spoken(page)].flatMap((text) => {
    const {language} = page;
    const found = amountsIn(text, language);
    // In a table, '19 €' may precede '35 €'.
    const foreign = text.match(language === 'en' ? /\d\s?€(?!\d)/g : /(?<!\d\s?)€\s?\d/g) ?? [];
    const odd = [...foreign, ...found.filter((amount) => /\d{4}/.test(amount))];
    return [
      ...found
        .filter((amount) => !isExplained(amounts, numberIn(language, amount), page.path))
        .map((amount) => sayUnexplained(page.path, text, `${amount} EUR`, 'amounts')),
      ...odd.map(
        (it) => `build${page.path}: “${text.slice(0, 160)}”: "${it}" is not how the language writes it`,
      ),
    ];
  });

const counted = `(?<![\\d.,€$#])(?<value>${written})(?:[–-](?<to>\\d+))?\\+?(?:[ -])?`;

/** Returns counts without an explanation: '25 clients', '14-day', '3–6 months'. */
const unexplainedCounts = (page: Read): string[] =>
  textsOf(page).flatMap((text) =>
    (Object.keys(units) as Unit[]).flatMap((unit) =>
      [...text.matchAll(new RegExp(`${counted}(?:${units[unit][page.language].source})(?!\\p{L})`, 'gu'))]
        .flatMap(({groups}) => [groups?.value, groups?.to].filter((number) => number !== undefined))
        .filter((number) => !isExplained(counts[unit], numberIn(page.language, number), page.path))
        .map((number) => sayUnexplained(page.path, text, `${number} (${unit})`, 'counts')),
    ),
  );

/** A page's answer, the data's answer, and the text. */
interface Answer {
  readonly ask: string;
  readonly value: number;
  readonly right: number | null | undefined;
  readonly text: string;
}

const planNames = `(?<plan>${priceList.priced.map(({name}) => name).join('|')})`;

function answersOf(page: Read): Answer[] {
  const {language} = page;
  return textsOf(page).flatMap((text) =>
    questions.flatMap(({ask, answer, said}) =>
      said[language].flatMap((words) => {
        const pattern = words.replace('#', `(?<value>${written})`).replace('{plan}', planNames);
        return [...text.matchAll(new RegExp(pattern, 'g'))].map(({groups}) => ({
          ask,
          value: numberIn(language, groups!.value!),
          right: typeof answer === 'number' ? answer : answer(groups!.plan!),
          text,
        }));
      }),
    ),
  );
}

/** Returns answers that differ from the data, a sentence each. */
const contradictions = (page: Read): string[] =>
  answersOf(page)
    .filter(({value, right}) => value !== right)
    .map(
      ({ask, value, right, text}) =>
        `build${page.path}: “${text.slice(0, 160)}”: ${ask} ${value} here, ${right} elsewhere. Take the figure from src/data; if it answers another question, say so in its words.`,
    );

const latest = pages.filter(({otherVersion}) => !otherVersion);
/** Excludes agreements, whose versions stay as they were signed, and pages for writers. */
const own = latest.filter(({path}) => !/^\/(?:terms|dpa|writing)(?:\/|$)/.test(englishPath(path)));

it.each([
  ['amount', latest, wrongAmounts],
  ['count', own, unexplainedCounts],
  ['contradiction', latest, contradictions],
])('no page has an %s that nobody has explained', (_, concerned, wrong) => {
  expect(concerned.length).toBeGreaterThan(30);
  expect(concerned.flatMap(wrong)).toEqual([]);
});

it.each(languages)('the pages in %s show prices, and answer each question', (language) => {
  const texts = textsOf(pageAt(`${prefix(language)}/`)).flatMap((text) => amountsIn(text, language));
  expect(texts.map((amount) => numberIn(language, amount))).toEqual(
    expect.arrayContaining(priceList.priced.map(({eurPerMonth}) => eurPerMonth)),
  );
  const answered = pages.filter((page) => page.language === language).flatMap(answersOf);
  const asked = new Set(answered.map(({ask}) => ask));
  expect(questions.filter(({ask}) => !asked.has(ask))).toEqual([]);
});

it.each(languages)('the calculators in %s show what the formulas give for their first inputs', (language) => {
  const {numberOfClients, pricePerClient} = partnerRoiDefaults;
  const {figures, formulas} = partnerRoiIn(language, numberOfClients, pricePerClient);
  const {current, product, month, year, margin, formulas: sums} = savingsIn(language, savingsDefaults);
  for (const [route, island, wanted] of [
    ['/partner-program', 'partner-roi-calculator', [...figures, ...formulas]],
    [
      '/pricing-comparison',
      'savings-calculator',
      [current, product, month, year, margin, ...Object.values(sums)],
    ],
  ] as const) {
    const shown = flat(
      pageAt(prefix(language) + route)
        .$(`[data-island="${island}"]`)
        .text(),
    );
    expect(wanted.filter((figure) => !shown.includes(figure))).toEqual([]);
  }
});

describe('on a page that is wrong', () => {
  const seeded = (language: Language, html: string, path = '/seeded'): Read => ({
    path,
    language,
    $: cheerio.load(html),
  });

  it('sees amounts that nobody has explained, and wrong notations', () => {
    for (const language of languages) {
      const {eur} = formats(language);
      const right = priceList.priced.map(({eurPerMonth}) => eur(eurPerMonth)).join('. ');
      expect(wrongAmounts(seeded(language, `<p>${right}.</p>`))).toEqual([]);
      expect(wrongAmounts(seeded(language, `<p>now ${eur(777_777)}, save ${eur(0.07)}.</p>`))).toHaveLength(
        2,
      );
    }
    expect(wrongAmounts(seeded('en', '<img alt="EUR 777,777 or €1.93">'))).toHaveLength(2);
    expect(wrongAmounts(seeded('it', '<p>777.777 euro o 1,93 €</p>'))).toHaveLength(2);
    const [entry] = priceList.priced;
    expect(wrongAmounts(seeded('en', `<p>${entry!.eurPerMonth} €</p>`))).toHaveLength(1);
    expect(wrongAmounts(seeded('it', `<p>€${entry!.eurPerMonth}</p>`))).toHaveLength(1);
  });

  it('sees contradictions, and counts that nobody has explained', () => {
    expect(contradictions(seeded('en', '<p>Start the 77-day trial.</p>'))).toEqual([
      expect.stringMatching(/How many days is the trial\? 77 here, \d+ elsewhere/),
    ]);
    expect(contradictions(seeded('it', `<p>${priceList.entry.name} costa 7.777 € al mese</p>`))).toHaveLength(
      1,
    );
    expect(
      unexplainedCounts(seeded('en', '<ul><li>9,999 clients</li><li>7</li><li>months</li></ul>')),
    ).toEqual([expect.stringMatching(/^build\/seeded: “9,999 clients”: .* 9,999 \(client\)/)]);
    expect(unexplainedCounts(seeded('it', '<p>in <b>77–78</b> <span>mesi</span></p>'))).toHaveLength(2);
    expect(unexplainedCounts(seeded('en', '<p>20 clients</p>', '/guides/pricing'))).toEqual([]);
    expect(unexplainedCounts(seeded('en', '<p>20 clients</p>', '/guides/setup'))).toHaveLength(1);
  });
});
