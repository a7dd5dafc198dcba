/** Layout of a social card for satori: elements with inline styles, in colours of the dark theme. */
import {emailChecks} from '../../../data/sampleReport';
import {traceOf} from '../../../lib/scanTrace';
import {reportDay, scoreOn} from '../../../data/securityScore';
import {inColours, siteColours} from '../../../site/brand/colours.cjs';
import {siteLogo} from '../../../site/brand/logo.cjs';
import {cardSize} from './tags';

export interface CardWords {
  readonly area: string;
  readonly title: string;
  readonly brand: string;
  readonly host: string;
  /** True to show a sheet of the sample report beside the title. */
  readonly sheet?: boolean;
}

/** The subset of React elements that satori reads. */
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

/** Padding around the text, and width of the logo beside the name. */
const [side, edge, signSize] = [72, 64, 52];

/** Logo beside the name, as SVG. */
function sign(): string {
  const top = cardSize.height - edge - signSize - 2;
  const drawing = inColours(logo.inside, colours, 'light');
  return `<svg x="${side}" y="${top}" width="${signSize}" height="${signSize}" viewBox="${logo.box.join(' ')}">${drawing}</svg>`;
}

/** Line of the sample scan above the name: a dot is a passed check, a square is a failed one. */
function trace(): string {
  const {line, passed, toFix, width, height} = traceOf(emailChecks.map(({finding}) => !finding));
  const scale = (cardSize.width - 2 * side) / width;
  const marks = (path: string, colour: string, cap: 'round' | 'square', size: number) =>
    `<path d="${path}" stroke="${colour}" stroke-linecap="${cap}" stroke-width="${size / scale}"/>`;
  return [
    `<g fill="none" transform="translate(${side} ${cardSize.height - edge - 2 * signSize - (height * scale) / 2}) scale(${scale})">`,
    marks(line, dark['line-strong'], 'round', 2),
    marks(passed, dark.accent, 'round', 18),
    marks(toFix, dark.warn, 'square', 18),
    '</g>',
  ].join('');
}

/**
 * Background of all cards, as SVG. Outside the tree: satori would rasterize drawings, for which the renderer takes four
 * times as long.
 */
export const ground = [
  `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${dark.bg}"/>`,
  trace(),
  sign(),
].join('');

/** Font sizes at which a title fills its room, alone and beside the sheet. Longer titles are cut in the fourth line. */
const sizes = {wide: [84, 68, 54], narrow: [72, 58, 48]} as const;
const sizeOf = (title: string, sheet: boolean) =>
  sizes[sheet ? 'narrow' : 'wide'][title.length <= 36 ? 0 : title.length <= 72 ? 1 : 2];

/** True if a title repeats a meaningful word of the area above it. */
const saysAgain = (title: string, area: string) =>
  area.split(' ').some((word) => word.length >= 5 && title.toLowerCase().includes(word.toLowerCase()));

/** Draws the first page of the sample report in paper colours: the score, and a bar per area. */
function sheetOf(): CardElement {
  const {light} = colours;
  const {score, areas} = scoreOn(reportDay);
  const bar = (points: number) =>
    box({width: '100%', height: 10, borderRadius: 5, background: light.line}, [
      box({width: `${points}%`, height: 10, borderRadius: 5, background: light.accent}, ''),
    ]);
  return box(
    {
      position: 'absolute',
      top: edge,
      right: side,
      width: 260,
      height: 352,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '26px 28px 30px',
      borderTop: `12px solid ${light.accent}`,
      background: light.bg,
      color: light.text,
    },
    [
      box({alignItems: 'baseline'}, [
        box({fontSize: 104, fontWeight: 600, letterSpacing: '-0.04em', lineHeight: 1}, String(score)),
        box({fontSize: 30, marginLeft: 6, color: light.muted}, '/100'),
      ]),
      box(
        {flexDirection: 'column', gap: 18},
        areas.map(({points}) => bar(points)),
      ),
    ],
  );
}

/** Returns a card as a tree of elements. */
export function card({area, title, brand, host, sheet = false}: CardWords): CardElement {
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
      box({fontSize: 32, color: dark.accent}, saysAgain(title, area) ? '' : area),
      box(
        {
          display: 'block',
          maxWidth: sheet ? 740 : 1000,
          // Room for the line of the scan.
          marginBottom: signSize,
          fontSize: sizeOf(title, sheet),
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
      ...(sheet ? [sheetOf()] : []),
    ],
  );
}
