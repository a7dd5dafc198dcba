import * as cheerio from 'cheerio';
import type {Html} from '../html';
import {type Desk, type Filter, message, overview, page, textPage} from '../pages';
import type {DeskText} from '../texts';

const dates = {of: (): string | undefined => '2026-03-01', isOpen: () => false};
const version = (title: string, words: number) => ({title, words});

const text = (id: string, rest: Partial<DeskText> = {}) =>
  ({
    original: `docs/${id}.md`,
    translation: `it/${id}.md`,
    name: `docs/${id}.md`,
    language: 'it',
    state: 'current',
    kind: 'guide',
    title: id,
    draft: false,
    unlisted: false,
    versions: {original: version(id, 1234), translation: version(`${id} it`, 5)},
    ...rest,
  }) as DeskText;

const desk = (texts: readonly DeskText[], rest: Partial<Desk> = {}): Desk => ({
  texts,
  dates,
  check: {running: false, problems: []},
  pageOf: () => undefined,
  ...rest,
});

const noFilter: Filter = {q: '', state: '', kind: '', language: ''};
const load = ({text: code}: Html) => cheerio.load(code);
type Page = ReturnType<typeof load>;
const plain = (of: {text: () => string}) => of.text().replaceAll(/\s+/g, ' ').trim();
const plainAll = ($: Page, selector: string) =>
  $(selector)
    .get()
    .map((each) => plain($(each)));

test('a page has its title, its styles and its script under one nonce, and the ways to desk and site', () => {
  const body = message('Late & gone', 'Load it <again>.');
  const $ = cheerio.load(
    page({styles: 'p{color:red}', script: 'start("a")', nonce: 'n1', home: '/portal/'}, 'Title <1>', body),
  );
  expect($('html').attr('lang')).toBe('en');
  expect($('title').text()).toBe('Title <1>');
  expect($('[rel=icon]').attr('href')).toBe('/portal/favicon.svg');
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect(plain($('style[nonce=n1]'))).toBe('p{color:red}');
  expect(plain($('script[nonce=n1]'))).toBe('start("a");');
  expect(
    $('header a')
      .get()
      .map((link) => [$(link).attr('href'), $(link).text()]),
  ).toEqual([
    ['/desk', 'Writers’ desk'],
    ['/portal/', 'The site'],
  ]);
  expect(plain($('main'))).toBe('Late & gone Load it <again>. All texts');
  expect($('main a').attr('href')).toBe('/desk');
});

test('the list of texts counts what each choice would show, and marks the choice that was made', () => {
  const texts = [
    text('one'),
    text('two', {state: 'stale', draft: true}),
    text('three', {state: 'missing', kind: 'article', language: 'de', unlisted: true}),
    text('four', {state: 'orphan', kind: 'words'}),
  ];
  const check = {running: false, problems: [{file: 'it/two.md', line: 3, message: 'a dead link'}]};
  const $ = load(overview(desk(texts, {check}), {...noFilter, state: 'stale', q: 'tw"o'}));
  expect(plainAll($, '#state option')).toEqual([
    'All (4)',
    'Current (1)',
    'Stale (1)',
    'Missing (1)',
    'Orphan (1)',
    'Draft (1)',
    'Unlisted (1)',
    'With problems (1)',
  ]);
  expect(plainAll($, '#kind option')).toEqual([
    'All',
    'Guides (2)',
    'Articles (1)',
    'Page words (1)',
    'Legal texts (0)',
  ]);
  expect(plainAll($, '#language option')).toEqual(['All', 'Italian (3)', 'German (1)']);
  expect(
    $('#language option')
      .get()
      .map((each) => $(each).attr('value')),
  ).toEqual(['', 'it', 'de']);
  expect(
    $('option[selected]')
      .get()
      .map((each) => $(each).attr('value')),
  ).toEqual(['stale', '', '']);
  expect($('#q').attr('value')).toBe('tw"o');
  expect($('form').attr('action')).toBe('/desk');
});

