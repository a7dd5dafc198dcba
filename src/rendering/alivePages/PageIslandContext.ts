import {type ComponentType, createContext} from 'react';
import type {IslandSlots} from '../islands/contract';
import type {When} from '../islands/IslandFrame';

/** A page that hydrates below the layout. */
export interface PageIsland {
  readonly name: string;
  readonly when: When;
  /** Props as serialized by `writeProps`. */
  readonly text: string;
  readonly Page: ComponentType<object>;
  readonly slots: IslandSlots;
}

/** The page around the rendered layout; 'inside' within the island, which has no layout. */
export const PageIslandContext = createContext<PageIsland | 'inside' | undefined>(undefined);
