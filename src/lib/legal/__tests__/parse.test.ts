import {brandFields, type LegalFile} from '../model';
import {parseText} from '../parse';
import {plainText} from '../plainText';
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

  it('say where they stand', () => {
    const text = 'See Articles 5 and 6.1(b), or Section 12';
    const found = referencesIn(text, englishReferences);
    expect(found).toEqual([
      {document: 'terms', number: '5', item: undefined, start: 13, end: 14},
      {document: 'terms', number: '6.1', item: 'b', start: 19, end: 25},
      {document: 'dpa', number: '12', item: undefined, start: 38, end: 40},
    ]);
    expect(found.map(({start, end}) => text.slice(start, end))).toEqual(['5', '6.1(b)', '12']);
  });

  it('have anchors', () => {
    expect(anchorOf({number: '3'})).toBe('section-3');
    expect(anchorOf({number: '4.3', item: 'b'})).toBe('section-4-3-b');
  });
});

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
  const {text, problems} = await parse(body);
  expect(text).toEqual({
    title: 'Agreement',
    description: 'A text.',
    changes: ['All of it.'],
    parts: [
      {
        id: 'parties',
        title: 'Parties',
        blocks: [
          {
            kind: 'paragraph',
            words: ['Between ', {brand: 'LegalName'}, ' and “', {strong: ['Partner']}, '”, as 1.1 says.'],
          },
          {kind: 'paragraph', words: [{brand: 'Particulars'}]},
        ],
      },
      {
        id: 'section-1',
        number: 1,
        title: 'Scope',
        blocks: [
          {
            kind: 'paragraph',
            label: '1.1',
            id: 'section-1-1',
            words: ['What is meant, see ', {link: '/dpa', words: ['the ', {em: ['site']}]}, '.'],
          },
          {kind: 'item', label: '(a)', id: 'section-1-1-a', words: ['first, by (b);']},
          {
            kind: 'item',
            label: '(b)',
            id: 'section-1-1-b',
            words: ['second, as in Article ', {link: '#section-1-1', words: ['1.1']}, '.'],
          },
          {
            kind: 'item',
            label: '(a)',
            id: 'section-1-1-a',
            words: ['third ', {brand: 'Name'}, ' Article ', {link: '#section-1-2', words: ['1.2']}],
          },
          {
            kind: 'paragraph',
            label: '1.2',
            id: 'section-1-2',
            words: [
              {em: ['More']},
              ' of it, in Section ',
              {link: '/dpa#section-12', words: ['12']},
              ' and Article ',
              {link: '#section-1-2-b', words: ['1.2(b)']},
              '.',
            ],
          },
          {kind: 'item', words: ['as in (a), without a letter']},
          {kind: 'item', words: [{strong: ['bold']}]},
          {kind: 'paragraph', words: [{strong: ['No']}, ' number.']},
        ],
      },
    ],
  });
  expect(problems).toEqual([
    {file: of.file, line: 28, message: 'this paragraph should begin with its number, 1.3.'},
  ]);
});

it('links no places without rules for its language', async () => {
  const {text} = await parseText(of, `${head}## Parties\n\nSee Article 1.\n`, undefined);
  expect(text.parts[0]?.blocks).toEqual([{kind: 'paragraph', words: ['See Article 1.']}]);
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
  // What has a number is none of them.
  expect(
    await ids(`${parts('Parties', 'Recitals')}\n## 1. A\n\n1.1 B.\n\n${parts('Approval', 'Contact')}`),
  ).toEqual(['parties', 'recitals', 'section-1', 'approval', 'contact']);
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
      'Between <LegalName /> and “Partner”, as 1.1 says.',
      '<Particulars />',
      '1. Scope',
      '1.1 What is meant, see the site.',
      '  (a) first, by (b);',
      '  (b) second, as in Article 1.1.',
      '  (a) third <Name /> Article 1.2',
      '1.2 More of it, in Section 12 and Article 1.2(b).',
      '  - as in (a), without a letter',
      '  - bold',
      'No number.\n',
    ].join('\n\n'),
  );
});

