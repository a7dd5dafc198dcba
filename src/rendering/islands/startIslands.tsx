import type {ComponentType, ReactNode} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {Alive} from './Alive';
import type {IslandSlots} from './contract';
import {IslandContext} from './IslandContext';
import {readProps} from './islandProps';
import {loadIsland} from './registry';
import {requireRootElement} from './requireRootElement';

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
