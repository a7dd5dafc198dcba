import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {layoutLeftOut} from '../../alivePages';
import {clientBuild, configureNames, islandsEntry} from '..';
import {KeepReachableFrom} from '../keepReachableFrom';
import {nameVariablesAlike} from '../stableNames';

const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
afterAll(() => rmSync(folder, {recursive: true}));
const context = {siteDir: '/site', generatedFilesDir: folder} as LoadContext;

/** Those of Docusaurus are among others, which are for these files too. */
const rules = () => [
  {test: /\.(?:woff2?)$/, use: [{options: {name: '[name]-[hash].[ext]'}}]},
  {test: /\.css$/i, exclude: /\.module\.css$/, use: 'plain'},
  {test: /\.module\.css$/i, use: 'modules'},
  {test: /\.png$/, use: [{options: {limit: 10000}}]},
];
const all = () => [{resource: /./}, {test: /\.(?:css|png|woff2)$/, use: 'all'}, ...rules()];
const getStyleLoaders = jest.fn(() => ['ours']);
const configure = (list: object[], isServer = false) => {
  configureNames(context)({module: {rules: list}} as never, isServer, {getStyleLoaders} as never);
  return list;
};

it.each([true, false])('shortens names and keeps pictures apart, on the server: %p', (isServer) => {
  expect(configure(all(), isServer)).toEqual([
    ...all().slice(0, 2),
    {...rules()[0], use: [{options: {name: 'assets/fonts/[contenthash:8].[ext]'}}]},
    rules()[1],
    {...rules()[2], use: ['ours']},
    // Small ones too.
    {...rules()[3], use: [{options: {limit: false}}]},
  ]);
  const getLocalIdent = expect.any(Function) as object;
  expect(getStyleLoaders).toHaveBeenLastCalledWith(isServer, {
    modules: {getLocalIdent, exportOnlyLocals: isServer},
    importLoaders: 1,
  });
});

it.each([
  [0, 'The bundler has no rule for a.woff2 alone'],
  [2, 'The bundler has no rule for a.module.css alone'],
  [3, 'The bundler has no rule for a.png alone'],
])('says so where rule %i is gone', (index, message) => {
  expect(() => configure(rules().filter((_, at) => at !== index))).toThrow(message);
});

it.each([
  [0, 'The loader of fonts has no option for their names'],
  [3, 'The loader of pictures has no option for their size'],
])('says so where the loader of rule %i has another form', (index, message) => {
  for (const use of [[], [{loader: 'x'}], [{options: {}}]]) {
    expect(() => configure(rules().map((rule, at) => (at === index ? {...rule, use} : rule)))).toThrow(
      message,
    );
  }
});

it('says so where there are no rules', () => {
  expect(() => configureNames(context)({}, false, {getStyleLoaders} as never)).toThrow(
    'The bundler has no rule',
  );
});

it('makes of the build for browsers what pages take from it', () => {
  expect(() => clientBuild(context)).toThrow(
    `The registry of routes is not ${path.join(folder, 'registry.js')}`,
  );
  writeFileSync(path.join(folder, 'registry.js'), '');
  const inFolder = (file: string) => path.join(__dirname, '..', file);
  expect(clientBuild(context)).toEqual({
    mergeStrategy: {entry: 'replace'},
    entry: {pages: inFolder('pageStyles.ts'), islands: {import: islandsEntry, runtime: false}},
    module: {
      rules: [
        layoutLeftOut,
        {
          test: path.join(folder, 'registry.js'),
          loader: inFolder('componentsOnly.cjs'),
          options: {siteDir: '/site'},
        },
        {resource: /\.mdx?$/, enforce: 'post', loader: inFolder('filesOnly.cjs')},
      ],
    },
    optimization: {moduleIds: 'named', chunkIds: 'named'},
    plugins: [new KeepReachableFrom('islands')],
  });
  expect(
    [islandsEntry, inFolder('componentsOnly.cjs'), inFolder('filesOnly.cjs')].filter(
      (file) => !existsSync(file),
    ),
  ).toEqual([]);
});

it('lets variables have their names whatever letters are frequent', () => {
  const options = {minimizerOptions: {mangle: true as unknown}};
  const minimizer = [
    {name: 'Other', _args: [{minimizerOptions: {}}]},
    {name: 'SwcJsMinimizerRspackPlugin', _args: [options]},
  ];
  nameVariablesAlike({optimization: {minimize: true, minimizer}} as never);
  expect(options.minimizerOptions.mangle).toEqual({disableCharFreq: true});
  expect(minimizer[0]?._args).toEqual([{minimizerOptions: {}}]);
});

it.each([[[]], [undefined], [[{name: 'SwcJsMinimizerRspackPlugin'}]]])(
  'says so where the minimizer has another form: %j',
  (minimizer) => {
    expect(() => nameVariablesAlike({optimization: {minimize: true, minimizer}} as never)).toThrow(
      'The bundler has no SwcJsMinimizerRspackPlugin with options',
    );
  },
);

it.each([{}, {optimization: {minimize: false}}])('needs no minimizer with %j', (config) => {
  expect(() => nameVariablesAlike(config)).not.toThrow();
});
