import {type ComponentType, createContext} from 'react';
import type {When} from '../islands/IslandFrame';

/** A page that hydrates below the layout. */
interface PageIsland {
  readonly name: string;
  readonly when: When;
  /** Props as serialized by `writeProps`. */
  readonly text: string;
  readonly Page: ComponentType<object>;
}

/** The page around the rendered layout; 'inside' within the island, which has no layout. */
export const PageIslandContext = createContext<PageIsland | 'inside' | undefined>(undefined);
