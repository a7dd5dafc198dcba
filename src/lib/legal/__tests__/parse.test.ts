import type {LegalFile} from '../model';
import {parseText} from '../parse';
import {plainText, plainWords} from '../plainText';
import {translationsOf} from '../../languages';
import {anchorOf, englishReferences, referencesIn} from '../references';
import {whereItalian} from '../../../../tests/whereItalian';

const italian = translationsOf(process.cwd()).find(({language}) => language === 'it');
const rules = {en: englishReferences, it: italian?.legalReferences ?? englishReferences};

const of: LegalFile = {
  document: 'terms',
  date: '2025-08-20',
  language: 'en',
  file: 'legal/terms/2025-08-20.mdx',
};
const head = '---\ntitle: Agreement\ndescription: A text.\nchanges:\n  - All of it.\n---\n\n';
const parse = (body: string, start = head) => parseText(of, start + body, englishReferences);

describe('references', () => {
  const numbers = (text: string, language: 'en' | 'it' = 'en') =>
    referencesIn(text, rules[language]).map(
      ({document, number, item}) => `${document} ${number}${item ?? ''}`,
    );

  it.each([
    ['under Article 9.2 and', ['terms 9.2']],
    [
      'Articles 5, 6, 7, 8, 9.2, 12 and 15 survive',
      ['5', '6', '7', '8', '9.2', '12', '15'].map((it) => `terms ${it}`),
    ],
    ['Article 4.3(b), or Section 12', ['terms 4.3b', 'dpa 12']],
    ['Sections 5.2 and 5.3', ['dpa 5.2', 'dpa 5.3']],
    ['Article 28 GDPR, Articles 32 to 36 of the GDPR, Articles 1341 and 1342 of the Italian Civil Code', []],
    ['Article 28 of Regulation (EU) 2016/679', []],
    ['Article 2-quaterdecies of Legislative Decree 196 of 2003', []],
    ['this Article and particle 9', []],
  ])('"%s"', (text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });

  whereItalian.test('are found in Italian', () => {
    expect(numbers('dell’articolo 9.2 e degli articoli 10.3 e 10.4', 'it')).toEqual([
      'terms 9.2',
      'terms 10.3',
      'terms 10.4',
    ]);
    expect(
      numbers('la sezione 12 e l’articolo 28 GDPR, articoli 1341 e 1342 del Codice civile', 'it'),
    ).toEqual(['dpa 12']);
  });

  whereItalian.test('are found between two places in Italian', () => {
    expect(numbers('articoli da 4.6 a 4.8, articoli da 32 a 36 del GDPR', 'it')).toEqual([
      'terms 4.6',
      'terms 4.8',
    ]);
    expect(numbers('articolo 2-quaterdecies del D.Lgs. 196/2003', 'it')).toEqual([]);
  });

  it('have anchors', () => {
    expect(anchorOf({number: '3'})).toBe('section-3');
    expect(anchorOf({number: '4.3', item: 'b'})).toBe('section-4-3-b');
  });
});

const body = `## Parties

Between <LegalName /> and “**Partner**”.

## 1. Scope

1.1 What is meant, see [the site](/dpa).

- (a) first;
- (b) second, as in Article 1.1.

1.2 *More* of it.
`;

it('reads parts, paragraphs and items with their anchors', async () => {
  const {text, problems} = await parse(body);
  expect(problems).toEqual([]);
  expect(text.changes).toEqual(['All of it.']);
  expect(
    text.parts.map(({id, number, title, blocks}) => [id, number, title, blocks.map((it) => it.id)]),
  ).toEqual([
    ['parties', undefined, 'Parties', [undefined]],
    ['section-1', 1, 'Scope', ['section-1-1', 'section-1-1-a', 'section-1-1-b', 'section-1-2']],
  ]);
  const [, scope] = text.parts;
  expect(plainWords(scope?.blocks[2]?.words ?? [])).toBe('second, as in Article 1.1.');
  expect(scope?.blocks[2]?.words).toContainEqual({link: '#section-1-1', words: ['1.1']});
});

it('knows an annex by its place, between the last article and the parts after it', async () => {
  const parts = (...names: string[]) => names.map((name) => `## ${name}\n\n(A) Words.\n`).join('\n');
  const ids = async (text: string) => (await parse(text)).text.parts.map(({id}) => id);
  expect(await ids(parts('Parties', 'Recitals', 'Approval', 'Contact'))).toEqual([
    'parties',
    'recitals',
    'approval',
    'contact',
  ]);
  const {text} = await parse(parts('Parties', 'Recitals', 'Annex', 'Approval', 'Contact'));
  expect(text.parts.map(({id}) => id)).toEqual([
    'parties',
    'recitals',
    'financial-entities',
    'approval',
    'contact',
  ]);
  expect(text.parts[2]?.blocks[0]?.id).toBe('financial-entities-a');
});

it('gives the same plain text however the source is set', async () => {
  const {text} = await parse(body);
  const {text: reset} = await parse(body.replace('see [the', 'see\n[the').replace('*More*', '_More_'));
  expect(plainText(reset, of.date)).toBe(plainText(text, of.date));
  expect(plainText(text, of.date)).toBe(
    [
      'Agreement\nVersion 2025-08-20',
      'Parties',
      'Between <LegalName /> and “Partner”.',
      '1. Scope',
      '1.1 What is meant, see the site.',
      '  (a) first;',
      '  (b) second, as in Article 1.1.',
      '1.2 More of it.\n',
    ].join('\n\n'),
  );
});

it.each([
  ['a paragraph without its number', '## 1. A\n\nWords.\n', 'should begin with its number, 1.1.'],
  ['a wrong number', '## 1. A\n\n1.2 Words.\n', 'its number, 1.1, and not with 1.2.'],
  ['a missing article', '## 1. A\n\n1.1 B.\n\n## 3. C\n', '"3. C" should have the number 2'],
  [
    'an item out of order',
    '## 1. A\n\n1.1 B\n\n- (a) c\n- (c) d\n',
    '(c) is out of order: it should be (b).',
  ],
  [
    'an unknown name',
    '## 1. A\n\n1.1 <Company />.\n',
    '<Company /> is unknown. Names of the company are: <Name />',
  ],
  ['a table', '## 1. A\n\n```\ncode\n```\n', 'are made of headings (##), numbered paragraphs and lists'],
  ['a heading of another level', '### 1. A\n', 'with two signs: ## 1. A'],
  ['words before the first heading', 'Words.\n', 'before the first heading'],
  ['a brace', '## 1. A\n\n1.1 {b.\n', 'cannot be read'],
])('says what is wrong: %s', async (_what, text, message) => {
  const {problems} = await parse(text);
  expect(problems.map((it) => it.message).join()).toContain(message);
  expect(problems[0]?.file).toBe(of.file);
});

it('asks for what the front matter lacks', async () => {
  const {problems} = await parse(body, '---\ntitle: A\nauthor: me\n---\n\n');
  const said = problems.map(({message}) => message).join('\n');
  expect(said).toContain('description: needs one or two sentences');
  expect(said).toContain('changes: needs a list of sentences');
  expect(said).toContain('has a field that legal texts do not have');
});
