import type {ComponentType, ReactNode} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {Alive} from './Alive';
import type {IslandSlots} from './contract';
import {IslandContext} from './IslandContext';
import {readProps} from './islandProps';
import type {Island} from './createDefineIsland';
import {islandName} from './islandName';
import {requireRootElement} from './requireRootElement';

/** All modules that define an island, each in its own chunk. */
const modules = import.meta.webpackContext('../..', {
  recursive: true,
  regExp: /\.island\.tsx$/,
  mode: 'lazy',
});

const files = new Map(modules.keys().map((file) => [islandName(file), file]));

/** Loads an island. Throws if the chunk fails to load or no island has the name. */
async function loadIsland(name: string): Promise<Island> {
  const file = files.get(name);
  if (!file) {
    throw new Error(`There is no island "${name}".`);
  }
  return ((await modules(file)) as {default: Island}).default;
}

/**
 * Starts the bundle of islands.
 *
 * @returns `hydrate` for `window.islands`, and `mount`, which renders an element into the page and returns a function
 * that renders it again
 * @throws Error if the page has no root element
 */
export function startIslands({Provider}: Pick<IslandSlots, 'Provider'>) {
  requireRootElement(document);
  return {
    async hydrate(element: HTMLElement, given?: ComponentType): Promise<void> {
      const Part = given ?? (await loadIsland(element.dataset.island ?? '')).Part;
      return new Promise((resolve) => {
        hydrateRoot(
          element,
          <IslandContext Provider={Provider} at={element}>
            <Part {...readProps(element.dataset.props)} />
            <Alive tell={resolve} />
          </IslandContext>,
        );
      });
    },
    mount(part: ReactNode): (part: ReactNode) => void {
      const root = createRoot(document.body.appendChild(document.createElement('div')));
      const render = (next: ReactNode) =>
        root.render(<IslandContext Provider={Provider}>{next}</IslandContext>);
      render(part);
      return render;
    },
  };
}
