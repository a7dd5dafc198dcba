import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findPlaceholders, folders, plansOutsideTerms} from '../index';

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

  it('without one of the folders is no site', () => {
    rmSync(path.join(site, 'blog'), {recursive: true});
    expect(() => findPlaceholders(site)).toThrow(/blog/);
  });
});
