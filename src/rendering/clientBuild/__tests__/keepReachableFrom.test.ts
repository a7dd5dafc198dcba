import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Compiler, Configuration, Stats} from 'webpack';
import {KeepReachableFrom} from '../keepReachableFrom';
import {testFolder} from '../../../../tests/testFolder';

// The bundler that Docusaurus depends on.
const {CopyRspackPlugin, rspack} = createRequire(require.resolve('@docusaurus/faster'))('@rspack/core') as {
  CopyRspackPlugin: new (options: object) => {apply(compiler: Compiler): void};
  rspack: (configuration: Configuration, done: (error: Error | null, stats: Stats) => void) => void;
};

const {folder, write, clear} = testFolder();
beforeEach(() => {
  clear();
  write('pages.js', "import './page.png'; import('./lazyPage.js');");
  write('lazyPage.js', "console.log('a page');");
  write('islands.js', "import('./island.js');");
  write('static/theirs.js');
  write('page.png');
});

/** Builds two entries as the build for browsers does. Returns the written files. */
async function build(entry = 'islands', concatenateModules = false): Promise<string[]> {
  const configuration = {
    mode: 'production',
    context: folder,
    entry: {pages: './pages.js', islands: './islands.js'},
    output: {path: path.join(folder, 'out'), assetModuleFilename: '[name][ext]'},
    optimization: {concatenateModules, chunkIds: 'named', minimize: false},
    module: {rules: [{test: /\.png$/, type: 'asset/resource'}]},
    plugins: [
      new CopyRspackPlugin({patterns: [{from: 'static/theirs.js', to: 'theirs.js'}]}),
      new KeepReachableFrom(entry),
    ],
  } as Configuration;
  const {errors = []} = await new Promise<ReturnType<Stats['toJson']>>((resolve, reject) => {
    rspack(configuration, (error, stats) =>
      error ? reject(error) : resolve(stats.toJson({all: false, errors: true})),
    );
  });
  if (errors[0]) {
    throw new Error(errors[0].message);
  }
  return readdirSync(path.join(folder, 'out')).sort();
}

it('writes scripts that the entry needs, sooner or later, and all other files', async () => {
  write('island.js', "console.log('an island');");
  expect(await build()).toEqual(['island_js.js', 'islands.js', 'page.png', 'theirs.js']);
});

it.each([
  ['@docusaurus/core/lib/client/Link.js', true],
  ['react-router-dom/index.js', true],
  ['@docusaurus/utils/index.js', false],
  ['react-router-hash/index.js', false],
])('where an island reaches %s, stopping is %p', async (file, stops) => {
  write(`node_modules/${file}`, 'export const used = 1; console.log(used);');
  write('other.js', 'export const other = 2;');
  write(
    'island.js',
    `import {other} from './other.js'; import {used} from './node_modules/${file}'; console.log(used, other);`,
  );
  // With and without module concatenation.
  for (const concatenate of [false, true]) {
    const built = build('islands', concatenate);
    await (stops
      ? expect(built).rejects.toThrow(
          `An island reaches ${path.join(folder, 'node_modules', file)}, which needs Docusaurus around it and fails in the browser: islands have no router. Use a plain link or element instead (npm run lint names the import).`,
        )
      : expect(built).resolves.toContain('island_js.js'));
  }
});
