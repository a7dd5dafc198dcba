import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {legalProblems, lockOf, sayProblem} from '../../model/check';
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

const problems = async () => legalProblems(await readTexts(site.folder)).map(sayProblem);

function writeVersion(date: string, words = `Words of ${date}`): void {
  site.write(english(date), textFile('terms', {words}));
  site.write(italian(date), textFile('terms', {words: `Parole ${words}`}));
}

/** Returns the reason why nothing was published. The list is unchanged. */
async function refusal(...args: string[]): Promise<string> {
  const before = site.read(listFile);
  const said = await publish(...args).then(
    (message) => `published: ${message}`,
    (error: Error) => error.message,
  );
  expect(site.read(listFile)).toBe(before);
  return said;
}

it.each([[['terms', '2027-02-29', '2027-01-01']], [['terms', next]], [['terms', next, 'today']]])(
  'says how it is called where it is called with %j',
  async (args) => {
    writeVersion(next);
    expect(await refusal(...args)).toMatch(
      /^Usage: npm run legal:publish -- terms\|dpa DATE NOTICE-DAY, with days as 2026-12-31: .*/,
    );
  },
);

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
  // The day of the notice is in the past.
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
  // Nor with a new translation.
  site.speak('de', 'partial');
  site.write(german(first), textFile('terms'));
  expect((await refusal('terms', first, first)).split('\n')).toEqual([
    expect.stringMatching(`^${english(first)}: was changed after it was published`),
    expect.stringMatching(`^${italian(first)}: was changed after it was published`),
  ]);
});

it('fails as a command where it publishes nothing', () => {
  const command = [
    path.resolve('node_modules/tsx/dist/cli.mjs'),
    path.resolve('src/features/legal/plugin/cli.ts'),
  ];
  const {status, stdout, stderr} = spawnSync(process.execPath, [...command, 'terms', next], {
    cwd: site.folder,
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^Usage: /)]);
});
