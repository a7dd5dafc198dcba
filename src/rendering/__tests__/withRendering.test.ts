import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {withRendering} from '..';
import {pageTemplate} from '../template';

const config = {title: 'Site', url: 'https://a.example', baseUrl: '/'};
const options = {inert: ['members']};
const preset: [string, object] = [path.join(__dirname, '../preset.ts'), options];

it.each<[string, Partial<Config>, Partial<Config>]>([
  ['nothing else', {}, {future: {faster: {mdxCrossCompilerCache: false}}, presets: [preset]}],
  [
    'options of the bundler and presets',
    {future: {v4: true, faster: {rspackBundler: true}}, presets: ['classic']},
    {
      future: {v4: true, faster: {rspackBundler: true, mdxCrossCompilerCache: false}},
      presets: [preset, 'classic'],
    },
  ],
  [
    'all options of the bundler at once',
    {future: {faster: true}},
    {future: {faster: {mdxCrossCompilerCache: false}}, presets: [preset]},
  ],
])('adds the template and its preset to a configuration with %s', (_, own, added) => {
  expect(withRendering({...config, ...own}, options)).toEqual({
    ...config,
    ssrTemplate: pageTemplate,
    ...added,
  });
  // What an environment variable says, the threads that render pages read.
  expect(process.env.SKIP_HTML_MINIFICATION).toBe('true');
});

it('refuses options that have no effect', () => {
  expect(() => withRendering({...config, tagline: 'Security'})).toThrow('tagline: nothing shows it');
});
