import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type DeskProblem, problemKeeper} from '../problems';

const problem = (message: string): DeskProblem => ({file: 'docs/a.md', line: 1, message});

/** A keeper whose runs end when the test says so. */
function keeperOf() {
  const runs: {end: (problems: readonly DeskProblem[]) => void; fail: (reason: string) => void}[] = [];
  const changed = jest.fn();
  const keeper = problemKeeper('/site', changed, (siteDir) => {
    expect(siteDir).toBe('/site');
    return new Promise((resolve, reject) =>
      runs.push({end: resolve, fail: (reason) => reject(new Error(reason))}),
    );
  });
  return {...keeper, runs, changed};
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('looks for problems once, however often somebody asks, and keeps what it found', async () => {
  const {look, runs, changed} = keeperOf();
  expect(look()).toEqual({running: true});
  expect(look()).toEqual({running: true});
  expect(runs).toHaveLength(1);
  expect(changed).not.toHaveBeenCalled();
  runs[0]!.end([problem('first')]);
  await settled();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(look()).toEqual({running: false, problems: [problem('first')]});
  expect(runs).toHaveLength(1);
});

test('looks again when a text has changed, and shows the old problems until the new ones are there', async () => {
  const {look, forget, runs} = keeperOf();
  look();
  // While a run goes on, a change does not begin another.
  forget();
  look();
  expect(runs).toHaveLength(1);
  runs[0]!.end([problem('first')]);
  await settled();
  expect(look()).toEqual({running: true, problems: [problem('first')]});
  runs[1]!.end([]);
  await settled();
  expect(look()).toEqual({running: false, problems: []});
});

test('says why a run gave nothing, keeps what was known, and forgets the reason with the next run', async () => {
  const {look, forget, runs, changed} = keeperOf();
  look();
  runs[0]!.end([problem('first')]);
  await settled();
  forget();
  look();
  runs[1]!.fail('no disk');
  await settled();
  expect(changed).toHaveBeenCalledTimes(2);
  expect(look()).toEqual({running: false, problems: [problem('first')], failure: 'no disk'});
  forget();
  look();
  runs[2]!.end([]);
  await settled();
  expect(look()).toEqual({running: false, problems: []});
});

describe('the command of the site', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'problems-'));
    mkdirSync(path.join(siteDir, 'scripts/check-content'), {recursive: true});
  });
  afterEach(() => rmSync(siteDir, {recursive: true}));

  /** What the keeper knows when a command with this code has ended. */
  async function checkedBy(code: string) {
    writeFileSync(path.join(siteDir, 'scripts/check-content/cli.mjs'), code);
    const {look} = await new Promise<ReturnType<typeof problemKeeper>>((resolve) => {
      const keeper = problemKeeper(siteDir, () => resolve(keeper));
      keeper.look();
    });
    return look();
  }

  test('is run in the site, for all languages, and may say something before its list', async () => {
    process.env.DOCUSAURUS_CURRENT_LOCALE = 'it';
    try {
      const found = await checkedBy(`
        const {env, argv} = process;
        console.log('[WARNING] something else');
        console.log(JSON.stringify([{file: process.cwd(), line: 0, message: [argv[2], env.NODE_ENV, env.DOCUSAURUS_CURRENT_LOCALE].join()}]));
        process.exitCode = 1;`);
      expect(found).toEqual({
        running: false,
        problems: [{file: siteDir, line: 0, message: '--json,development,'}],
      });
    } finally {
      delete process.env.DOCUSAURUS_CURRENT_LOCALE;
    }
  });

  test('may find nothing', async () => {
    expect(await checkedBy('console.log("[]")')).toEqual({running: false, problems: []});
  });

  test.each(['throw new Error("broken")', 'console.log("text [] in a line")'])(
    'is not believed when it prints no list: %s',
    async (code) => {
      expect(await checkedBy(code)).toEqual({
        running: false,
        failure: 'npm run check:content stopped; run it in a terminal to see why.',
      });
    },
  );
});
