/** Cache of drawings and life cycle of the worker. `remarkDiagrams.test.ts` tests the drawings. */
import {cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type drawingOf} from '../drawing';
import {testFolder} from '../../../../../tests/testFolder';

const {folder} = testFolder();

/** Fake worker: returns the number of the diagram in its thread. Some words trigger other behaviour. */
const worker = `import {parentPort} from 'node:worker_threads';
import 'mermaid';
let number = 0;
parentPort.on('message', ({id, source}) => {
  if (source === 'break') throw new Error('out of memory');
  if (source === 'wait') return;
  const answer = source === 'wrong' ? {problem: 'Parse error'} : {drawing: {kind: 'any', svg: source + ++number}};
  setTimeout(() => parentPort.postMessage({id, ...answer}), source === 'late' ? 300 : 0);
});
`;

const packages = path.join(folder, 'packages');
/** Installs a package without code. */
function install(name: string, version: string): void {
  mkdirSync(path.join(packages, name), {recursive: true});
  writeFileSync(path.join(packages, name, 'index.js'), '');
  writeFileSync(path.join(packages, name, 'package.json'), JSON.stringify({name, version}));
}
install('mermaid', '11.0.0');
install('@fontsource/geist', '5.0.0');
symlinkSync(path.resolve('node_modules/esbuild'), path.join(packages, 'esbuild'));

let sites = 0;

/** Starts another build: a site with nothing but the drawing code. All builds share a cache. */
async function build(more: Readonly<Record<string, string>> = {}): Promise<typeof drawingOf> {
  const site = path.join(folder, `site-${(sites += 1)}`);
  for (const file of [
    'features/diagrams/plugin/drawing.ts',
    ...['cacheKey.ts', 'kept.cjs', 'oncePerBuild.ts'].map((name) => `rendering/${name}`),
  ]) {
    cpSync(path.join('src', file), path.join(site, 'src', file));
  }
  const code = path.join(site, 'src/features/diagrams/plugin/draw');
  mkdirSync(code);
  for (const [name, text] of Object.entries({'look.mjs': '', 'worker.mjs': worker, ...more})) {
    writeFileSync(path.join(code, name), text);
  }
  symlinkSync(packages, path.join(site, 'node_modules'));
  const own = (await import(path.join(site, 'src/features/diagrams/plugin/drawing.ts'))) as {
    drawingOf: typeof drawingOf;
  };
  return own.drawingOf;
}

it('takes the drawing of an earlier build, until what draws is another', async () => {
  const [first, second] = [await build(), await build()];
  const drawn = await Promise.all([first('a'), first('b'), first('a')]);
  expect(drawn.map(({svg}) => svg)).toEqual(['a1', 'b2', 'a1']);
  const place = path.join(packages, '.cache/portal/diagrams');
  expect(readdirSync(place)).toEqual([
    expect.stringMatching(/^[\da-f]{64}\.json$/),
    expect.stringMatching(/^[\da-f]{64}\.json$/),
  ]);
  expect(await second('b')).toEqual({kind: 'any', svg: 'b2'});
  const updated = await build();
  install('mermaid', '11.0.1');
  expect(await updated('b')).toEqual({kind: 'any', svg: 'b1'});
});

it('says of each diagram that waits what broke, and draws the next in another thread', async () => {
  const draw = await build();
  const lost = [draw('wait'), draw('break')];
  const said = await Promise.allSettled(lost);
  expect(said.map((it) => it.status === 'rejected' && String(it.reason))).toEqual([
    'Error: out of memory',
    'Error: out of memory',
  ]);
  expect(await draw('after')).toEqual({kind: 'any', svg: 'after1'});
});
