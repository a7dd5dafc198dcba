import type {ComponentType, ReactNode} from 'react';

/** What the bundle of islands offers to scripts. The site may extend it. */
export interface Islands {
  /** Hydrates a `[data-island]`, with the island of that name unless `Part` is given. Rejects if its chunk fails to load. */
  hydrate: (island: HTMLElement, Part?: ComponentType) => Promise<void>;
}

declare global {
  interface Window {
    /** Set by the bundle once loaded. */
    islands?: Islands;
  }
}

/** Parts of the site in and around islands. */
export interface IslandSlots {
  /** A hidden alert for islands that fail to load, with a button `[data-island-retry]`. */
  readonly Failure: ComponentType;
  /** Provides the site's contexts in the browser, where islands have no app around them. */
  readonly Provider: ComponentType<ProviderProps>;
  /** Hook that reads the site's contexts of a page. Returns a function that provides them to a separate rendering. */
  readonly useContexts: () => (inside: ReactNode) => ReactNode;
}

export interface ProviderProps {
  /** Element that contains the island; the document element for islands without HTML. */
  at?: Element;
  children: ReactNode;
}
