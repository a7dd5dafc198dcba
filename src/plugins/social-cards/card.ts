/** What a card looks like, as satori takes it: elements with inline styles. Colours are the dark theme's. */
import {inColours, siteColours} from '../brand/colours.cjs';
import {siteLogo} from '../brand/logo.cjs';
import {cardSize} from './tags';

/** What a card says. */
export interface CardWords {
  readonly area: string;
  readonly title: string;
  readonly brand: string;
  readonly host: string;
}

/** An element of React, as far as satori reads it. */
export interface CardElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const colours = siteColours();
const {dark} = colours;
const logo = siteLogo();

const element = (type: string, props: CardElement['props']): CardElement => ({type, props});
const box = (style: object, children: unknown) =>
  element('div', {style: {display: 'flex', ...style}, children});

/** The sign in a square of pixels, as SVG. */
function sign(
  left: number,
  top: number,
  side: number,
  {theme, opacity}: {theme: 'light' | 'dark'; opacity: number},
): string {
  const [x, y, width, height] = logo.box;
  const drawing = inColours(logo.inside, colours, theme);
  return `<svg x="${left}" y="${top}" width="${side}" height="${side}" viewBox="${x} ${y} ${width} ${height}"><g opacity="${opacity}">${drawing}</g></svg>`;
}

/** Room around the text, and width of the sign beside the name. */
const [side, edge, signSize] = [72, 64, 52];

/**
 * What all cards have below their text, as SVG. Not part of the tree: satori would make pictures of drawings, for which
 * the renderer takes four times as long.
 */
export const ground = [
  `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${dark.bg}"/>`,
  // Seen at a second look.
  sign(750, 35, 560, {theme: 'dark', opacity: 0.06}),
  sign(side, cardSize.height - edge - signSize - 2, signSize, {theme: 'light', opacity: 1}),
].join('');

/** Type size at which a title fills its room; longer ones are cut in the fourth line. */
const sizeOf = (title: string) => (title.length <= 36 ? 84 : title.length <= 72 ? 68 : 54);

/** The text of a card as a tree of elements. */
export function card({area, title, brand, host}: CardWords): CardElement {
  return box(
    {
      ...cardSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `${edge}px ${side}px`,
      color: dark.text,
      fontFamily: 'Geist',
    },
    [
      box({fontSize: 32, color: dark.accent}, area),
      box(
        {
          display: 'block',
          maxWidth: 940,
          fontSize: sizeOf(title),
          fontWeight: 600,
          lineHeight: 1.12,
          letterSpacing: '-0.02em',
          textWrap: title.length <= 72 ? 'balance' : 'wrap',
          lineClamp: 4,
        },
        title,
      ),
      box({width: '100%', height: signSize + 4, alignItems: 'center'}, [
        box({flexGrow: 1, marginLeft: signSize + 18, fontSize: 36, fontWeight: 600}, brand),
        box({fontSize: 28, color: dark.muted}, host),
      ]),
    ],
  );
}
