/**
 * Reads the guides' downloads back: handbooks and registers made from the guides' texts, accessible fillable sheets,
 * and a calculating register (`sheets.test.ts` opens it in LibreOffice).
 */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {parse} from 'csv-parse/sync';
import type {RiskRegisterContent} from '@site/src/content/riskRegister';
import type {SheetFormsContent} from '@site/src/content/sheetForms';
import {brand} from '@site/src/data/brand';
import {riskLevels, topScore} from '@site/src/data/riskScale';
import {routes} from '@site/src/data/routes';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {
  clientSheets,
  forms,
  registerPages,
  riskRows,
  sheetKinds,
  type FormRow,
} from '@site/src/data/sheetForms';
import {sheetFormats} from '@site/src/data/downloadName';
import {brandFile} from '@site/src/features/pdf/brandedFile';
import {languages, prefix, wordsIn, type Language} from '../languages';
import {fillForms, readPdf, type FormFacts} from '../pdf';
import {readZip} from '../zip';
import {atRoot, attributes, build, flat, origin, pageAt, pages, textsAt} from './site';
import {textsOf} from './texts';

const inBuild = (address: string) => path.join(build, address);
const languageOf = (file: string): Language => (file.startsWith('/it/') ? 'it' : 'en');

/** Words alone: line breaks and punctuation of a PDF do not matter. */
const bare = (text: string) => flat(text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/[*`]+/g, ' '));

const guides = languages
  .flatMap((language) => textsOf(language, 'docs'))
  .filter(({data}) => data.action?.kind === 'download')
  .map((guide) => ({...guide, slug: guide.name.split('/').at(-1)!, home: `${prefix(guide.language)}/`}));

it.each(guides.map((guide) => [guide.address, guide] as const))(
  '%s has a PDF with its headings, points and boxes, and with links that lead somewhere',
  (address, {language, data, body, home, slug}) => {
    const read = readPdf(readFileSync(inBuild(`${home}downloads/${slug}.pdf`)));
    const text = bare(read.pages.join(' '));
    const {title} = data;
    expect(read).toMatchObject({
      title: `${title} | ${brand.name}`,
      author: brand.name,
      language,
      tagged: true,
    });
    // List items continue on indented lines.
    const boxes = [...body.matchAll(/^- \[[ x]\] (.+(?:\n {2,}\S.*)*)/gm)].map(([, point]) => bare(point!));
    expect(read.boxes.map(bare)).toEqual(boxes);
    const headings = [...body.matchAll(/^##+ (.+?)(?: \{#.+\})?$/gm)].map(([, heading]) => bare(heading!));
    const parts = [
      title,
      ...boxes,
      ...headings,
      ...(data.cards ?? []).flatMap(({points}) => points.map(bare)),
    ];
    expect(parts.length).toBeGreaterThan(12);
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
    const own = [...new Set(read.links.filter(Boolean))]
      .map((link) => new URL(atRoot(link)))
      .filter((link) => link.origin === origin);
    expect(own.map(({pathname}) => pathname)).toContain(address);
    expect(own.filter(({pathname}) => !pages.some((page) => page.path === pathname))).toEqual([]);
  },
);

it.each(languages)(
  'the register in %s is a table that spreadsheets open, and whose risks are products',
  (language) => {
    const bytes = readFileSync(inBuild(`${prefix(language)}/downloads/risk-register.csv`));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const delimiter = {en: ',', it: ';'}[language];
    const [header = [], ...rows] = parse(bytes, {
      bom: true,
      delimiter,
      record_delimiter: '\r\n',
    }) as string[][];
    const names = {en: ['Likelihood', 'Impact', 'Risk'], it: ['Probabilità', 'Impatto', 'Rischio']}[language];
    const [likelihood, impact, risk] = names.map((name) => header.indexOf(name)) as [number, number, number];
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map((row) => Number(row[likelihood]) * Number(row[impact]))).toEqual(
      rows.map((row) => Number(row[risk])),
    );
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  },
);

/** Width of a typed letter and height of a line, in points, for the size of fields. */
const letter = 5.2;
const line = 12;

/** Returns accessibility and form faults, a line each. */
function problems({fields, wanted, filled, roles, hasScript}: Omit<FormFacts, 'pages'>): string[] {
  const names = fields.map(({name}) => name);
  return [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is there twice`),
    ...names.filter((name) => filled[name] !== wanted[name]).map((name) => `${name} did not keep its value`),
    ...fields.filter(({label}) => !label?.trim()).map(({name}) => `${name} has no name for screen readers`),
    ...fields
      .filter(({kind, width, height}) => kind === 'text' && (width < 10 * letter || height < line))
      .map(({name}) => `${name} has no room for ten letters`),
    ...(fields.length > 0 && roles.Form === fields.length ? [] : ['does not say where its fields belong']),
    ...(roles.H1 === 1 && roles.H2! > 0 ? [] : ['has no headings']),
    ...(hasScript ? ['has a script'] : []),
  ];
}

