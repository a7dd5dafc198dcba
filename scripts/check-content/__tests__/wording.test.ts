import {languagesOf} from '../../../src/lib/languages';
import {wordingProblems} from '../wording';
import {oxfordSpelling} from '../wording/oxford';
import {proseOf} from '../wording/prose';
import {remarksOn, wordingOf} from '../wording/rules';
import {testFolder} from '../../../tests/testFolder';

const {folder: siteDir, write, clear} = testFolder();
beforeEach(clear);

/** Returns the remarks on a site with these files. */
async function problemsOf(files: Readonly<Record<string, string>>) {
  Object.entries(files).forEach(([file, text]) => write(file, text));
  return (await wordingProblems(siteDir)).map(({file, line, message}) => `${file}:${line} ${message}`);
}

/** Selects cases in languages of the site. */
const spoken = <Case extends readonly [language: string, ...unknown[]]>(
  cases: readonly Case[],
): readonly Case[] => cases.filter(([language]) => languagesOf(process.cwd()).includes(language));

/** Returns the remarks on a text in a language of this site. */
const said = (language: string, text: string) =>
  remarksOn(text, wordingOf(process.cwd(), language)).map(({says}) => says);

describe('Oxford spelling', () => {
  it.each([
    ['organise', 'organize'],
    ['Authorisation', 'authorization'],
    ['analyze', 'analyse'],
    ['advertize', 'advertise'],
  ])('%s is spelt %s', (word, better) => expect(oxfordSpelling(word)).toBe(better));

  it.each(
    (
      'organize authorization analyse analyses advertise exercises enterprise enterprises promised premises compromise ' +
      'revised supervised surprising raise rising otherwise likewise precise concise noise franchise disguise practise ' +
      'constructors constructor valueOfs toStrings hasOwnProperties __proto__ practised advisers expertise disable this basis crisis crises visible size prize colour towards centre'
    ).split(' '),
  )('%s is right', (word) => expect(oxfordSpelling(word)).toBeUndefined());
});

describe('rules of this site', () => {
  it.each(
    spoken<readonly [string, string, string]>([
      ['en', 'Nobody checks it.', '"Nobody": write no one'],
      ['en', 'You can log\nin here.', '"log in": write sign in'],
      ['en', 'An authorisation in writing.', '"authorisation": write authorization (Oxford spelling)'],
      ['en', 'Labeled colors.', '"colors": write colour (American)'],
      ['en', 'Labeled colors.', '"Labeled": write labelled (American)'],
      ['en', 'Buy a license.', '"license": write licence (the noun'],
      ['en', "It's here.", 'write the apostrophe is ’'],
      ['en', 'It is the the same.', '"the the": write the once'],
      ['en', 'Start now!', 'write end the sentence with a full stop'],
      ['it', 'Dal 1 gennaio 2024.', '"1 gennaio": write 1° gennaio'],
      ['it', 'Perchè no.', '"Perchè": write Perché (acute accent)'],
      ['it', 'Il “piano” scelto.', 'write quotation marks are « »'],
      ['it', 'I reports di oggi.', '"reports": write report (English nouns take no plural s)'],
      ['it', 'Due patches.', '"patches": write patch (English nouns take no plural s)'],
    ]),
  )('%s: %j', (language, text, expected) => {
    expect(said(language, text).filter((it) => it.includes(expected))).toHaveLength(1);
  });

  it.each(
    spoken<readonly [string, string]>([
      [
        'en',
        'No one has to license it, and that that is so is no surprise. IT it is. On 3 December 2024 it begins.',
      ],
      ['en', 'Last updated: August 20, 2025. Message sent! Center for Internet Security'],
      ['en', 'A re-authorized sign-in; no one’s own words.'],
      [
        'it',
        'Dal 1° gennaio l’offerta vale. Dall’11 gennaio no. Ogni giorno, a nome tuo: «perché» è così, qual è.',
      ],
    ]),
  )('%s: nothing is wrong with %j', (language, text) => expect(said(language, text)).toEqual([]));
});