/** The head of a text takes seven lines, so that its first line is the eighth. */
const list = 'an item of a list is one paragraph after "- ", and lists stand below a heading.';
const named = ['Parties', 'Recitals', 'Approval', 'Contact'].map((name) => `## ${name}\n\n`).join('');
it.each([
  [
    'a paragraph without its number',
    '## 1. A\n\nWords.\n',
    10,
    'this paragraph should begin with its number, 1.1.',
  ],
  [
    'a wrong number',
    '## 1. A\n\n1.2 Words.\n',
    10,
    'this paragraph should begin with its number, 1.1, and not with 1.2.',
  ],
  [
    'a missing article',
    '## 1. A\n\n1.1 B.\n\n## 3. C\n',
    12,
    '"3. C" should have the number 2: an article is missing before it, stands twice or has a wrong number.',
  ],
  [
    'an item out of order',
    '## 1. A\n\n1.1 B\n\n- (a) c\n- (c) d\n- (c) e\n',
    13,
    'the item (c) is out of order: it should be (b).',
  ],
  ['an item of two paragraphs', '## Parties\n\n- (a) c\n\n  d\n', 10, list],
  ['an item of no paragraph', '## Parties\n\n- > c\n', 10, list],
  ['an empty item', '## Parties\n\n-\n', 10, list],
  ['a numbered list', '## Parties\n\n1. c\n', 10, list],
  ['a list before the first heading', '- a\n', 8, list],
  [
    'an unknown name',
    '## 1. A\n\n1.1 <Company />.\n',
    10,
    `<Company /> is unknown. Names of the company are: ${brandFields.map((name) => `<${name} />`).join(', ')}`,
  ],
  [
    'code in a line',
    '## Parties\n\nA `b`\n',
    10,
    'legal texts hold words, **strong** and *slanted* ones, and links; not "inlineCode".',
  ],
  ...['```\ncode\n```', '<Name>\n\nwords\n\n</Name>'].map((block): [string, string, number, string] => [
    `a block: ${block}`,
    `## 1. A\n\n${block}\n`,
    10,
    'legal texts are made of headings (##), numbered paragraphs and lists with "-"; nothing else is known here.',
  ]),
  ['a heading of another level', '### 1. A\n', 8, 'write the heading "1. A" with two signs: ## 1. A'],
  [
    'a part too many',
    `${named}## Annex\n\n## Other\n`,
    18,
    '"Other" is neither one of the 16 numbered parts nor one of the named ones.',
  ],
  [
    'words before the first heading',
    'Words.\n',
    8,
    'a paragraph stands before the first heading: begin with ## and the name of the part.',
  ],
])('says what is wrong: %s', async (_what, text, line, message) => {
  const {problems} = await parse(text);
  expect(problems[0]).toEqual({file: of.file, line, message});
  expect(problems).toHaveLength(text.includes('- (c) e') ? 1 : problems.length);
});

it('says where a text cannot be read', async () => {
  const {text, problems} = await parse('## 1. A\n\n1.1 {b.\n');
  expect(text).toEqual({title: '', description: '', changes: [], parts: []});
  expect(problems).toEqual([
    {file: of.file, line: expect.any(Number), message: expect.stringMatching(/^cannot be read: .{20,}$/)},
  ]);
  expect(problems[0]!.line).toBeGreaterThan(8);
  expect((await parse('', '---\ntitle: [\n---\n')).problems[0]).toMatchObject({line: 1});
});

it('reads on where something is wrong', async () => {
  const {parts} = (await parse(`${named}## Annex\n\n## Other\n\n## 12. *A* b\n\n12.10 <Company />c\n`)).text;
  expect(parts.slice(5)).toEqual([
    {id: 'part-6', title: 'Other', blocks: []},
    {
      id: 'section-12',
      number: 12,
      title: 'A b',
      blocks: [{kind: 'paragraph', label: '12.10', id: 'section-12-10', words: ['c']}],
    },
  ]);
  // A number is the beginning of a title.
  expect((await parse('## Part 3. Scope\n\n- (a) b\n')).text.parts).toEqual([
    {
      id: 'parties',
      title: 'Part 3. Scope',
      blocks: [{kind: 'item', label: '(a)', id: 'parties-a', words: ['b']}],
    },
  ]);
});

const all = [
  'title: needs the title of the text',
  'description: needs one or two sentences for search engines',
];
const changes = 'changes: needs a list of sentences that say what is new, a line each with "- "';
it.each([
  [
    '---\ntitle: A\nauthor: me\n---\n\n',
    [
      all[1],
      changes,
      'the front matter: has a field that legal texts do not have. They have: title, description, changes, counsel, prevailsFor',
    ],
  ],
  ['', [...all, changes]],
  ['---\n---\n\n', [...all, changes]],
  [
    '---\ntitle: " "\ndescription: D\nchanges: []\n---\n\n',
    [all[0], 'changes: needs at least one sentence that says what is new'],
  ],
  [
    '---\ntitle: A\ndescription: D\nchanges: [1]\ncounsel: no\nprevailsFor: Italy\n---\n\n',
    [
      'changes.0: needs a sentence',
      'counsel: needs a list of sentences that say what counsel has to decide on, a line each with "- "',
      'prevailsFor: needs the two letters of a country, such as IT',
    ],
  ],
  ['---\ntitle: A\ndescription: D\nchanges: [a]\ncounsel: [b]\nprevailsFor: IT\nsourceHash: c\n---\n\n', []],
])('asks for what the front matter %j lacks', async (start, messages) => {
  const {problems} = await parse('## Parties\n', start);
  expect(problems).toEqual(messages.map((message) => ({file: of.file, line: 1, message})));
});

it('asks for front matter where a file is empty', async () => {
  expect((await parse('', '')).problems).toHaveLength(3);
});
