import {Resvg} from '@resvg/resvg-js';
import {inColours, siteColours} from '../../../../site/brand/colours.cjs';
import {siteLogo} from '../../../../site/brand/logo.cjs';

/** Pixels of the logo: 300 dpi at a width of 20 points. */
const pixels = 84;

const inverted = {accent: 'on-accent', 'on-accent': 'accent'} as const;

/** Renders the logo for a band in the accent colour, as a square PNG: inverted or, with other colours, on a tile. */
export function signOnAccent(): Buffer {
  const {
    box: [x, y, width, height],
    inside,
    hasOwnColours,
  } = siteLogo();
  const drawing = (drawn: string, edge: number) =>
    `<svg x="${edge}" y="${edge}" width="${100 - 2 * edge}" height="${100 - 2 * edge}" viewBox="${x} ${y} ${width} ${height}">${drawn}</svg>`;
  const content = hasOwnColours
    ? `<rect width="100" height="100" rx="22" fill="var(--on-accent)"/>${drawing(inside, 14)}`
    : drawing(
        inside.replaceAll(
          /var\(--(accent|on-accent)\)/g,
          (_, name: keyof typeof inverted) => `var(--${inverted[name]})`,
        ),
        0,
      );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;
  return new Resvg(inColours(svg, siteColours()), {fitTo: {mode: 'width', value: pixels}}).render().asPng();
}
