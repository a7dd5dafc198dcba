import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fixtureBrand} from '../../../tests/fixtureBrand';
import {findPlaceholders, folders, plansOutsideTerms} from '../index';
import {missingParticulars, openForCounsel} from '../missing';
import {testFolder} from '../../../tests/testFolder';

describe('a site of its own', () => {
  const {folder: site, clear} = testFolder();
  beforeEach(() => {
    clear();
    const italian = ['i18n/it/content', 'i18n/it/docusaurus-plugin-content-blog'];
    [...folders, ...italian].forEach((folder) => mkdirSync(path.join(site, folder), {recursive: true}));
    write('i18n/it/locale.json', '{"words": "complete"}');
  });

  const write = (file: string, text: string) => writeFileSync(path.join(site, file), text);

  it.each([
    ['src/data/brand.ts', "  siteUrl: 'https://www.rossi.example',", /leads nowhere/],
    ['src/data/brand.ts', "    register: {name: 'Registro', number: '00000000000'},", /number of zeros/],
    ['src/data/brand.ts', "    rea: 'MI-0000000',", /REA/],
    ['src/data/brand.ts', "    recipientCode: '0000000',", /recipient code/],
    ['legal/versions.json', '      "sample": true,', /sample/],
    ['src/data/brand.ts', '    shareCapital: {eur: 12_345, paidUpEur: 12_345},', /share capital/],
    ['src/data/brand.ts', '    reviewedByCounsel: false,', /counsel/],
    ['src/data/thirdParties.ts', "    frame: 'http://localhost:3000/{id}',", /own machine/],
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

  it('is told what counsel has to decide on in the newest version', () => {
    mkdirSync(path.join(site, 'legal/terms'), {recursive: true});
    mkdirSync(path.join(site, 'legal/dpa'), {recursive: true});
    write('legal/terms/2025-01-01.mdx', '---\ncounsel:\n  - Something old.\n---\n');
    write(
      'legal/terms/2025-06-01.mdx',
      '---\ntitle: T\ncounsel:\n  - Article\n    1.\n  - "Article 2."\n---\n',
    );
    write('legal/dpa/2025-01-01.mdx', '---\ntitle: D\n---\n');
    const file = 'legal/terms/2025-06-01.mdx';
    expect(openForCounsel(site)).toEqual([
      {file, line: 4, message: 'for counsel: Article 1.'},
      {file, line: 6, message: 'for counsel: Article 2.'},
    ]);
  });
});