describe('prose of a file', () => {
  it('is what people read of Markdown, with its lines', () => {
    const text = [
      '---',
      'title: A title',
      'slug: nobody',
      'answers:',
      '  - ask: [nobody asks]',
      '    text: An answer',
      '---',
      '',
      '## A heading {#nobody}',
      '',
      'Words with `nobody` and [a link](/nobody "its title").',
      'More words.',
      '',
      '```sh',
      'nobody',
      '```',
      '![A picture](./nobody.png)',
    ].join('\n');
    const found = proseOf('docs/a.md', text).map(({text: words, line}) => [line, words.trim()]);
    expect(found).toEqual([
      [2, 'A title'],
      [6, 'An answer'],
      [9, 'A heading'],
      [11, 'Words with'],
      [11, 'and'],
      [11, 'its title'],
      [11, 'a link'],
      [11, '.\nMore words.'],
      [17, 'A picture'],
    ]);
  });

  it('is what HTML and components show, and no address, code or formula', () => {
    const html = '<details open title="A hint">\n<summary>More <b>words</b> &amp; signs</summary>\n';
    const text = `${html}<code>nobody</code>\n</details>\n\n~~~nobody~~~\n\n~~~\n\n\`\`\`nobody\`\`\` ends $nobody$.\n\n:::note Title\n\nA b:nobody[c]\n\n:::\n`;
    const said = (file: string, source: string) =>
      proseOf(file, source).flatMap(({line, text: words}) => (words.trim() ? `${line} ${words.trim()}` : []));
    expect(said('docs/a.md', text)).toEqual([
      ...['1 A hint', '2 More', '2 words', '2 &', '2 signs'],
      ...['10 ends', '10 .', '12 Title', '14 A b', '14 :nobody[', '14 c', '14 ]'],
    ]);
    const component = '<Card\n  kind="nobody"\n  title="A title">\n\nWords {nobody}\n\n</Card>\n';
    expect(said('docs/a.mdx', component)).toEqual(['3 A title', '5 Words']);
  });

  it('is what modules of words say', () => {
    const text = [
      "import {brand} from './nobody';",
      "type Kind = 'nobody';",
      'export const words = {',
      "  title: 'A title',",
      "  ask: ['nobody asks'],",
      '  more: (count: number) => `${count} of ${brand.name} here`,',
      "  'a-key': 'A value',",
      '};',
    ].join('\n');
    expect(proseOf('src/content/a.ts', text).map(({line, text: words}) => `${line} ${words.trim()}`)).toEqual(
      ['4 A title', '6 ', '6 of', '6 here', '7 A value'],
    );
  });
});

describe('all texts', () => {
  it('give file, line, word and what to write', async () => {
    const glossary = '# G\n\n## Avoid\n\n| Not | But | Why |\n|---|---|---|\n| foo, _foos_ | bar | Clear |\n';
    const lines = await problemsOf({
      'src/content/GLOSSARY.md': glossary,
      'src/content/home.ts': "export const home = {\n  title: 'All foo',\n};\n",
      'docs/a.md': 'A\n\nNo bars, and\nfoos.\n',
      'legal/terms/2024-01-01.mdx': 'foo\n',
      'legal/terms/2025-01-01.mdx': '1.1 foo\n',
      'i18n/de/locale.json': '{"words": "partial"}',
      'i18n/de/GLOSSARY.md': glossary.replace('foo, _foos_ | bar', 'nix | nichts'),
      'i18n/de/content/home.ts': "export const home = {title: 'Da ist nix'};\n",
    });
    expect(lines).toEqual([
      'docs/a.md:4 "foos": write bar (Clear)',
      'legal/terms/2025-01-01.mdx:1 "foo": write bar (Clear)',
      'src/content/home.ts:2 "foo": write bar (Clear)',
      'i18n/de/content/home.ts:1 "nix": write nichts (Clear)',
    ]);
  });

  it('names characters that no page or feed may hold', async () => {
    const lines = await problemsOf({
      'docs/a.md':
        '---\ntitle: A line\vbreak\ndescription: "In\\vYAML"\n---\n\nA page\fbreak and\f another.\n',
      'src/content/home.ts': "export const home = {\n  title: 'A\\u0007bell',\n};\n",
      'docs/fine.md': 'Soft\u00adhyphen, \u2068isolated\u2069, 🎉.\n',
    });
    expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'docs/a.md:2 U+000B',
      'docs/a.md:6 U+000C',
      'docs/a.md:3 U+000B',
      'src/content/home.ts:2 U+0007',
    ]);
  });
});
