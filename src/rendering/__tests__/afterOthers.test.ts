import type {LoadedPlugin} from '@docusaurus/types';
import {watchOthers} from '../afterOthers';

type Work = (locale: never) => Promise<void>;
const plugin = (name: string, postBuild?: Work) => ({name, postBuild}) as unknown as LoadedPlugin;

/** Calls all plugins as Docusaurus does: concurrently, in their order. */
const locale = {};
const callAll = (plugins: readonly LoadedPlugin[]) =>
  Promise.all(plugins.map(async ({postBuild}) => postBuild?.(locale as never)));

it('waits for all others', async () => {
  const done: string[] = [];
  const work = (name: string, ms: number) => async (given: object) => {
    expect(given).toBe(locale);
    await new Promise((resolve) => setTimeout(resolve, ms));
    done.push(name);
  };
  const plugins = [
    plugin('own', async () => {
      const othersAreDone = watchOthers(plugins, 'own');
      await othersAreDone();
      done.push('own');
    }),
    plugin('without'),
    plugin('twice', work('slow', 20)),
    // A second instance has the same name.
    plugin('twice', work('quick', 1)),
  ];
  await callAll(plugins);
  // The others may end in any order.
  expect(done).toHaveLength(3);
  expect(done.at(-1)).toBe('own');
});

it('passes on why another failed', async () => {
  const plugins: LoadedPlugin[] = [
    plugin('own', () => expect(watchOthers(plugins, 'own')()).rejects.toThrow('No sitemap.')),
    plugin('other', () => Promise.reject(new Error('No sitemap.'))),
  ];
  await expect(callAll(plugins)).rejects.toThrow('No sitemap.');
});

it('says so where another plugin comes first', () => {
  const own = plugin('own', async () => undefined);
  expect(() => watchOthers([plugin('idle'), own], 'own')).not.toThrow();
  const plugins = [plugin('early', async () => undefined), own];
  expect(() => watchOthers([], 'own')).toThrow('seems to have changed inside');
  expect(() => watchOthers(plugins, 'own')).toThrow(
    'The plugin "early" works on the built pages before "own" does.',
  );
});
