import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import pictures from '..';
import {faultsError} from '../../../lib/textErrors';
import {pictureFault} from '../pictureFault';

const environment = process.env;
afterEach(() => {
  process.env = environment;
});

it.each([
  ['production', false, {encode: true, emit: true}],
  ['production', true, {encode: true, emit: false}],
  ['development', false, {encode: false, emit: true}],
])('in %s, for the server: %p, pictures come with %j', (NODE_ENV, isServer, how) => {
  process.env = {...environment, NODE_ENV};
  const {name, configureWebpack} = pictures({siteDir: '/site', baseUrl: '/it/'} as LoadContext);
  expect(name).toBe('pictures');
  const {module} = configureWebpack!({}, isServer, {} as never, undefined) as {
    module: {rules: {options: {errorOf: (cause: Error) => Error}}[]};
  };
  expect(module.rules).toEqual([
    {
      resourceQuery: /^\?picture$/,
      enforce: 'post',
      loader: path.resolve(__dirname, '../loader.cjs'),
      options: {
        ...how,
        baseUrl: '/it/',
        cacheDir: path.normalize('/site/node_modules/.cache/portal/pictures'),
        errorOf: expect.any(Function) as unknown,
      },
    },
  ]);
  const cause = new Error('No picture.');
  expect(module.rules[0]!.options.errorOf(cause)).toEqual(faultsError([pictureFault(cause)]));
});