/** All forms on pages, in the languages of these tests. */
const files = [
  ...new Set(pages.flatMap(({$}) => attributes($, '[aria-labelledby=sheets] a[href$=".pdf"]', 'href'))),
].map((file) => file!);
const filled = fillForms(files.map(inBuild));
const formOf = (language: Language, name: string) =>
  filled[files.indexOf(`${prefix(language)}/downloads/${name}.pdf`)]!;
/** Prefixes of labels that ask for a date. */
const asksForDay =
  /^(?:Date|Valid from|Accepted on|Next review|what, who|Decisions|Data \(|Valido dal|Accettato il|Prossimo riesame|che cosa, chi|Decisioni)/;

it.each(files.map((file, index) => [file, filled[index]!] as const))(
  '%s can be filled in, saved and read back, and says what its fields are',
  (file, form) => {
    expect(problems(form)).toEqual([]);
    expect(form).toMatchObject({language: languageOf(file), tagged: true});
    // Names no company.
    expect([form.author ?? '', readFileSync(inBuild(file)).includes(brand.name)]).toEqual(['', false]);
    expect(JSON.stringify([form.title, form.pages, form.links])).not.toContain(brand.name);
    const words = JSON.stringify(wordsIn<SheetFormsContent>(languageOf(file), 'sheetForms'));
    const asked = form.fields.filter(({kind}) => kind !== 'box');
    const labels = asked.map(({label}) => label.split(': ').at(-1)!);
    const known = [words, form.pages.join(' ')];
    expect(labels.filter((label) => !known.some((text) => text.includes(label)))).toEqual([]);
    const isPoint = (index: number) => asked[index]!.name.startsWith('point-');
    const days = labels.filter((label, index) => asksForDay.test(label) && !isPoint(index));
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((label) => !/\((?:dd\/mm\/yyyy|gg\/mm\/aaaa)\)$/.test(label))).toEqual([]);
    expect(form.pages).toHaveLength(file.endsWith('risk-register.pdf') ? registerPages : 1);
    expect(form.fields.at(-1)?.page).toBe(form.pages.length);
  },
);

it('sees what is wrong with a form', () => {
  const field = {name: 'a', label: ' ', kind: 'text', page: 1, width: 30, height: 9} as const;
  const facts = {links: [], boxes: [], tagged: true, language: 'en', title: '', author: ''};
  const bad = {
    ...facts,
    fields: [field, field],
    wanted: {a: 'x'},
    filled: {a: ''},
    roles: {},
    hasScript: true,
  };
  expect(new Set(problems(bad)).size).toBe(7);
});

/** Returns the names of the fields in rows. */
const namesOf = (rows: readonly FormRow[]) =>
  rows.flatMap(({id, fields}) => fields.map(({label}) => `${id}-${label}`));

