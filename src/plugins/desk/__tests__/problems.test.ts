import {type DeskProblem, problemKeeper} from '../problems';
import {testFolder} from '../../../../tests/testFolder';

const {folder: siteDir, write} = testFolder();
const [first, second] = ['first', 'second'].map((message) => ({file: 'docs/a.md', line: 1, message}));

it('looks once for each change, and shows the old problems until the new ones are there', async () => {
  const runs: {end: (problems: readonly DeskProblem[]) => void; fail: (error: Error) => void}[] = [];
  const run = () =>
    new Promise<readonly DeskProblem[]>((resolve, reject) => runs.push({end: resolve, fail: reject}));
  const {look, forget} = problemKeeper(siteDir, () => undefined, run);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  expect([look(), look()]).toEqual([{running: true}, {running: true}]);
  // While a run goes on, a change does not begin another.
  forget();
  look();
  expect(runs).toHaveLength(1);
  runs[0]!.end([first!]);
  await settled();
  expect(look()).toEqual({running: true, problems: [first]});
  runs[1]!.fail(new Error('no disk'));
  await settled();
  expect(look()).toEqual({running: false, problems: [first], failure: 'no disk'});
  forget();
  look();
  runs[2]!.end([second!]);
  await settled();
  expect(look()).toEqual({running: false, problems: [second]});
});

it.each([
  ['console.log("said before");console.log("[]");process.exitCode = 1', {problems: []}],
  ['console.log("text [] in a line")', {failure: expect.stringContaining('run it in a terminal') as string}],
])('reads the list that the command of the site prints: %s', async (code, known) => {
  write('scripts/check-content/cli.mjs', code);
  const {look} = await new Promise<ReturnType<typeof problemKeeper>>((resolve) => {
    const keeper = problemKeeper(siteDir, () => resolve(keeper));
    keeper.look();
  });
  expect(look()).toEqual({running: false, ...known});
});
