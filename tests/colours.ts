import {siteColours} from '../src/site/brand/colours.cjs';

/** The colours of the site, '#rrggbb' by token. */
export const {light, dark} = siteColours();

/** Returns a colour such as '#1a2b3c' as browsers serialize it: 'rgb(26, 43, 60)'. */
export const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;
