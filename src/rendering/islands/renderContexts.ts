import {createContext} from 'react';

/**
 * True inside everything that React hydrates: islands, pages that declare themselves one, pages listed as inert.
 * Elsewhere, a component that needs React fails the build (src/rendering/state).
 */
export const AliveContext = createContext(false);

/** Route's file of the page being rendered: 'src/pages/pricing.tsx'. */
export const PageFileContext = createContext<string | undefined>(undefined);

/** Path of the text being rendered, relative to the site. `undefined` outside texts and in islands. */
export const TextContext = createContext<string | undefined>(undefined);
