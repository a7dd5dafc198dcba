/** `check.test.ts` runs the command on the portal's own texts; here is what it does with others. */
import {legalProblems, lockOf, sayProblem} from '../../../lib/legal/check';
import {publishVersion} from '../publish';
import {readTexts} from '../readTexts';
import {Site, textFile} from './site';

let site: Site;
beforeEach(() => {
  site = new Site();
  site.speak('it', 'complete');
  site.write(listFile, JSON.stringify({terms: [], dpa: []}));
});
afterEach(() => site.remove());

const listFile = 'legal/versions.json';
const first = '2026-01-01';
const next = '2027-03-01';
const english = (date: string) => `legal/terms/${date}.mdx`;
const italian = (date: string) => `i18n/it/legal/terms/${date}.mdx`;
const german = (date: string) => `i18n/de/legal/terms/${date}.mdx`;

const publish = (...args: string[]) => publishVersion(site.folder, args);
const list = () => JSON.parse(site.read(listFile)!) as Record<'terms' | 'dpa', {date: string}[]>;

/** What keeps the site from being built. */
const problems = async () => legalProblems(await readTexts(site.folder)).map(sayProblem);

/** Writes a version in English and Italian. */
function writeVersion(date: string, words = `Words of ${date}`): void {
  site.write(english(date), textFile('terms', {words}));
  site.write(italian(date), textFile('terms', {words: `Parole ${words}`}));
}

/** Says why nothing was published; the list is as it was. */
async function refusal(...args: string[]): Promise<string> {
  const before = site.read(listFile);
  const said = await publish(...args).then(
    (message) => `published: ${message}`,
    (error: Error) => error.message,
  );
  expect(site.read(listFile)).toBe(before);
  return said;
}

it.each([
  [[]],
  [['privacy', next, '2027-01-01']],
  [['terms', '2027-02-29', '2027-01-01']],
  [['terms', next]],
  [['terms', next, 'today']],
  [['terms', next, '2027-01-01', 'more']],
])('says how it is called where it is called with %j', async (args) => {
  writeVersion(next);
  expect(await refusal(...args)).toMatch(
    /^Usage: npm run legal:publish -- terms\|dpa DATE NOTICE-DAY, with days as 2026-12-31: .*/,
  );
});

it('locks every language of a version, the oldest version first, so that the site can be built', async () => {
  writeVersion(next);
  expect(await publish('terms', next, '2027-01-30')).toBe(
    'terms 2027-03-01 is published: legal/versions.json has its hash. Commit it with the texts.',
  );
  expect(await problems()).toEqual([]);
  writeVersion(first);
  await publish('terms', first, first);
  const {texts} = await readTexts(site.folder);
  const lock = (file: string) => lockOf(texts.find((it) => it.file === file)!);
  const whole = {
    terms: [
      {date: first, noticed: first, sha256: {en: lock(english(first)), it: lock(italian(first))}},
      {date: next, noticed: '2027-01-30', sha256: {en: lock(english(next)), it: lock(italian(next))}},
    ],
    dpa: [],
  };
  expect(new Set(whole.terms.flatMap(({sha256}) => Object.values(sha256))).size).toBe(4);
  expect(site.read(listFile)).toBe(`${JSON.stringify(whole, null, 2)}\n`);
  expect(await problems()).toEqual([]);
});

it('names the files of all languages that a version must have', async () => {
  const missing = () => refusal('terms', next, '2027-01-01');
  expect(await missing()).toBe(
    `There must be two files: legal/terms/${next}.mdx and i18n/it/legal/terms/${next}.mdx`,
  );
  site.speak('de', 'partial');
  site.write(english(next), textFile('terms'));
  expect(await missing()).toBe(`There must be two files: ${english(next)} and ${italian(next)}`);
  // Who has begun a translation wants it published.
  site.write(german(next), textFile('terms'));
  // That of another document or day is no help.
  site.write('i18n/it/legal/dpa/2027-03-01.mdx', textFile('dpa'));
  site.write(italian(first), textFile('terms'));
  expect(await missing()).toBe(
    `There must be 3 files: ${english(next)} and ${german(next)} and ${italian(next)}`,
  );
  site.speak('it', 'partial');
  expect(await refusal('dpa', '2028-01-01', '2027-01-01')).toBe(
    'There must be a file: legal/dpa/2028-01-01.mdx',
  );
});

