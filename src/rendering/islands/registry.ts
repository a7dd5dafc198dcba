import type {Island} from './createDefineIsland';
import {islandName} from './islandName';

/** All modules that define an island, each in its own chunk. */
const modules = import.meta.webpackContext('../..', {
  recursive: true,
  regExp: /\.island\.tsx$/,
  mode: 'lazy',
});

const files = new Map(modules.keys().map((file) => [islandName(file), file]));

/** Loads an island. Throws if the chunk fails to load or no island has the name. */
export async function loadIsland(name: string): Promise<Island> {
  const file = files.get(name);
  if (!file) {
    throw new Error(`There is no island "${name}".`);
  }
  return ((await modules(file)) as {default: Island}).default;
}
