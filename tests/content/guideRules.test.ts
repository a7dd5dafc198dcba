/**
 * What several guides and articles say of the same thing, in the files that writers change: sums that can be worked out
 * again, and rules that must not differ from one text to the next.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {computeFloorPrice, floorPriceDefaults} from '@site/src/lib/calculators/floorPrice';

const root = path.resolve(__dirname, '../..');

const folders = {
  en: {guides: 'docs/guides', hub: 'docs/resources', blog: 'blog'},
  it: {
    guides: 'i18n/it/docusaurus-plugin-content-docs/current/guides',
    hub: 'i18n/it/docusaurus-plugin-content-docs/current/resources',
    blog: 'i18n/it/docusaurus-plugin-content-blog',
  },
} as const;
type Language = keyof typeof folders;
/** A site in English alone has no folder for translations. */
const languages = (['en', 'it'] as const).filter((language) =>
  existsSync(path.join(root, folders[language].guides)),
);

const read = (folder: string, file: string) => readFileSync(path.join(root, folder, file), 'utf8');
const guide = (language: Language, name: string) => read(folders[language].guides, `${name}.md`);
const article = (language: Language, name: string) => read(folders[language].blog, `${name}.md`);

const textsOf = (language: Language) =>
  Object.values(folders[language]).flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => ({file, text: read(folder, file)})),
  );

/** A number as it stands in a text of the language. */
const numberIn = (language: Language, text: string) =>
  Number(language === 'en' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'));
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
const lineWith = (text: string, pattern: RegExp) => {
  const line = text.split('\n').find((each) => pattern.test(each));
  if (line === undefined) {
    throw new Error(`No line has ${String(pattern)}.`);
  }
  return line;
};

/** Sums of the pricing guide that do not come out: its cost, and the prices that follow from a margin. */
function wrongSums(language: Language, text: string): string[] {
  const said = Number(/(?:Together they cost|Insieme costano) (\d+)\./.exec(text)?.[1]);
  const {cost} = computeFloorPrice(floorPriceDefaults);
  const prices = [...text.matchAll(/(\d+) \/ \(1 − ([\d.,]+)\) = (\d+)/g)];
  if (prices.length !== 2) {
    throw new Error(`${prices.length} prices were read.`);
  }
  return [
    ...(said === cost ? [] : [`the costs add up to ${cost}, the guide says ${said}`]),
    ...prices.flatMap(([line, from, margin = '', price]) =>
      Number(from) === cost && Math.round(cost / (1 - numberIn(language, margin))) === Number(price)
        ? []
        : [line],
    ),
  ];
}

/** Sentences that give a restore test another rhythm than a quarter. */
const otherRhythms = {
  en: /restore[^.|\n]{0,60}(?:twice|once|every) (?:a |six |two )?(?:year|months?)\b/gi,
  it: /ripristino[^.|\n]{0,60}(?:due volte|una volta|ogni) (?:l’anno|anno|mese|sei mesi)/gi,
};
const everyQuarter = {en: /quarter/i, it: /trimestr/i};

/** “This, not that”: the English texts have one. */
const antitheses = (text: string) =>
  text.match(/[,;] (?:and )?not (?:a|an|the|by|on|for|with|from|in|their)\b/g) ?? [];

const months = {
  en: 'January February March April May June July August September October November December',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
};
const monthNames = Object.values(months).map((names) => names.split(' '));

/** A day of a text, such as “28 February” or “1° gennaio”, as month and day. */
const monthDay = (day: string) => {
  const [number = '', name = ''] = day.split(' ');
  const month = Math.max(...monthNames.map((names) => names.indexOf(name))) + 1;
  return `${month}-${parseInt(number)}`;
};

/** The windows that come every year, as the calendar of the article has them: first and last day, and what happens. */
const windowsOf = (text: string) =>
  [
    ...text.matchAll(
      /^\| (?:Every year, (.+?) to (.+?)|Ogni anno, dal (.+?) al (.+?)) \| (.+?)(?: \(.*\))? \|$/gm,
    ),
  ].map(([, from, to, dal, al, title = '']) => ({span: [from ?? dal!, to ?? al!] as const, title}));

/** The events of a calendar file; the day of their end is the one after the last. */
const eventsOf = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const valueOf = (name: string) =>
        new RegExp(`^${name}[:;](?:VALUE=DATE:)?(.*)\r$`, 'm').exec(event)?.[1] ?? '';
      const date = (name: string, daysBefore: number) => {
        const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(valueOf(name))!.map(Number);
        const found = new Date(Date.UTC(year!, month! - 1, day! - daysBefore));
        return `${found.getUTCMonth() + 1}-${found.getUTCDate()}`;
      };
      return {
        from: date('DTSTART', 0),
        to: date('DTEND', 1),
        rule: valueOf('RRULE'),
        title: valueOf('SUMMARY').replace(/\\(.)/g, '$1'),
      };
    });