it.each(languages)('forms have every field in %s', (language) => {
  for (const [name, parts] of Object.entries(forms)) {
    const own = formOf(language, name).fields.map((field) => field.name);
    expect(own.filter((field) => !field.startsWith('whose-'))).toEqual(
      parts.flatMap(({rows}) => namesOf(rows)),
    );
  }
  const {fields} = formOf(language, 'risk-register');
  const risks = Array.from({length: 2 * registerPages}, (_, index) => index + 1);
  expect(fields.map(({name}) => name)).toEqual(
    expect.arrayContaining(risks.flatMap((risk) => namesOf(riskRows).map((name) => `risk-${risk}-${name}`))),
  );
  const choices = fields.filter(({kind}) => kind === 'choice');
  expect(choices).toHaveLength(risks.length * 5);
  expect(choices[0]!.options).toEqual([' ', '1', '2', '3', '4', '5']);
});

it('a form takes a brand, and can still be filled in', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'form-'));
  const file = path.join(folder, 'branded.pdf');
  const data = readFileSync(inBuild('/downloads/risk-register.pdf'));
  writeFileSync(file, brandFile(data, {name: 'Nordalia Sicurezza', fill: '#7a1f5c', on: '#ffffff'})!);
  const [form] = fillForms([file]);
  rmSync(folder, {recursive: true});
  expect(form!.pages.filter((page) => !page.includes('Nordalia Sicurezza'))).toEqual([]);
  expect(problems(form!)).toEqual([]);
});

it.each(languages)(
  'the hub in %s offers the sheets as their guides do, drawn with the titles of the files',
  (language) => {
    const {$} = pageAt(prefix(language) + routes.eduHub);
    const links = $('main li strong a[download]').toArray();
    // Each guide has its own checklist, which the guides link to.
    const ofOneGuide = sheetKinds.filter((kind) => kind !== 'checklist');
    expect(links.map((link) => path.basename($(link).attr('href')!)).sort()).toEqual(
      ofOneGuide.flatMap((kind) => sheetFormats(kind).map((format) => `${kind}.${format}`)).sort(),
    );
    for (const link of links) {
      const {href = '', 'data-branded': mark} = $(link).attr()!;
      const guide = $(link).closest('li').find('p a').attr('href')!.replace('#sheets', '');
      const offered = pageAt(guide).$(`section a[download][href="${href}"]`);
      // A spreadsheet has no brand slot.
      const branded = clientSheets.some((kind) => href.endsWith(`/${kind}.pdf`));
      expect([href, mark !== undefined, offered.attr('data-branded') !== undefined]).toEqual([
        href,
        branded,
        branded,
      ]);
      expect(offered).toHaveLength(1);
    }
    const shelf = $('main section > ul > li').toArray();
    expect(shelf).toHaveLength(sheetKinds.length);
    for (const sheet of shelf) {
      const file = $('a[download][href$=".pdf"]', sheet).first().attr('href')!;
      const [page = ''] = filled[files.indexOf(file)]!.pages;
      expect(flat(page).startsWith(`${$('svg text', sheet).first().text()} `)).toBe(true);
    }
    // Previews of branded sheets show the brand, others do not.
    const [worn, plain] = [true, false].map((branded) =>
      shelf
        .filter((sheet) => $('[data-branded]', sheet).length > 0 === branded)
        .map((sheet) => $('div[aria-hidden]', sheet).attr('class')!.split(' ')),
    ) as [string[][], string[][]];
    const look = worn[0]!.find((name) => !plain.flat().includes(name)) ?? 'none of their own';
    expect(worn.filter((names) => !names.includes(look))).toEqual([]);
    // The preview has the form's initial colour.
    expect($('[data-brand-form] input[type=color]').attr('value')).toBe(sampleBrands[0].colour);
  },
);

