/** The colours of the site for what is drawn at build: '#rrggbb' by token. Documents are on paper, cards are dark. */
import {siteColours} from './colours.cjs';

export const {light: palette, dark: darkPalette} = siteColours();
