import type {ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {Alive} from '@site/src/rendering/islands/Alive';
import {IslandContext} from '@site/src/rendering/islands/IslandContext';
import {readProps} from '@site/src/rendering/islands/islandProps';

/** Resolves after hydration. */
export function hydrateAs(Part: ComponentType, element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <IslandContext at={element}>
        <Part {...readProps(element.dataset.props)} />
        <Alive tell={resolve} />
      </IslandContext>,
    );
  });
}