it('adds a translation that comes later, and changes nothing of what was published', async () => {
  site.speak('de', 'partial');
  writeVersion(first);
  writeVersion(next);
  await publish('terms', first, first);
  await publish('terms', next, '2027-01-15');
  const before = list();
  site.write(german(next), textFile('terms', {words: 'Wörter'}));
  expect(await problems()).toEqual([
    `${german(next)}: translates a published version, and ${listFile} has no hash of it: npm run legal:publish -- terms ${next} 2027-01-15`,
  ]);
  // The day of the notice has been.
  await publish('terms', next, '2027-02-01');
  const [old, changed] = before.terms;
  expect(list()).toEqual({
    terms: [
      old,
      {...changed, sha256: {...(changed as {sha256?: object}).sha256, de: expect.any(String) as string}},
    ],
    dpa: [],
  });
  expect(await problems()).toEqual([]);
});

it('publishes nothing twice, and says how a correction is made', async () => {
  writeVersion(first);
  await publish('terms', first, first);
  writeVersion(first, 'Corrected');
  expect(await refusal('terms', first, first)).toMatch(
    /^terms 2026-01-01 is published already and stays as it is\. A correction of the English text is a new version\. A correction of a translation .*: take this version off legal\/versions\.json, publish it again/,
  );
  // Nor with a translation that is new.
  site.speak('de', 'partial');
  site.write(german(first), textFile('terms'));
  expect((await refusal('terms', first, first)).split('\n')).toEqual([
    expect.stringMatching(`^${english(first)}: was changed after it was published`),
    expect.stringMatching(`^${italian(first)}: was changed after it was published`),
  ]);
});

it('says once what is wrong with the version, and nothing of other texts', async () => {
  writeVersion(first);
  await publish('terms', first, first);
  // A draft of the other document without its underscore, and a file with another name.
  site.write('legal/dpa/2027-03-01.mdx', '# None');
  site.write('legal/terms/soon.mdx', '');
  writeVersion(next);
  site.write(english(next), textFile('terms', {parts: {'section-2': '2.2 See Article 99.'}}));
  const said = await refusal('terms', next, '2027-02-20');
  const line = site.read(english(next))!.split('\n').indexOf('2.2 See Article 99.') + 1;
  expect(said.split('\n')).toEqual([
    `${english(next)}:${line}: this paragraph should begin with its number, 2.1, and not with 2.2.`,
    `${english(next)}: paragraph 2.2 refers to Article 99, which this text does not have. Correct the number.`,
    `${italian(next)}: "section-2" lacks 2.2 and has 2.1 besides: it should have the same paragraphs as ${english(next)}.`,
    expect.stringMatching(
      `^${listFile}: terms ${next}: partners were told on 2027-02-20, 9 days before it takes effect\\.`,
    ),
  ]);
  writeVersion(next);
  await publish('terms', next, '2027-01-30');
  expect(list().terms.map(({date}) => date)).toEqual([first, next]);
});

it('does not write over a list that it cannot read', async () => {
  writeVersion(first);
  await publish('terms', first, first);
  writeVersion(next);
  const conflict = site.read(listFile)!.replace('"dpa"', '<<<<<<< HEAD\n"dpa"');
  site.write(listFile, conflict);
  expect(await refusal('terms', next, '2027-01-01')).toMatch(/^legal\/versions\.json: is no JSON: /);
  site.write(listFile, '{"terms": [{"date": "2026-01-01"}], "dpa": 1}');
  expect((await refusal('terms', next, '2027-01-01')).split('\n')).toEqual([
    expect.stringMatching(/^legal\/versions\.json: terms\.0\.noticed: /),
    expect.stringMatching(/^legal\/versions\.json: terms\.0\.sha256: /),
    expect.stringMatching(/^legal\/versions\.json: dpa: /),
  ]);
});
