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

/** The sign of static/favicon.svg. */
const sign = (size: number, fill: string, stroke: string) =>
  element('svg', {
    width: size,
    height: size,
    viewBox: '0 0 32 32',
    children: [
      element('path', {d: 'M16 1.5 29 6v10.2c0 7-5.3 11.8-13 14.3C8.3 28 3 23.2 3 16.2V6z', fill}),
      element('path', {
        d: 'm9.5 11 6.5 10.5L22.5 11',
        fill: 'none',
        stroke,
        'stroke-width': 3,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
    ],
  });

/** Type size at which a title fills its room; longer ones are cut in the fourth line. */
const sizeOf = (title: string) => (title.length <= 36 ? 84 : title.length <= 72 ? 68 : 54);

/** Fills the card; what comes later lies above. */
const layer = (style: object, children: unknown) =>
  box({...cardSize, boxSizing: 'border-box', position: 'absolute', ...style}, children);

/** The card as a tree of elements. */
export function card({area, title, brand, host}: CardWords): CardElement {
  const text = [
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
    box({width: '100%', height: 56, alignItems: 'center'}, [
      sign(52, colours.mark, '#ffffff'),
      box({flexGrow: 1, marginLeft: 18, fontSize: 36, fontWeight: 600}, brand),
      box({fontSize: 28, color: colours.muted}, host),
    ]),
  ];
  return box({...cardSize, backgroundColor: colours.ground, color: colours.text, fontFamily: 'Geist'}, [
    layer({alignItems: 'center', justifyContent: 'flex-end', right: -110}, [sign(560, '#0b1428', '#122042')]),
    layer({flexDirection: 'column', justifyContent: 'space-between', padding: '64px 72px'}, text),
  ]);
}
