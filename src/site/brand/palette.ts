/** The colours of the site on paper, for what is drawn at build: '#rrggbb' by token. */
import {siteColours} from './colours.cjs';

export const {light: palette} = siteColours();
