/** What a card looks like, as satori takes it: elements with inline styles. Colours are the dark theme's. */
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

const colours = {ground: '#070d1a', text: '#e9eefa', muted: '#9fb0cf', accent: '#8fb2ff', mark: '#1b55ee'};

const element = (type: string, props: CardElement['props']): CardElement => ({type, props});
const box = (style: object, children: unknown) =>
  element('div', {style: {display: 'flex', ...style}, children});

/** The sign of static/favicon.svg, 32 units wide. */
const sign = (x: number, y: number, size: number, fill: string, stroke: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 32})"><path d="M16 1.5 29 6v10.2c0 7-5.3 11.8-13 14.3C8.3 28 3 23.2 3 16.2V6z" fill="${fill}"/><path d="m9.5 11 6.5 10.5L22.5 11" fill="none" stroke="${stroke}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/></g>`;

/** Room around the text, and width of the sign beside the name. */
const [side, edge, signSize] = [72, 64, 52];

/**
 * What all cards have below their text, as SVG. Not part of the tree: satori would make pictures of drawings, for which
 * the renderer takes four times as long.
 */
export const ground = [
  `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colours.ground}"/>`,
  sign(750, 35, 560, '#0b1428', '#122042'),
  sign(side, cardSize.height - edge - signSize - 2, signSize, colours.mark, '#fff'),
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
      color: colours.text,
      fontFamily: 'Geist',
    },
    [
      box({fontSize: 32, color: colours.accent}, area),
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
        box({fontSize: 28, color: colours.muted}, host),
      ]),
    ],
  );
}
