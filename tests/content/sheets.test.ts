/** The sheets that come with guides: forms that can be filled in and read back, and the register that computes. */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {parse} from 'csv-parse/sync';
import type {RiskRegisterContent} from '@site/src/content/riskRegister';
import type {SheetFormsContent} from '@site/src/content/sheetForms';
import {brand} from '@site/src/data/brand';
import {riskLevels, topScore} from '@site/src/data/riskScale';
import {forms, registerPages, riskRows, type FormRow} from '@site/src/data/sheetForms';
import {describeWith} from '@site/api/test/engines/absent';
import {fillSlot} from '@site/src/lib/pdf/brandSlot';
import {type Language, languages, prefix, wordsIn} from '../languages';
import {fillForm, type FormFacts, readPdf} from '../pdf';
import {readZip} from '../zip';
import {build, pages} from './site';

const inBuild = (address: string) => path.join(build, address);

const home = (language: Language) => `${prefix(language)}/downloads/`;

/** Every form that a page offers, in the languages that these tests know. */
const files = [
  ...new Set(
    pages.flatMap(({$}) =>
      $('[aria-labelledby=sheets] a[href$=".pdf"]')
        .map((_, link) => $(link).attr('href')!)
        .get(),
    ),
  ),
]
  .filter((file) => languages.some((language) => file.startsWith(home(language))))
  .sort();

const languageOf = (file: string): Language => (file.startsWith('/it/') ? 'it' : 'en');

it('finds the sheets of both languages', () => {
  const names = [
    'common-threats-checklist',
    'decision-note',
    'emergency-sheet',
    'onboarding-checklist',
    'pricing-sheet',
    'risk-assessment-checklist',
    'risk-register',
    'scan-authorization',
    'security-best-practices-checklist',
  ];
  expect(files).toEqual(
    languages.flatMap((language) => names.map((name) => `${home(language)}${name}.pdf`)).sort(),
  );
});

/** Width of a letter that somebody types, and height of a line: what fields are measured by, in points. */
const letter = 5.2;
const line = 12;