it.each(languages)(
  'the register is a spreadsheet in %s, with rules, scales and the example of the guide',
  (language) => {
    const words = wordsIn<RiskRegisterContent>(language, 'riskRegister');
    const parts = readZip(readFileSync(inBuild(`${prefix(language)}/downloads/risk-register.xlsx`)));
    const part = (name: string) => cheerio.load(parts.get(name) ?? '', {xml: true});
    const [register, overview, scales, example] = [1, 2, 3, 4].map((number) =>
      part(`xl/worksheets/sheet${number}.xml`),
    ) as [cheerio.CheerioAPI, cheerio.CheerioAPI, cheerio.CheerioAPI, cheerio.CheerioAPI];
    const shared = part('xl/sharedStrings.xml');
    const strings = shared('si')
      .toArray()
      .map((text) => shared(text).text());
    const valuesOf = ($: cheerio.CheerioAPI, ...places: string[]) =>
      places.map((place) => {
        const cell = $(`c[r="${place}"]`);
        const value = cell.find('v').text();
        return cell.attr('t') === 's' ? strings[Number(value)] : value;
      });
    const workbook = part('xl/workbook.xml');
    expect(attributes(workbook, 'sheet', 'name')).toEqual(Object.values(words.sheets));
    const columns = Object.values(words.columns);
    expect(valuesOf(register, ...columns.map((_, index) => `${String.fromCharCode(65 + index)}4`))).toEqual(
      columns,
    );
    // The overview counts the register's column of the same heading.
    expect(valuesOf(overview, 'A3', 'B3', 'C3')).toEqual([
      words.overview.level,
      words.overview.today,
      words.overview.after,
    ]);
    const counted = ['B4', 'C4'].map(
      (place) => /!\$([A-Z])\$/.exec(overview(`c[r="${place}"] f`).text())?.[1] ?? 'none',
    );
    expect(valuesOf(register, ...counted.map((column) => `${column}4`))).toEqual([
      words.columns.level,
      words.columns.levelAfter,
    ]);
    // Headings are frozen and repeat on every page.
    expect(register('pane').attr()).toMatchObject({state: 'frozen', ySplit: '4', xSplit: '2'});
    const {register: name} = words.sheets;
    expect(workbook('definedName').first().text()).toBe(`${name}!$4:$4,${name}!$A:$B`);
    expect(register('c[r="I44"] f').text()).toBe('IF(COUNT(G44:H44)<2,"",PRODUCT(G44:H44))');
    expect(register('c[r="J44"] f').text()).toContain(`'${words.sheets.scales}'!$B$3`);
    expect(register('c[r="O44"] f').text()).toContain('M44:N44');
    const rules = register('dataValidation')
      .toArray()
      .map((rule) => [
        register(rule).attr('type'),
        register(rule).attr('sqref'),
        ...textsAt(register, `dataValidation[sqref="${register(rule).attr('sqref')}"] > *`),
      ]);
    expect(rules).toEqual([
      ...['G', 'H', 'M', 'N'].map((column) => ['whole', `${column}5:${column}44`, '1', `${topScore}`]),
      ['list', 'K5:K44', `"${words.treatments.join(',')}"`],
      ...['R', 'S'].map((column) => ['date', `${column}5:${column}44`, '43831']),
    ]);
    const {$: guide} = pageAt(`${prefix(language)}/guides/risk-assessment`);
    riskLevels.forEach(({id, from}, index) =>
      expect(valuesOf(scales, `A${3 + index}`, `B${3 + index}`)).toEqual([words.levels[id], String(from)]),
    );
    const cells = textsAt(guide, 'main td');
    for (let score = 1; score <= topScore; score++) {
      expect(cells).toEqual(expect.arrayContaining(valuesOf(scales, `B${8 + score}`, `C${8 + score}`)));
    }
    // Thresholds match the guide's proposal.
    const spans = textsAt(guide, 'main li strong')
      .map((text) => text.match(/\d+/g)?.map(Number))
      .filter((numbers) => numbers?.length === 2);
    expect(spans.slice(0, riskLevels.length)).toEqual(
      riskLevels.map(({from}, index) => [from, (riskLevels[index - 1]?.from ?? topScore ** 2 + 1) - 1]),
    );
    const {now, accept, plan} = words.levels;
    expect(valuesOf(example, 'A5', 'I5', 'J5', 'I6', 'J6', 'I7', 'J7')).toEqual([
      ...['R-07', '16', now, '6', accept],
      ...['12', plan],
    ]);
    // 30 September 2026 as a spreadsheet's serial number.
    expect(valuesOf(example, 'S5')).toEqual(['46295']);
    expect([...parts.values()].join('\n')).not.toContain(brand.name);
  },
);
