import type {LoadedPlugin} from '@docusaurus/types';
import {changedInside} from './reliance';

/**
 * Tells when all other plugins have done what they do after a build. Docusaurus calls `postBuild` of all plugins at once,
 * in their order; the plugin that asks stands first, so that it is asked before any other begins.
 *
 * @param plugins all plugins, as `postBuild` gets them
 * @param own name of the plugin that asks
 * @returns waits for the others
 * @throws Error where another plugin has begun already
 */
export function watchOthers(plugins: readonly LoadedPlugin[], own: string): () => Promise<void> {
  const [first, ...others] = plugins.filter(({postBuild}) => postBuild);
  if (first?.name !== own) {
    throw changedInside(`The plugin "${first?.name}" works on the built pages before "${own}" does`);
  }
  const begun = new Map<LoadedPlugin, Promise<unknown>>();
  for (const plugin of others) {
    const {postBuild} = plugin;
    plugin.postBuild = (locale) => {
      const work = Promise.resolve(postBuild?.(locale));
      begun.set(plugin, work);
      return work as Promise<void>;
    };
  }
  return async () => {
    // Docusaurus goes on to the others once this one waits.
    await Promise.resolve();
    const idle = others.find((plugin) => !begun.has(plugin));
    if (idle) {
      throw changedInside(
        `The plugin "${idle.name}" has not begun its work on the built pages with the others`,
      );
    }
    await Promise.all(begun.values());
  };
}
