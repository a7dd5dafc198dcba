import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import thirdParties from '..';
import {thirdParties as list} from '../../../data/thirdParties';

jest.mock('../../../data/thirdParties', () => ({thirdParties: []}));
jest.mock('../../../browser/third-parties/toldParties', () => ({
  toldParties: (...facts: unknown[]) => facts,
}));
jest.mock('../../../browser/bundle', () => ({
  bundle: (...asked: unknown[]) => ({file: 'assets/js/a.js', code: JSON.stringify(asked)}),
}));

let dir: string;
const environment = process.env;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'third-parties-'));
});
afterEach(() => {
  process.env = environment;
  rmSync(dir, {recursive: true});
});

const party = {id: 'videos'};
function make(parties: readonly object[], NODE_ENV: string) {
  process.env = {...environment, NODE_ENV};
  (list as object[]).splice(0, list.length, ...parties);
  return thirdParties({
    baseUrl: '/it/',
    generatedFilesDir: path.join(dir, NODE_ENV),
    i18n: {defaultLocale: 'en', localeConfigs: {en: {baseUrl: '/'}}},
  } as unknown as LoadContext);
}
const load = async (plugin: ReturnType<typeof thirdParties>) => {
  const setGlobalData = jest.fn();
  await plugin.contentLoaded!({actions: {setGlobalData}} as never);
  return setGlobalData.mock.lastCall;
};
const serves = (plugin: ReturnType<typeof thirdParties>) =>
  plugin.configureWebpack!({}, false, {} as never, undefined);
const script = (folder: string) => path.join(dir, folder, 'assets/js/a.js');
const told = JSON.stringify([
  'third-parties/index.ts',
  {format: 'esm', define: {THIRD_PARTIES: [[party], '/']}},
]);

it('brings nothing where there are none', () => {
  expect(make([], 'production')).toEqual({name: 'third-parties'});
});

it('lays a script that knows them among the files of a build, and says where', async () => {
  const plugin = make([party], 'production');
  expect(plugin.name).toBe('third-parties');
  expect(await load(plugin)).toEqual([{script: '/it/assets/js/a.js'}]);
  expect(serves(plugin)).toEqual({});
  expect(existsSync(path.join(dir, 'production'))).toBe(false);
  await plugin.writeFiles!({outDir: path.join(dir, 'out')} as never, []);
  expect(readFileSync(script('out'), 'utf8')).toBe(told);
});

it('has it served in development', async () => {
  const plugin = make([party], 'development');
  await load(plugin);
  const directory = path.join(dir, 'development/third-parties-client');
  expect(serves(plugin)).toEqual({devServer: {static: [{publicPath: '/it/', directory}]}});
  expect(readFileSync(script('development/third-parties-client'), 'utf8')).toBe(told);
});
