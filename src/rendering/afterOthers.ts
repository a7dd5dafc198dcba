import type {LoadedPlugin} from '@docusaurus/types';
import {changedInside} from './reliance';

/**
 * Waits for the `postBuild` of all other plugins. Docusaurus calls `postBuild` of all plugins concurrently, in their
 * order. The calling plugin must be the first, so that it starts before any other.
 *
 * @throws Error if another plugin has started already
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
    // Docusaurus calls the others once this plugin awaits.
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