describe.each(languages)('in %s', (language) => {
  const texts = textsOf(language);

  it('reads all guides and articles', () => {
    expect(texts.length).toBeGreaterThanOrEqual(14);
  });

  it('works out the example of the pricing guide', () => {
    expect(wrongSums(language, guide(language, 'pricing'))).toEqual([]);
  });

  it('gives findings the same time wherever a guide says one', () => {
    const practices = guide(language, 'security-best-practices');
    const rows = practices.slice(practices.indexOf('{#patch-windows}'));
    const table = (language === 'en' ? practices.slice(practices.indexOf('### Patch windows')) : rows)
      .split('\n')
      .filter((line) => line.startsWith('| '));
    const wanted = [...numbersIn(table[1]!), ...numbersIn(table[2]!)];
    expect(wanted).toHaveLength(2);
    const measured = lineWith(guide(language, 'onboarding'), /^\| (?:Time to fix|Tempo di correzione) /);
    expect(numbersIn(measured)).toEqual(wanted);
    const answer = lineWith(practices, /^ +text: .*(?:48|exploited|sfruttat)/i);
    expect(numbersIn(answer)).toEqual(wanted);
    const atOnce = lineWith(guide(language, 'onboarding'), /(?:fixed within|entro) \d+ (?:hours|ore)/);
    expect(numbersIn(atOnce)).toContain(wanted[0]);
  });

  it('tests restores every quarter', () => {
    const named = ['2024-12-17-cybersecurity-trends', '2024-02-19-client-trust'].map((name) =>
      article(language, name),
    );
    for (const text of [
      ...named,
      guide(language, 'security-best-practices'),
      guide(language, 'common-threats'),
    ]) {
      expect(text).toMatch(everyQuarter[language]);
    }
    expect(
      texts.flatMap(({file, text}) =>
        (text.match(otherRhythms[language]) ?? []).map((it) => `${file}: ${it}`),
      ),
    ).toEqual([]);
  });

  it('brings in the first clients in one order', () => {
    const order =
      language === 'en'
        ? [/own company/, /three clients who know you/, /first paying clients/, /list of ten/]
        : [/tua azienda/, /tre clienti che ti conoscono/, /primi clienti paganti/, /tuo elenco di dieci/];
    const plan = (text: string, from: RegExp) => text.slice(text.search(from));
    const plans = [
      plan(guide(language, 'white-label'), /^\| (?:3 \| Brand|3 \| Marchio)/m),
      plan(article(language, '2024-06-10-white-label-solutions'), /^2\. \*\*(?:Week three|Settimana 3)/m),
    ];
    for (const text of plans) {
      const places = order.map((step) => text.search(step));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  it('gives the ceilings of the decree before the claim that is often quoted, which is marked as one', () => {
    const text = article(language, '2024-12-03-nis2-directive-italy');
    const claim =
      /^> .*(?:10% of annual turnover or 20 million euro|10% del fatturato annuo o a 20 milioni di euro)\.$/m;
    expect(text).toMatch(claim);
    expect(text.search(/^\| (?:Essential|Essenziale) \|/m)).toBeLessThan(text.search(claim));
    expect(text.match(claim)?.[0]).not.toContain('**');
    const ceilings = lineWith(text, /^\| (?:Important|Importante) \|/);
    expect(ceilings).toMatch(/7 mil.*1[.,]4%/);
    expect(text).toMatch(/:::info\[(?:Update|Aggiornamento)[^\]]*2026\]/);
  });

  it('has the yearly windows of the NIS2 article in its calendar file, in its drawing and in the check', () => {
    const text = article(language, '2024-12-03-nis2-directive-italy');
    const rows = windowsOf(text);
    expect(rows).toHaveLength(3);
    const file = read(folders[language].blog, 'nis2-calendar.ics');
    expect(text).toContain('](./nis2-calendar.ics)');
    expect(eventsOf(file)).toEqual(
      rows.map(({span: [from, to], title}) => ({
        from: monthDay(from),
        to: monthDay(to),
        rule: 'FREQ=YEARLY',
        title: `NIS2: ${title}`,
      })),
    );
    // What calendars need (RFC 5545): lines that end in CRLF and have no more than 75 octets, and names that differ.
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(new Set(file.match(/^UID:.*/gm)).size).toBe(3);
    const said = lineWith(text, /^!\[.*nis2-calendar\.svg/);
    const registration = rows[0]!.span.join(language === 'en' ? ' to ' : ' al ');
    for (const {span} of rows) {
      expect(said).toContain(span.join(language === 'en' ? ' to ' : ' al '));
    }
    expect(text.match(/^\| .*<span>/gm)).not.toBeNull();
    for (const row of text.match(/^\| .*<span>.*/gm) ?? []) {
      expect(row).toContain(registration);
    }
  });
});

it('says what it is, without what it is not, in English texts', () => {
  const found = textsOf('en').flatMap(({file, text}) => antitheses(text).map((it) => `${file}${it}`));
  expect(found.length).toBeLessThanOrEqual(1);
});

it('sees a sum that is wrong, another rhythm and an antithesis', () => {
  const pricing = guide('en', 'pricing');
  expect(wrongSums('en', pricing.replace('cost 130.', 'cost 135.'))).toHaveLength(1);
  expect(wrongSums('en', pricing.replace('= 260', '= 195'))).toEqual(['130 / (1 − 0.50) = 195']);
  expect('A restore test with a stopwatch, twice a year'.match(otherRhythms.en)).toHaveLength(1);
  expect('Una prova di ripristino con il cronometro, due volte l’anno'.match(otherRhythms.it)).toHaveLength(
    1,
  );
  expect(antitheses('Grow on events, not on quotas')).toHaveLength(1);
});
