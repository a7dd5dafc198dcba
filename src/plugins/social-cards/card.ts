/** What a card looks like, as satori takes it: elements with inline styles. Colours are the dark theme's. */
import {brandMark} from '../../data/brandMark';
import {darkPalette, palette} from '../../lib/pdf/palette';
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

const colours = {
  ground: darkPalette.bg,
  text: darkPalette.text,
  muted: darkPalette.muted,
  accent: darkPalette.accent,
  mark: palette.accent,
  onMark: palette['on-accent'],
  // Between the ground and what is raised above it: seen at a second look.
  watermark: '#0b1428',
  watermarkLine: '#122042',
};

const element = (type: string, props: CardElement['props']): CardElement => ({type, props});
const box = (style: object, children: unknown) =>
  element('div', {style: {display: 'flex', ...style}, children});

/** The sign at a place, in pixels. */
const sign = (x: number, y: number, size: number, fill: string, stroke: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / brandMark.size})"><path d="${brandMark.ground}" fill="${fill}"/><path d="${brandMark.line}" fill="none" stroke="${stroke}" stroke-width="${brandMark.lineWidth}" stroke-linejoin="round" stroke-linecap="round"/></g>`;

/** Room around the text, and width of the sign beside the name. */
const [side, edge, signSize] = [72, 64, 52];

/**
 * What all cards have below their text, as SVG. Not part of the tree: satori would make pictures of drawings, for which
 * the renderer takes four times as long.
 */
export const ground = [
  `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colours.ground}"/>`,
  sign(750, 35, 560, colours.watermark, colours.watermarkLine),
  sign(side, cardSize.height - edge - signSize - 2, signSize, colours.mark, colours.onMark),
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