test.each<[Partial<Filter>, string[]]>([
  [{}, ['one', 'two', 'three']],
  [{state: 'unlisted'}, ['three']],
  [{state: 'draft'}, ['two']],
  [{state: 'problems'}, ['two']],
  [{state: 'current'}, ['one']],
  [{kind: 'article'}, ['three']],
  [{language: 'de'}, ['three']],
  [{q: 'DOCS/one'}, ['one']],
  [{q: 'it/three'}, ['three']],
  [{q: 'two  it'}, ['two']],
  [{q: 'one two'}, []],
])('of all texts, %j leaves %j', (filter, titles) => {
  const check = {running: false, problems: [{file: 'docs/two.md', line: 3, message: 'a dead link'}]};
  const texts = [
    text('one'),
    text('two', {state: 'stale', draft: true}),
    text('three', {state: 'missing', kind: 'article', language: 'de', unlisted: true}),
  ];
  const $ = load(overview(desk(texts, {check}), {...noFilter, ...filter}));
  expect(plainAll($, '.texts a')).toEqual(titles);
  expect(plain($('#live h2'))).toBe(titles.length === 3 ? '3 texts' : `${titles.length} of 3 texts`);
  expect($('#live > p:not(.notice)').text()).toBe(
    titles.length ? '' : 'No text is like this. Show all texts',
  );
});

test('a row says where its text is and what is known of both versions', () => {
  const texts = [
    text('one', {state: 'stale', draft: true, unlisted: true}),
    text('two', {versions: {original: version('two', 1)}}),
  ];
  const check = {
    running: false,
    problems: [1, 2].map((line) => ({file: 'it/one.md', line, message: 'a dead link'})),
  };
  const open = {of: (file: string) => (file === 'it/one.md' ? undefined : '2026-12-31'), isOpen: () => true};
  const $ = load(overview(desk(texts, {check, dates: open}), noFilter));
  expect(plainAll($, '.texts li')).toEqual([
    'one docs/one.md Stale Draft Unlisted 2 problems English 1,234 words, 31 Dec 2026 (not committed) Italian 5 words, unknown (not committed)',
    'two docs/two.md Current English 1 word, 31 Dec 2026 (not committed) Italian –',
  ]);
  expect(
    $('.mark')
      .get()
      .map((each) => $(each).attr('data-look')),
  ).toEqual(['stale', 'plain', 'plain', 'problem', 'current']);
  expect($('.texts a').attr('href')).toBe('/desk/text?file=docs%2Fone.md');
  expect($('time').attr('datetime')).toBe('2026-12-31');
});

test('a site in English alone has no language to choose and no state to mark', () => {
  const texts = [text('one', {language: '', translation: ''})];
  const $ = load(overview(desk(texts), noFilter));
  expect($('#language')).toHaveLength(0);
  expect(plain($('.texts li'))).toBe('one docs/one.md English 1,234 words, 1 Mar 2026');
  expect(plain($('#live h2'))).toBe('1 text');
});

test.each<[Desk['check'], string]>([
  [{running: true}, 'The texts are being checked; what is found comes by itself.'],
  [{running: false, failure: 'it stopped'}, 'The texts could not be checked: it stopped'],
  [{running: false, problems: []}, 'Checked: nothing to mend.'],
  [
    {running: false, problems: [{file: 'docs/one.md', line: 1, message: 'm'}]},
    'Checked: 1 problem, as npm run check:content lists them.',
  ],
  [{running: false}, 'Checked: 0 problems, as npm run check:content lists them.'],
])('says how the check went: %j', (check, sentence) => {
  const $ = load(overview(desk([text('one')], {check}), noFilter));
  expect(plain($('[role=status]'))).toBe(sentence);
  expect($('#live details')).toHaveLength(0);
});

test('problems of other files stand above the list, with their lines where they have one', () => {
  const problems = [
    {file: 'docs/one.md', line: 1, message: 'of a text'},
    {file: 'src/data/plans.ts', line: 12, message: 'of <no> text'},
    {file: 'docs/a.png', line: 0, message: 'of a picture'},
  ];
  const $ = load(overview(desk([text('one')], {check: {running: false, problems}}), noFilter));
  expect(plain($('#live summary'))).toBe('2 problems in other files');
  expect(plainAll($, '#live details li')).toEqual([
    'src/data/plans.ts:12 of <no> text',
    'docs/a.png of a picture',
  ]);
  const noted = load(overview(desk([text('one')], {dates: {...dates, note: 'Without Git.'}}), noFilter));
  expect(plainAll(noted, '.notice')).toEqual(['Checked: nothing to mend.', 'Without Git.']);
});

