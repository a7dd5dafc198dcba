import type {Inline, LegalFile} from '../model';
import {parseText} from '../parse';
import {plainText} from '../plainText';
import {translationsOf} from '../../../../lib/languages';
import {englishReferences, referencesIn} from '../references';
import {whereItalian} from '../../../../../tests/whereItalian';

const italian = translationsOf(process.cwd()).find(({language}) => language === 'it')?.legalReferences;
const of: LegalFile = {
  document: 'terms',
  date: '2025-08-20',
  language: 'en',
  file: 'legal/terms/2025-08-20.mdx',
};
/** Front matter of seven lines, so that line 1 of a text is line 8. */
const head = '---\ntitle: Agreement\ndescription: A text.\nchanges:\n  - All of it.\n---\n\n';
const parse = (body: string, start = head) => parseText(of, start + body, englishReferences);

it.each([
  ['Articles 5, 6, 9.2, 12 and 15 survive', '5|6|9.2|12|15'],
  ['Article 4.3(b), or Section 12', '4.3(b)|dpa 12'],
  ['Article 28 GDPR, Articles 32 to 36 of the GDPR, Articles 1341 and 1342 of the Italian Civil Code', ''],
  ['Article 28 of Regulation (EU) 2016/679', ''],
  ['Article 2-quaterdecies of Legislative Decree 196 of 2003', ''],
  ...whereItalian.rows(
    ['dell’articolo 9.2 e degli articoli 10.3 e 10.4', '9.2|10.3|10.4'],
    ['la sezione 12 e l’articolo 28 GDPR, articoli 1341 e 1342 del Codice civile', 'dpa 12'],
    ['articoli da 4.6 a 4.8, articoli da 32 a 36 del GDPR', '4.6|4.8'],
    ['articolo 2-quaterdecies del D.Lgs. 196/2003', ''],
  ),
])('finds the places that "%s" names', (text, places) => {
  const found = referencesIn(text, /rticol|sezione/.test(text) ? italian! : englishReferences);
  expect(found.map(({start, end}) => text.slice(start, end)).join('|')).toBe(places.replaceAll('dpa ', ''));
  const said = found.map(({document, number, item}) => `${document} ${number}${item ? `(${item})` : ''}`);
  expect(said.join('|').replaceAll('terms ', '')).toBe(places);
});

const written = (words: readonly Inline[]): string =>
  words
    .map((word) => {
      if (typeof word === 'string') {
        return word;
      }
      if ('brand' in word) {
        return `<${word.brand}>`;
      }
      if ('link' in word) {
        return `[${written(word.words)}](${word.link})`;
      }
      return 'strong' in word ? `**${written(word.strong)}**` : `*${written(word.em)}*`;
    })
    .join('');

const body = `## Parties

Between <LegalName /> and “**Partner**”, as 1.1 says.

<Particulars />

## 1. Scope

1.1 What is  meant, see [the *site*](/dpa).

- (a) first, by (b);
- (b) second, as in Article 1.1.

* (a) third <Name /> Article 1.2

1.2 *More* of it, in Section 12 and Article 1.2(b).

- as in (a), without a letter
- **bold**

**No** number.
`;

it('reads parts, paragraphs and items with their anchors', async () => {
  const {text, problems} = parse(body);
  expect(text).toMatchObject({title: 'Agreement', description: 'A text.', changes: ['All of it.']});
  expect(text.parts.map(({id, number, title}) => [id, number, title])).toEqual([
    ['parties', undefined, 'Parties'],
    ['section-1', 1, 'Scope'],
  ]);
  const blocks = text.parts.flatMap((part) => part.blocks);
  expect(blocks.map(({kind, label, id, words}) => [kind, label, id, written(words)].join('|'))).toEqual([
    'paragraph|||Between <LegalName> and “**Partner**”, as 1.1 says.',
    'paragraph|||<Particulars>',
    'paragraph|1.1|section-1-1|What is meant, see [the *site*](/dpa).',
    'item|(a)|section-1-1-a|first, by (b);',
    'item|(b)|section-1-1-b|second, as in Article [1.1](#section-1-1).',
    'item|(a)|section-1-1-a|third <Name> Article [1.2](#section-1-2)',
    'paragraph|1.2|section-1-2|*More* of it, in Section [12](/dpa#section-12) and Article [1.2(b)](#section-1-2-b).',
    'item|||as in (a), without a letter',
    'item|||**bold**',
    'paragraph|||**No** number.',
  ]);
  expect(problems).toEqual([
    {file: of.file, line: 28, message: 'this paragraph should begin with its number, 1.3.'},
  ]);
});

