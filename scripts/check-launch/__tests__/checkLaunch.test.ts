import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fixtureBrand} from '../../../tests/fixtureBrand';
import {findPlaceholders, folders, plansOutsideTerms} from '../index';
import {bareCertificates, missingParticulars, openForCounsel, unprovenFunding} from '../missing';

describe('a site of its own', () => {
  let site: string;
  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'launch-'));
    const italian = ['i18n/it/content', 'i18n/it/docusaurus-plugin-content-blog'];
    [...folders, ...italian].forEach((folder) => mkdirSync(path.join(site, folder), {recursive: true}));
    write('i18n/it/locale.json', '{"words": "complete"}');
  });
  afterEach(() => rmSync(site, {recursive: true}));

  const write = (file: string, text: string) => writeFileSync(path.join(site, file), text);

  it('that has no placeholder is ready', () => {
    write('src/data/brand.ts', "  siteUrl: 'https://www.rossi.it',\n  reviewedByCounsel: true,\n");
    write(
      'src/data/types.ts',
      '/** With sample: true for `.example` addresses. */\n  readonly sample: true;\n',
    );
    expect(findPlaceholders(site)).toEqual([]);
  });

  it.each([
    ['src/data/brand.ts', "  siteUrl: 'https://www.rossi.example',", /leads nowhere/],
    ['src/data/brand.ts', "  contactEmail: 'ciao@rossi.example',", /leads nowhere/],
    ['src/data/brand.ts', "  vatNumber: 'IT00000000000',", /VAT/],
    ['src/data/brand.ts', "    register: {name: 'Registro', number: '00000000000'},", /number of zeros/],
    ['src/data/brand.ts', "    rea: 'MI-0000000',", /REA/],
    ['src/data/brand.ts', "    recipientCode: '0000000',", /recipient code/],
    ['legal/versions.json', '      "sample": true,', /sample/],
    ['src/data/brand.ts', '    shareCapital: {eur: 12_345, paidUpEur: 12_345},', /share capital/],
    ['src/data/brand.ts', "  seat: {street: 'Via dell’Esempio 1',", /street/],
    ['src/data/brand.ts', '    reviewedByCounsel: false,', /counsel/],
    ['src/data/thirdParties.ts', "    frame: 'http://localhost:3000/{id}',", /own machine/],
    ['i18n/it/content/home.ts', "    {author: 'Ada', sample: true},", /sample/],
    ['blog/authors.yml', '  sample: true', /sample/],
  ])('is told of what stands in %s: %s', (file, text, message) => {
    write(file, `first line\n${text}\n`);
    expect(findPlaceholders(site)).toEqual([{file, line: 2, message: expect.stringMatching(message)}]);
  });

  it('is told of a plan that the present agreement does not name', () => {
    const terms = ['legal/terms', 'i18n/it/legal/terms'];
    terms.forEach((folder) => mkdirSync(path.join(site, folder), {recursive: true}));
    expect(() => plansOutsideTerms(site, ['Seed'])).toThrow('legal/terms');
    for (const folder of terms) {
      write(`${folder}/2025-01-01.mdx`, 'We sell Seed and Stem.');
      write(`${folder}/2025-06-01.mdx`, 'We sell Seed.');
    }
    expect(plansOutsideTerms(site, ['Seed'])).toEqual([]);
    expect(plansOutsideTerms(site, ['Seed', 'Stem'])).toEqual(
      terms.map((folder) => ({
        file: `${folder}/2025-06-01.mdx`,
        line: 1,
        message: expect.stringMatching(/Stem is not named/),
      })),
    );
  });

  it('is told of particulars that an Italian company has to give, and a German one has not', () => {
    write('src/data/brand.ts', 'export const brand = {\n  seat: {},\n};\n');
    const bare = {...fixtureBrand, particulars: {rea: 'TO-1234567'}};
    expect(missingParticulars(site, bare).map(({line, message}) => [line, message.split(' ')[0]])).toEqual([
      [2, 'particulars.register'],
      [2, 'particulars.shareCapital'],
      [2, 'particulars.pec'],
    ]);
    expect(missingParticulars(site, {...bare, seat: {...bare.seat, country: 'DE'}})).toEqual([]);
    expect(missingParticulars(site, fixtureBrand)).toEqual([]);
  });

  it('is told of certificates that nobody can check', () => {
    write('src/data/brand.ts', "  certifications: [\n    {name: 'SOC 2 Type II'},\n");
    expect(bareCertificates(site, fixtureBrand)).toEqual([
      {file: 'src/data/brand.ts', line: 2, message: expect.stringContaining('SOC 2 Type II comes without')},
    ]);
    expect(bareCertificates(site, {...fixtureBrand, certifications: undefined})).toEqual([]);
  });

  it('is told of public funds without programme, grant and project code', () => {
    write('src/data/fundedProjects.ts', "\n  {id: 'benchmark', funding: 'regional'},\n");
    const project = {id: 'benchmark', funding: 'regional', programme: 'PR FESR'} as const;
    expect(unprovenFunding(site, [project]).map(({line, message}) => `${line} ${message}`)).toEqual([
      expect.stringMatching(/^2 .*without grantNumber/),
      expect.stringMatching(/^2 .*without cup/),
    ]);
    expect(unprovenFunding(site, [{...project, funding: 'eu', grantNumber: '1'}])).toEqual([]);
  });

  it('is told what counsel has to decide on in the newest version', () => {
    mkdirSync(path.join(site, 'legal/terms'), {recursive: true});
    mkdirSync(path.join(site, 'legal/dpa'), {recursive: true});
    write('legal/terms/2025-01-01.mdx', '---\ncounsel:\n  - Something old.\n---\n');
    write('legal/terms/2025-06-01.mdx', '---\ntitle: T\ncounsel:\n  - Article 1.\n  - Article 2.\n---\n');
    write('legal/dpa/2025-01-01.mdx', '---\ntitle: D\n---\n');
    const file = 'legal/terms/2025-06-01.mdx';
    expect(openForCounsel(site)).toEqual([
      {file, line: 4, message: 'for counsel: Article 1.'},
      {file, line: 5, message: 'for counsel: Article 2.'},
    ]);
  });

  it('without one of the folders is no site', () => {
    rmSync(path.join(site, 'blog'), {recursive: true});
    expect(() => findPlaceholders(site)).toThrow(/blog/);
  });
});
