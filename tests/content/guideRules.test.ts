/** Facts that several guides and articles share: sums that must add up, and rules that must agree. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {computeFloorPrice, floorPriceDefaults} from '@site/src/data/calculators/floorPrice';
import type {ProposalContent} from '@site/src/content/proposal';
import {languages, type Language, wordsIn} from '../languages';
import {root} from './site';
import {folderOf} from './texts';

const read = (language: Language, kind: 'docs' | 'blog', file: string) =>
  readFileSync(path.join(root, folderOf(language, kind), file), 'utf8');
/** Removes the marks of live numbers. */
const guide = (language: Language, name: string) =>
  read(language, 'docs', `guides/${name}.md`).replace(/<\/?data\b[^>]*>/g, '');

const lineWith = (text: string, pattern: RegExp) =>
  text.split('\n').find((line) => pattern.test(line)) ?? `no line has ${String(pattern)}`;

/** Returns wrong sums of the pricing guide: its cost, and the two prices that follow from a margin. */
function wrongSums(text: string): string[] {
  const {cost} = computeFloorPrice(floorPriceDefaults);
  const prices = [...text.matchAll(/(\d+) \/ \(1 − ([\d.,]+)\) = (\d+)/g)];
  return [
    ...(new RegExp(`(?:Together they cost|Insieme costano) ${cost}\\.`).test(text)
      ? []
      : [`costs of ${cost}`]),
    ...(prices.length === 2 ? [] : ['two prices']),
    ...prices.flatMap(([sum, from, margin = '', price]) =>
      Number(from) === cost && Math.round(cost / (1 - Number(margin.replace(',', '.')))) === Number(price)
        ? []
        : [sum],
    ),
  ];
}

const months = {
  en: 'January February March April May June July August September October November December',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
};

/** Converts a date in a text, such as “28 February” or “1° gennaio”, to month and day. */
function monthDay(language: Language, day: string): string {
  const [number = '', name = ''] = day.split(' ');
  return `${months[language].split(' ').indexOf(name) + 1}-${parseInt(number)}`;
}

/** Returns the events of a calendar file. Their end is exclusive. */
const eventsOf = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const valueOf = (name: string) =>
        new RegExp(`^${name}[:;](?:VALUE=DATE:)?(.*)\r$`, 'm').exec(event)?.[1] ?? '';
      const date = (name: string, daysBefore: number) => {
        const [year, month, day] = (valueOf(name).match(/^\d{4}|\d\d/g) ?? []).map(Number);
        const found = new Date(Date.UTC(year!, month! - 1, day! - daysBefore));
        return `${found.getUTCMonth() + 1}-${found.getUTCDate()}`;
      };
      const title = valueOf('SUMMARY').replace(/\\(.)/g, '$1');
      return {from: date('DTSTART', 0), to: date('DTEND', 1), rule: valueOf('RRULE'), title};
    });

describe.each(languages)('in %s', (language) => {
  it('works out the example of the pricing guide', () => {
    expect(wrongSums(guide(language, 'pricing'))).toEqual([]);
  });

  it('has the yearly windows of the NIS2 article in its calendar file and beside its drawing', () => {
    const text = read(language, 'blog', '2024-12-03-nis2-directive-italy.md');
    const rows = [
      ...text.matchAll(
        /^\| (?:Every year, (.+?) to|Ogni anno, dal (.+?) al) (.+?) \| (.+?)(?: \(.*\))? \|$/gm,
      ),
    ].map(([, english, italian, to = '', title = '']) => ({from: english ?? italian!, to, title}));
    expect(rows).toHaveLength(3);
    const file = read(language, 'blog', 'nis2-calendar.ics');
    expect(eventsOf(file)).toEqual(
      rows.map(({from, to, title}) => ({
        from: monthDay(language, from),
        to: monthDay(language, to),
        rule: 'FREQ=YEARLY',
        title: `NIS2: ${title}`,
      })),
    );
    // RFC 5545: lines end in CRLF and have at most 75 octets, and event ids are unique.
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(new Set(file.match(/^UID:.*/gm)).size).toBe(3);
    const said = lineWith(text, /^!\[.*nis2-calendar\.svg/);
    const spans = rows.map(({from, to}) => `${from} ${{en: 'to', it: 'al'}[language]} ${to}`);
    expect(spans.filter((span) => !said.includes(span))).toEqual([]);
  });
});

it.each(languages)('the proposal in %s has the email of the setup guide', (language) => {
  const {letter} = wordsIn<ProposalContent>(language, 'proposal');
  expect(guide(language, 'setup')).toContain(`\`\`\`letter\n${letter.body}\n\`\`\``);
});

it('sees a sum that is wrong', () => {
  const pricing = guide('en', 'pricing');
  expect(wrongSums(pricing.replace('cost 130.', 'cost 135.'))).toEqual(['costs of 130']);
  expect(wrongSums(pricing.replace('= 260', '= 195'))).toEqual(['130 / (1 − 0.50) = 195']);
});