it('gives the same plain text however the source is set', async () => {
  const {text} = parse(body);
  const {text: reset} = parse(body.replace('see [the', 'see\n[the').replace('*More*', '_More_'));
  expect(plainText(reset, of.date)).toBe(plainText(text, of.date));
  expect(plainText(text, of.date)).toMatch(
    /^Agreement\nVersion 2025-08-20\n\nParties\n\nBetween <LegalName \/> and “Partner”, as 1\.1 says\.\n/,
  );
  expect(plainText(text, of.date)).toMatch(
    /\n\n {2}- as in \(a\), without a letter\n\n {2}- bold\n\nNo number\.\n$/,
  );
});

it.each([
  ['Parties|Recitals|Approval|Contact', 'parties recitals approval contact'],
  ['Parties|Recitals|1. A|Approval|Contact', 'parties recitals section-1 approval contact'],
  ['Parties|Recitals|Annex|Approval|Contact', 'parties recitals financial-entities approval contact'],
])('knows an annex by its place: %s', async (titles, ids) => {
  const parts = titles.split('|').map((title) => `## ${title}\n\n(A) Words.\n`);
  const {text} = parse(parts.join('\n'));
  expect(text.parts.map(({id}) => id).join(' ')).toBe(ids);
});

const named = ['Parties', 'Recitals', 'Approval', 'Contact'].map((name) => `## ${name}\n\n`).join('');
it.each([
  ['a wrong number', '## 1. A\n\n1.2 Words.\n', 10, /its number, 1\.1, and not with 1\.2/],
  ['a missing article', '## 1. A\n\n1.1 B.\n\n## 3. C\n', 12, /"3\. C" should have the number 2/],
  ['an item out of order', '## 1. A\n\n1.1 B\n\n- (a) c\n- (c) d\n- (c) e\n', 13, /\(c\) .* should be \(b\)/],
  ['an item of two paragraphs', '## Parties\n\n- (a) c\n\n  d\n', 10, /one paragraph after "- "/],
  ['a numbered list', '## Parties\n\n1. c\n', 10, /one paragraph after "- "/],
  ['an unknown name', '## 1. A\n\n1.1 <Company />.\n', 10, /<Company \/> is unknown\. .*<LegalName \/>/],
  ['a block of code', '## 1. A\n\n```\ncode\n```\n', 10, /nothing else is known here/],
  ['a name around words', '## 1. A\n\n<Name>\n\nwords\n\n</Name>\n', 10, /nothing else is known here/],
  ['a heading of another level', '### 1. A\n', 8, /with two signs: ## 1\. A/],
  ['a heading like a title', '# 1. A\n', 8, /with two signs: ## 1\. A/],
  ['a part too many', `${named}## Annex\n\n## Other\n`, 18, /"Other" is neither one of the 16/],
  ['words before the first heading', 'Words.\n', 8, /stands before the first heading/],
  ['a text that cannot be read', '## 1. A\n\n1.1 {b.\n', 10, /^cannot be read: .{20,}$/],
])('says what is wrong: %s', async (_what, text, line, message) => {
  const [problem] = parse(text).problems;
  expect(problem).toEqual({file: of.file, line, message: expect.stringMatching(message)});
});

it.each([
  ['title: A\nauthor: me', ['description', 'changes', 'the front matter']],
  ['title: " "\ndescription: D\nchanges: []', ['title', 'changes']],
  [
    'title: A\ndescription: D\nchanges: [1]\ncounsel: no\nprevailsFor: Italy',
    ['changes.0', 'counsel', 'prevailsFor'],
  ],
  ['title: A\ndescription: D\nchanges: [a]\ncounsel: [b]\nprevailsFor: IT\nsourceHash: c', []],
])('asks for what the front matter %j lacks', async (fields, asked) => {
  const {problems} = parse('## Parties\n', `---\n${fields}\n---\n\n`);
  expect(problems.map(({line, message}) => [line, message.split(': ')[0]])).toEqual(
    asked.map((it) => [1, it]),
  );
});
