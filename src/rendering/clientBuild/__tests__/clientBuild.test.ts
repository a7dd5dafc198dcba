import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {dependCacheOn, ForgetChangedFiles} from '../../bundlerCache';
import {clientBuild, configureNames} from '..';
import {nameVariablesAlike} from '../stableNames';

const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
afterAll(() => rmSync(folder, {recursive: true}));
const context = {siteDir: '/site', generatedFilesDir: folder} as LoadContext;

const rules = () => [
  {test: /\.(?:woff2?)$/, use: [{options: {name: '[name]-[hash].[ext]'}}]},
  {test: /\.css$/i, exclude: /\.module\.css$/, use: 'plain'},
  {test: /\.module\.css$/i, use: 'modules'},
  {test: /\.png$/, use: [{options: {limit: 10000}}]},
];
const configure = (list: object[]) => {
  configureNames(context)({module: {rules: list}} as never, false, {
    getStyleLoaders: () => ['ours'] as never,
  });
  return list;
};

it('shortens the names of fonts and classes', () => {
  const [fonts, plain, modules] = configure(rules());
  expect(fonts).toHaveProperty('use.0.options.name', 'assets/fonts/[contenthash:8].[ext]');
  expect(plain).toHaveProperty('use', 'plain');
  expect(modules).toHaveProperty('use', ['ours']);
});

it.each([
  [0, 'The bundler has no rule for a.woff2 alone'],
  [2, 'The bundler has no rule for a.module.css alone'],
  [3, 'The bundler has no rule for a.png alone'],
])('says so where rule %i is gone', (index, message) => {
  expect(() => configure(rules().filter((_, at) => at !== index))).toThrow(message);
});

it('says so where the loader of fonts has no option for names', () => {
  const [, ...others] = rules();
  expect(() => configure([{test: /\.woff2$/, use: [{loader: 'x'}]}, ...others])).toThrow(
    'The loader of fonts has no option for their names',
  );
});

it('keeps small pictures in files of their own', () => {
  expect(configure(rules())[3]).toHaveProperty('use.0.options.limit', false);
  const others = rules().slice(0, 3);
  expect(() => configure([...others, {test: /\.png$/, use: [{loader: 'x'}]}])).toThrow(
    'The loader of pictures has no option for their size',
  );
});

it('says so where the registry of routes is elsewhere', () => {
  expect(() => clientBuild(context)).toThrow('The registry of routes is not');
  writeFileSync(path.join(folder, 'registry.js'), '');
  expect(() => clientBuild(context)).not.toThrow();
});

it('lets variables have their names whatever letters are frequent', () => {
  const options = {minimizerOptions: {mangle: true as unknown}};
  const minimizer = [{name: 'SwcJsMinimizerRspackPlugin', _args: [options]}];
  nameVariablesAlike({optimization: {minimize: true, minimizer}} as never);
  expect(options.minimizerOptions.mangle).toEqual({disableCharFreq: true});
  expect(() => nameVariablesAlike({optimization: {minimize: true, minimizer: []}})).toThrow(
    'The bundler has no SwcJsMinimizerRspackPlugin with options',
  );
  expect(() => nameVariablesAlike({optimization: {minimize: false}})).not.toThrow();
});

it.each([
  ['Rspack 1', (cache: object) => ({cache: true, experiments: {cache}})],
  ['Rspack 2', (cache: object) => ({cache})],
])('makes the cache of %s depend on code of the build', (_, configured) => {
  const buildDependencies: string[] = [];
  const cache = {type: 'persistent', buildDependencies, version: 'it-1'};
  dependCacheOn(configured(cache) as never, [path.join(__dirname, '..')], '/portal/it/', '/nowhere');
  expect(buildDependencies).toContain(path.join(__dirname, '../componentsOnly.cjs'));
  // Style sheets hold the addresses of fonts.
  expect(cache.version).toBe('it-1-/portal/it/');
});

describe('a file that is saved while a build runs', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'changed-'));
  afterAll(() => rmSync(siteDir, {recursive: true}));
  const file = path.join(siteDir, 'a.css');

  /** A build that reads the file and a module, and in which something happens. */
  function build(happens: () => void): void {
    const hooks: Record<string, (stats?: object) => void> = {};
    const hook = (name: string) => ({tap: (_: string, call: () => void) => (hooks[name] = call)});
    new ForgetChangedFiles(siteDir).apply({hooks: {run: hook('run'), done: hook('done')}} as never);
    hooks.run!();
    happens();
    const module = path.join(siteDir, 'node_modules/b/b.css');
    hooks.done!({compilation: {fileDependencies: new Set([file, module, path.join(siteDir, 'gone.css')])}});
  }
  function versionOf(): string {
    const cache = {type: 'persistent', buildDependencies: [], version: '1'};
    dependCacheOn({cache} as never, [], '/', siteDir);
    return cache.version;
  }
  const inAMinute = () => new Date(Date.now() + 60_000);

  it('has the next build read everything anew, and no build after that', () => {
    mkdirSync(path.join(siteDir, 'node_modules/b'), {recursive: true});
    writeFileSync(path.join(siteDir, 'node_modules/b/b.css'), '');
    writeFileSync(file, '');
    utimesSync(file, new Date(0), new Date(0));
    utimesSync(path.join(siteDir, 'node_modules/b/b.css'), inAMinute(), inAMinute());
    build(() => undefined);
    const before = versionOf();
    build(() => utimesSync(file, inAMinute(), inAMinute()));
    const after = versionOf();
    expect(after).not.toBe(before);
    utimesSync(file, new Date(0), new Date(0));
    build(() => undefined);
    expect(versionOf()).toBe(after);
  });
});

it('says so where the cache does not name what it depends on', () => {
  expect(() => dependCacheOn({cache: {type: 'persistent'}} as never, [], '/', '/nowhere')).toThrow(
    'The cache of the bundler does not say what it depends on',
  );
  expect(() => dependCacheOn({cache: false}, [], '/', '/nowhere')).not.toThrow();
});
