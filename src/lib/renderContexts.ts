import {createContext} from 'react';

/**
 * True in what React takes over in the browser: islands, pages that declare themselves one, pages that are listed as inert.
 * Elsewhere a component that needs React stops the build (src/rendering/state).
 */
export const AliveContext = createContext(false);

/** File of the page that is being rendered, as its route names it: 'src/pages/pricing.tsx'. */
export const PageFileContext = createContext<string | undefined>(undefined);

/** Path of the text that is being rendered, relative to the site. `undefined` outside of texts and in islands. */
export const TextContext = createContext<string | undefined>(undefined);