/** What is wrong with a form, a line each; empty for one that can be filled in by everybody. */
function problems({fields, wanted, filled, roles, hasScript}: FormFacts): string[] {
  const names = fields.map(({name}) => name);
  return [
    ...(fields.length === 0 ? ['has no field'] : []),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is there twice`),
    ...names.filter((name) => filled[name] !== wanted[name]).map((name) => `${name} did not keep its value`),
    ...fields.filter(({label}) => !label?.trim()).map(({name}) => `${name} has no name for screen readers`),
    ...fields
      .filter(({kind, width, height}) => kind === 'text' && (width < 10 * letter || height < line))
      .map(({name}) => `${name} has no room for ten letters`),
    ...(roles.Form === fields.length ? [] : ['does not say where its fields belong']),
    ...(roles.H1 === 1 && roles.H2! > 0 ? [] : ['has no headings']),
    ...(hasScript ? ['has a script'] : []),
  ];
}

/** How labels begin that ask for a day. */
const dateLabels = [
  ...['Date', 'Valid from', 'Accepted on', 'Next review', 'what, who', 'Decisions'],
  ...['Data (', 'Valido dal', 'Accettato il', 'Prossimo riesame', 'che cosa, chi', 'Decisioni'],
];

describe.each(files)('%s', (file) => {
  const data = existsSync(inBuild(file)) ? readFileSync(inBuild(file)) : Buffer.alloc(0);
  const read = readPdf(data);
  const form = fillForm(data);

  it('can be filled in, saved and read back', () => {
    expect(problems(form)).toEqual([]);
  });

  it('says its language, has tags and names nobody', () => {
    expect(read).toMatchObject({language: languageOf(file), tagged: true});
    expect(read.author ?? '').toBe('');
    expect(`${read.title} ${read.pages.join(' ')} ${read.links.join(' ')}`).not.toContain(brand.name);
    expect(data.includes(brand.name)).toBe(false);
  });

  it('calls its fields in its language', () => {
    const words = JSON.stringify(texts(wordsIn<SheetFormsContent>(languageOf(file), 'sheetForms')));
    const unknown = form.fields.filter(({kind, label}) => {
      const last = label.split(': ').at(-1)!;
      return (
        kind !== 'box' &&
        !words.includes(JSON.stringify(last).slice(1, -1)) &&
        !read.pages.join(' ').includes(last)
      );
    });
    expect(unknown).toEqual([]);
  });

  it('asks for days with their year', () => {
    const dates = form.fields.filter(({name, label}) => {
      const last = label.split(': ').at(-1)!;
      return !name.startsWith('point-') && dateLabels.some((beginning) => last.startsWith(beginning));
    });
    expect(dates.length).toBeGreaterThan(0);
    dates.forEach(({label}) => expect(label).toMatch(/\((?:dd\/mm\/yyyy|gg\/mm\/aaaa)\)$/));
  });

  it('uses its pages', () => {
    const lowest = form.fields.filter(({page}) => page === form.pages);
    expect(lowest.length).toBeGreaterThan(0);
    expect(form.pages).toBe(file.endsWith('risk-register.pdf') ? registerPages : 1);
  });
});

/** All texts among some words. */
function texts(words: unknown): string[] {
  return typeof words === 'string'
    ? [words]
    : words && typeof words === 'object'
      ? Object.values(words).flatMap(texts)
      : [];
}

it('sees what is wrong with a form', () => {
  const field = {
    name: 'a',
    label: ' ',
    kind: 'text',
    page: 1,
    width: 30,
    height: 9,
    multiLine: false,
  } as const;
  const bad = {
    pages: 1,
    fields: [field, field],
    wanted: {a: 'x'},
    filled: {a: ''},
    roles: {Form: 1, H1: 1},
    hasScript: true,
  };
  expect([...new Set(problems(bad))]).toEqual([
    'a is there twice',
    'a did not keep its value',
    'a has no name for screen readers',
    'a has no room for ten letters',
    'does not say where its fields belong',
    'has no headings',
    'has a script',
  ]);
  expect(problems({...bad, fields: []})).toContain('has no field');
});

/** Names that rows give their fields. */
const namesOf = (rows: readonly FormRow[]) =>
  rows.flatMap(({id, fields}) => fields.map(({label}) => `${id}-${label}`));

it.each(languages.map((language) => [language] as const))(
  'has every field of the forms in %s',
  (language) => {
    for (const [name, parts] of Object.entries(forms)) {
      const {fields} = fillForm(readFileSync(inBuild(`${home(language)}${name}.pdf`)));
      const own = fields.map((field) => field.name).filter((field) => !field.startsWith('whose-'));
      expect(own).toEqual(parts.flatMap(({rows}) => namesOf(rows)));
    }
    const {fields} = fillForm(readFileSync(inBuild(`${home(language)}risk-register.pdf`)));
    const risks = Array.from({length: 2 * registerPages}, (_, index) => index + 1);
    expect(fields.map(({name}) => name)).toEqual(
      expect.arrayContaining(
        risks.flatMap((risk) => namesOf(riskRows).map((name) => `risk-${risk}-${name}`)),
      ),
    );
    const choices = fields.filter(({kind}) => kind === 'choice');
    expect(choices).toHaveLength(risks.length * 5);
    expect(choices[0]!.options).toEqual([' ', '1', '2', '3', '4', '5']);
  },
);

it('takes a brand, and can still be filled in', () => {
  const file = new Uint8Array(readFileSync(inBuild(`${home('en')}risk-register.pdf`)));
  const before = file.length;
  fillSlot(file, {name: 'Nordalia Sicurezza', fill: '#7a1f5c', on: '#ffffff'});
  expect(file).toHaveLength(before);
  const read = readPdf(file);
  read.pages.forEach((page) => expect(page).toContain('Nordalia Sicurezza'));
  expect(problems(fillForm(file))).toEqual([]);
});

describe.each(languages.map((language) => [language] as const))(
  'the register as a spreadsheet in %s',
  (language) => {
    const words = wordsIn<RiskRegisterContent>(language, 'riskRegister');
    const file = inBuild(`${home(language)}risk-register.xlsx`);
    const parts = readZip(readFileSync(file));
    const part = (name: string) => cheerio.load(parts.get(name) ?? '', {xml: true});
    const sheet = part('xl/worksheets/sheet1.xml');
    const shared = part('xl/sharedStrings.xml');
    const strings = shared('si')
      .map((_, text) => shared(text).text())
      .get();
    const valueOf = ($: cheerio.CheerioAPI, place: string) => {
      const cell = $(`c[r="${place}"]`);
      const value = cell.find('v').text();
      return cell.attr('t') === 's' ? strings[Number(value)] : value;
    };

    it('has its sheets, and heads that stay in sight and on every page', () => {
      const workbook = part('xl/workbook.xml');
      expect(
        workbook('sheet')
          .map((_, one) => workbook(one).attr('name'))
          .get(),
      ).toEqual(Object.values(words.sheets));
      expect(workbook('definedName').first().text()).toBe(
        `${words.sheets.register}!$4:$4,${words.sheets.register}!$A:$B`,
      );
      expect(sheet('pane').attr()).toMatchObject({state: 'frozen', ySplit: '4', xSplit: '2'});
      expect(sheet('pageSetup').attr()).toMatchObject({
        orientation: 'landscape',
        fitToWidth: '2',
        paperSize: '9',
      });
      expect(
        Object.keys(words.columns).map((_, index) => valueOf(sheet, `${String.fromCharCode(65 + index)}4`)),
      ).toEqual(Object.values(words.columns));
      expect(
        sheet('col')
          .toArray()
          .every((column) => Number(sheet(column).attr('width')) >= 8),
      ).toBe(true);
    });

    it('has blank rows that compute', () => {
      for (let row = 5; row <= 44; row++) {
        expect(sheet(`c[r="I${row}"] f`).text()).toBe(
          `IF(COUNT(G${row}:H${row})<2,"",PRODUCT(G${row}:H${row}))`,
        );
        expect(sheet(`c[r="O${row}"] f`).text()).toContain(`M${row}:N${row}`);
        expect(sheet(`c[r="J${row}"] f`).text()).toContain(`'${words.sheets.scales}'!$B$3`);
        expect(sheet(`c[r="A${row}"]`).text()).toBe('');
      }
      expect(sheet('c[r="I45"]')).toHaveLength(0);
    });

    it('takes scores from 1 to 5, days with a year, and the four treatments', () => {
      const rules = sheet('dataValidation')
        .map((_, rule) => {
          const {type, sqref} = sheet(rule).attr()!;
          return `${type} ${sqref} ${sheet(rule).find('formula1').text()} ${sheet(rule).find('formula2').text()}`.trim();
        })
        .get();
      expect(rules).toEqual([
        ...['G', 'H', 'M', 'N'].map((column) => `whole ${column}5:${column}44 1 ${topScore}`),
        `list K5:K44 "${words.treatments.join(',')}"`,
        ...['R', 'S'].map((column) => `date ${column}5:${column}44 43831`),
      ]);
    });

    it('has the scales of the guide and the records of the guide as an example', () => {
      const scales = part('xl/worksheets/sheet3.xml');
      riskLevels.forEach(({id, from}, index) => {
        expect(valueOf(scales, `A${3 + index}`)).toBe(words.levels[id]);
        expect(valueOf(scales, `B${3 + index}`)).toBe(String(from));
      });
      const guide = pages.find((page) => page.path === `${prefix(language)}/guides/risk-assessment`)!;
      const cells = guide
        .$('main td')
        .map((_, cell) => guide.$(cell).text())
        .get();
      for (let score = 1; score <= topScore; score++) {
        expect(cells).toContain(valueOf(scales, `B${8 + score}`));
        expect(cells).toContain(valueOf(scales, `C${8 + score}`));
      }
      const example = part('xl/worksheets/sheet4.xml');
      expect(['A5', 'A6', 'A7'].map((place) => valueOf(example, place))).toEqual(['R-07', 'R-08', 'R-09']);
      expect(['I5', 'I6', 'I7'].map((place) => valueOf(example, place))).toEqual(['16', '6', '12']);
      expect(['J5', 'J6', 'J7'].map((place) => valueOf(example, place))).toEqual([
        words.levels.now,
        words.levels.accept,
        words.levels.plan,
      ]);
      // 30 September 2026, as spreadsheets count days.
      expect(valueOf(example, 'S5')).toBe('46295');
      const styles = part('xl/styles.xml');
      const look = styles('cellXfs xf')
        .eq(Number(example('c[r="S5"]').attr('s')))
        .attr('numFmtId');
      expect(styles(`numFmt[numFmtId="${look}"]`).attr('formatCode')).toBe('dd/mm/yyyy');
    });

    it('names nobody', () => {
      expect([...parts.values()].join('\n')).not.toContain(brand.name);
    });

    it('says thresholds that the guide proposes', () => {
      const {$} = pages.find((page) => page.path === `${prefix(language)}/guides/risk-assessment`)!;
      const bold = $('main li strong')
        .map((_, text) => $(text).text())
        .get();
      expect(
        riskLevels.map(({from}, index) => [from, (riskLevels[index - 1]?.from ?? topScore ** 2 + 1) - 1]),
      ).toEqual(
        bold
          .map((text) => text.match(/\d+/g)?.map(Number))
          .filter((numbers) => numbers?.length === 2)
          .slice(0, riskLevels.length),
      );
    });
  },
);

const hasCalc = spawnSync('soffice', ['--version']).status === 0;

describeWith(hasCalc, 'libreoffice-calc')('LibreOffice', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'register-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it.each(languages.map((language) => [language] as const))('computes the register in %s', (language) => {
    const words = wordsIn<RiskRegisterContent>(language, 'riskRegister');
    // Computes what it opens, whatever the file says that it comes to.
    const profile = path.join(folder, 'profile');
    mkdirSync(path.join(profile, 'user'), {recursive: true});
    writeFileSync(
      path.join(profile, 'user/registrymodifications.xcu'),
      `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`,
    );
    const file = path.join(folder, `${language}.xlsx`);
    const blank = readFileSync(inBuild(`${home(language)}risk-register.xlsx`));
    writeFileSync(
      file,
      execFileSync(process.execPath, [path.resolve(__dirname, '../fillRegister.mjs')], {input: blank}),
    );
    const options = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${profile}`,
        '--headless',
        '--convert-to',
        options,
        '--outdir',
        folder,
        file,
      ],
      {stdio: 'ignore'},
    );
    const rowsOf = (sheet: string) =>
      parse(readFileSync(path.join(folder, `${language}-${sheet}.csv`)), {
        relax_column_count: true,
      }) as string[][];
    const example = rowsOf(words.sheets.example);
    const {levels, overview} = words;
    expect(example.slice(4, 7).map((row) => [row[0], row[8], row[9], row[14], row[15]])).toEqual([
      ['R-07', '16', levels.now, '6', levels.accept],
      ['R-08', '6', levels.accept, '4', levels.accept],
      ['R-09', '12', levels.plan, '4', levels.accept],
    ]);
    const [first, second, third] = rowsOf(words.sheets.register).slice(4);
    expect([first![8], first![9], first![14], first![15]]).toEqual(['15', levels.now, '4', levels.accept]);
    expect([second![8], second![9], third![8], third![9]]).toEqual(['', '', '', '']);
    const sums = rowsOf(words.sheets.overview);
    const said = Object.fromEntries(sums.map(([name, ...numbers]) => [name, numbers.slice(0, 2)]));
    expect(said).toMatchObject({
      [levels.now]: ['1', '0'],
      [levels.plan]: ['0', '0'],
      [levels.accept]: ['0', '1'],
      [overview.all]: ['1', '1'],
      [overview.incomplete]: ['1', ''],
      [overview.withoutOwner]: ['1', ''],
      [overview.overdue]: ['1', ''],
    });
    // Likelihood 5, impact 3.
    expect(sums.find(([likelihood]) => likelihood === '5')).toEqual(['5', '0', '0', '1', '0', '0']);
  });
});
