import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findPlaceholders, folders} from '../index';

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
    ['src/data/brand.ts', '    reviewedByCounsel: false,', /counsel/],
    ['src/data/thirdParties.ts', "    frame: 'http://localhost:3000/{id}',", /own machine/],
    ['i18n/it/content/home.ts', "    {author: 'Ada', sample: true},", /sample/],
    ['blog/authors.yml', '  sample: true', /sample/],
  ])('is told of what stands in %s: %s', (file, text, message) => {
    write(file, `first line\n${text}\n`);
    expect(findPlaceholders(site)).toEqual([{file, line: 2, message: expect.stringMatching(message)}]);
  });

  it('without one of the folders is no site', () => {
    rmSync(path.join(site, 'blog'), {recursive: true});
    expect(() => findPlaceholders(site)).toThrow(/blog/);
  });
});
