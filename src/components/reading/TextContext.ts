import {createContext} from 'react';

/**
 * Path of the text that is being rendered, relative to the site; none outside of texts and in islands. A component of a text
 * that needs React in the browser stops the build with it (src/rendering/stateInTexts).
 */
export const TextContext = createContext<string | undefined>(undefined);