test.each([
  ['current', 'The Italian translates the English text of now.'],
  ['stale', 'The English has changed since it was translated.'],
  ['missing', 'There is no Italian: readers get the English text.'],
  ['orphan', 'The English is gone: rename the Italian or delete it.'],
] as const)('the page of a text says what %s means', (state, sentence) => {
  const $ = load(textPage(text('one', {state}), desk([]), {}));
  expect(plain($('h1'))).toBe('one');
  expect(plain($('.marks + p'))).toBe(sentence);
  expect($('form, section, #live h2, [role=status] + h2')).toHaveLength(0);
});

test('the page of a text shows both files, its page, what was said, and what is wrong with it', () => {
  const problems = [{file: 'it/one.md', line: 3, message: 'a dead link'}];
  const check = {
    running: false,
    problems: [...problems, {file: 'docs/two.md', line: 1, message: 'not here'}],
  };
  const known = desk([], {check, pageOf: (file) => (file === 'it/one.md' ? '/it/one' : '/one')});
  const $ = load(textPage(text('one', {binding: true}), known, {said: 'Stamped.'}));
  expect(plain($('.marks + .notice'))).toBe('Stamped.');
  expect(plain($('.notice + p'))).toBe(
    'The Italian translates the English text of now. It states prices or terms: the site is not built while it is stale or missing.',
  );
  expect(plainAll($, 'dl > div')).toEqual([
    'English docs/one.md1,234 words, 1 Mar 2026',
    'Italian it/one.md5 words, 1 Mar 2026',
    'Page /it/one',
  ]);
  expect($('dd a').attr('href')).toBe('/it/one');
  expect(plain($('#live h2'))).toBe('1 problem');
  expect(plainAll($, '.problems li')).toEqual(['it/one.md:3 a dead link']);
  const english = load(
    textPage(
      text('one', {language: '', translation: ''}),
      desk([], {pageOf: (file) => (file ? '/one' : undefined)}),
      {},
    ),
  );
  expect(plainAll(english, 'dl > div')).toEqual(['English docs/one.md1,234 words, 1 Mar 2026', 'Page /one']);
  expect(plain(english('.marks'))).toBe('');
});

test('changed parts are open beside their translation, the others are folded, and a form stamps what was seen', () => {
  const section = {
    heading: 'Fees <1>',
    english: [
      {kind: 'same' as const, text: 'Pay '},
      {kind: 'removed' as const, text: 'three'},
      {kind: 'added' as const, text: 'four'},
    ],
    translation: 'Paga tre',
    changed: true,
  };
  const $ = load(
    textPage(text('one', {state: 'stale'}), desk([]), {
      changes: {
        sections: [section, {...section, heading: 'Rest', changed: false}],
        note: 'Nothing is marked.',
      },
      stamp: {token: 't1', hash: 'h1'},
    }),
  );
  expect(plain($('main, #live ~ .notice').last())).toBe('Nothing is marked.');
  expect(plain($('section > h2'))).toBe('Fees <1>');
  expect($('section pre').first().html()).toBe('Pay <del>three</del><ins>four</ins>');
  expect($('section [lang=it] pre').text()).toBe('Paga tre');
  expect(plainAll($, 'section h3')).toEqual(['English', 'Italian']);
  expect(plain($('details summary'))).toBe('Rest unchanged');
  expect($('details .pair')).toHaveLength(1);
  expect($('form.stamp').attr('action')).toBe('/desk/stamp');
  expect($('form.stamp').attr('method')).toBe('post');
  expect(
    $('form.stamp input')
      .get()
      .map((each) => [$(each).attr('name'), $(each).attr('value')]),
  ).toEqual([
    ['file', 'docs/one.md'],
    ['token', 't1'],
    ['hash', 'h1'],
  ]);
  expect(plain($('form.stamp button'))).toBe('Stamp the Italian as current');
  expect(plain($('form.stamp small'))).toContain('writes sourceHash into the Italian file and nothing else');
});
