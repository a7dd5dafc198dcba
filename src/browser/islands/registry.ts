import type {Island} from '@site/src/components/islands/defineIsland';
import {islandName} from '@site/src/lib/islandName';

/** Every module that defines an island, each in a chunk of its own. */
const modules = import.meta.webpackContext('../..', {
  recursive: true,
  regExp: /\.island\.tsx$/,
  mode: 'lazy',
});

const files = new Map(modules.keys().map((file) => [islandName(file), file]));

/**
 * Loads an island.
 *
 * @throws Error where it does not come, or there is none of that name
 */
export async function loadIsland(name: string): Promise<Island> {
  const file = files.get(name);
  if (!file) {
    throw new Error(`There is no island "${name}".`);
  }
  return ((await modules(file)) as {default: Island}).default;
}
