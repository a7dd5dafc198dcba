/** `npm run check:launch`: lists remaining placeholders and samples. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {translationsOf} from '../../src/lib/languages';

/** A place to change before the site goes live. */
export interface Placeholder {
  /** Path relative to the site, with slashes. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Folders with statements about the company. Guides keep `.example` names, as examples (RFC 2606). */
export const folders = ['src/data', 'src/content', 'blog', 'legal'];

const translated = ['content', 'docusaurus-plugin-content-blog'];

const foldersOf = (siteDir: string): string[] => [
  ...folders,
  ...translationsOf(siteDir)
    .flatMap(({language}) => translated.map((folder) => `i18n/${language}/${folder}`))
    .filter((folder) => existsSync(path.join(siteDir, folder))),
];

const signs: readonly {readonly sign: RegExp; readonly message: string}[] = [
  // A type ends a member with a semicolon, or follows one.
  {
    sign: /(?<!; |readonly )\bsample"?: true\b(?!;)/,
    message: 'a sample: put a real one here, or take it away',
  },
  {
    sign: /['"/@.][\w-]+(?:\.[\w-]+)*\.example\b/,
    message: 'an address that leads nowhere: .example is reserved for examples',
  },
  {sign: /\/\/localhost\b/, message: 'an address of your own machine: nobody else gets there'},
  {sign: /\bvatNumber: '[A-Z]{2}0+'/, message: 'a VAT number of zeros'},
  {sign: /\b(?:number|taxCode): '0+'/, message: 'a number of zeros'},
  {sign: /\brea: '[A-Z]{2}-0+'/, message: 'a REA number of zeros'},
  {sign: /\brecipientCode: '0+'/, message: 'a recipient code of zeros'},
  {sign: /\beur: 12_345\b/, message: 'a share capital that is made up'},
  {sign: /\bstreet: '[^']*Esempio/, message: 'a street that is made up'},
  {
    sign: /\breviewedByCounsel: false\b/,
    message: 'counsel has not reviewed the legal texts: they call themselves a template',
  },
];

const comment = /^\s*(?:\/?\*|\/\/|#)/;

function filesOf(siteDir: string): string[] {
  return foldersOf(siteDir).flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
      .filter((file) => !file.includes('/__tests__/') && statSync(path.join(siteDir, file)).isFile())
      .filter((file) => /\.(?:tsx?|mdx?|ya?ml|json)$/.test(file)),
  );
}

/** Checks brand, figures, page words and blog, in all languages. Throws if one of the folders is missing. */
export function findPlaceholders(siteDir: string): Placeholder[] {
  return filesOf(siteDir).flatMap((file) =>
    readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        comment.test(text)
          ? []
          : signs.filter(({sign}) => sign.test(text)).map(({message}) => ({file, line: index + 1, message})),
      ),
  );
}

/** Folders of the agreement with partners in each language. Files are named by date. */
const agreements = ['legal/terms', 'i18n/it/legal/terms'];

/** Returns plans missing in the agreement, which lists the plans sold. Throws without an agreement. */
export function plansOutsideTerms(siteDir: string, names: readonly string[]): Placeholder[] {
  return agreements.flatMap((folder) => {
    const last = readdirSync(path.join(siteDir, folder))
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .at(-1);
    if (!last) {
      throw new Error(`There is no agreement in ${folder}.`);
    }
    const file = `${folder}/${last}`;
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    return names
      .filter((name) => !text.includes(name))
      .map((name) => ({
        file,
        line: 1,
        message: `the plan ${name} is not named: publish a version that names it (legal/README.md)`,
      }));
  });
}
