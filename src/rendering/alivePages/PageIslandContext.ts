import {type ComponentType, createContext} from 'react';
import type {When} from '../../components/islands/IslandFrame';

/** A page that React takes over below the layout. */
interface PageIsland {
  readonly name: string;
  readonly when: When;
  /** Its properties, as `writeProps` has written them. */
  readonly text: string;
  readonly Page: ComponentType<object>;
}

/** The page around the layout that is rendered; 'inside' in the island itself, where there is no layout. */
export const PageIslandContext = createContext<PageIsland | 'inside' | undefined>(undefined);
