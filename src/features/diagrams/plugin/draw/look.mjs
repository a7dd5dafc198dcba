/**
 * Colours of diagrams: design tokens, so that both themes work. Mermaid computes with colours and does not know custom
 * properties. So it gets a numbered placeholder for each, `#fa00…`, which is replaced in the drawing.
 */

/** @param {string} token @param {number} share in per cent */
const soft = (token, share) => `color-mix(in oklab,var(--${token}) ${share}%,var(--bg))`;

/** Colours that distinguish parts: lines, and areas under text. */
const series = ['accent', 'money', 'warn', 'danger', 'muted', 'sample-violet'];
const lines = series.map((token) => `var(--${token})`);
const areas = [...series.map((token) => soft(token, 28)), ...series.map((token) => soft(token, 14))];

const text = 'var(--text)';
const muted = 'var(--muted)';
const line = 'var(--line-strong)';
const bg = 'var(--bg)';
const surface = 'var(--bg-soft)';
const accentArea = 'var(--accent-soft)';

/** @type {string[]} */
const numbered = [];

/** @param {string} value of CSS */
function placeholder(value) {
  const index = numbered.includes(value) ? numbered.indexOf(value) : numbered.push(value) - 1;
  return `#fa00${index.toString(16).padStart(2, '0')}`;
}

/** Roles by the names of Mermaid's theme variables; the first match counts. @type {[RegExp, string][]} */
const roles = [
  [/^(?:cScaleInv|git\dInv|gitInv)/, line],
  [/^(?:pieTitle|pieLegend|pieSection|classText|scaleLabel|cScaleLabel)/, text],
  [/^gitBranchLabel|^branchLabelColor$/, 'var(--on-accent)'],
  [/^(?:pieStroke|pieOuterStroke)/, bg],
  [/^commitLabelColor$/, muted],
  [/^(?:edgeLabelBackground|labelBackgroundColor|relationLabelBackground|commitLabelBackground)$/, bg],
  [/^(?:background|compositeBackground|altSectionBkgColor|attributeBackgroundColorOdd|rowOdd|emUiFill)$/, bg],
  [/^axisColor$/, line],
  [/^(?:critBkgColor)$/, soft('danger', 28)],
  [/^(?:critBorderColor|todayLineColor|wardleyEvolutionColor)$/, 'var(--danger)'],
  [/^(?:doneTaskBkgColor)$/, surface],
  [/^(?:graticuleColor|gridColor|excludeBkgColor|vertLineColor)$/, 'var(--line)'],
  [/^(?:taskBkgColor|noteBkgColor|activationBkgColor|labelBoxBkgColor|tagLabelBackground)$/, accentArea],
  [/^(?:activeTaskBkgColor)$/, soft('accent', 28)],
  [
    /^(?:noteBorderColor|activationBorderColor|tagLabelBorder|taskBorderColor|activeTaskBorderColor)$/,
    'var(--accent)',
  ],
  [/^sequenceNumberColor$/, 'var(--on-accent)'],
  [/^(?:quadrant1Fill)$/, accentArea],
  [/^(?:quadrant\dFill)$/, surface],
  [/^quadrantPointFill$/, 'var(--accent)'],
  [/^quadrant.*TextFill$|^quadrantTitleFill$/, text],
  [/^quadrant.*BorderStrokeFill$/, line],
  [
    /^(?:signalColor|lineColor|arrowheadColor|defaultLinkColor|transitionColor|relationColor|specialStateColor|innerEndBackground|archEdge.*Color|emArrowhead|emRelationStroke)$/,
    muted,
  ],
  [/(?:Border|border2|LineColor|Stroke)(?:Color)?$|Border$|^gradient/, line],
  [/(?:text|title|label).*color$|text.*color/i, text],
];

const indexOf = (/** @type {string} */ name) => Number(/\d+$/.exec(name)?.[0] ?? 0);

/** @param {string} name of a variable of Mermaid @returns {string} */
function valueOf(name) {
  if (/^(?:git\d+|venn\d+)$/.test(name)) {
    return lines[indexOf(name) % lines.length];
  }
  if (/^(?:cScale|cScalePeer|pie|fillType|surface|surfacePeer)\d+$/.test(name)) {
    return areas[(indexOf(name) + (name.startsWith('pie') ? areas.length - 1 : 0)) % areas.length];
  }
  return roles.find(([pattern]) => pattern.test(name))?.[1] ?? surface;
}

const isColour = (/** @type {unknown} */ value) =>
  typeof value === 'string' && /^(?:#|rgb|hsl)|^(?:black|white|red|navy|grey|lightgrey)$/.test(value);

/**
 * Returns a value for each of Mermaid's colour variables.
 *
 * @param {Record<string, unknown>} variables as a theme of Mermaid has them
 * @returns {Record<string, unknown>}
 */
export function themeOf(variables) {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      if (name === 'xyChart') {
        const colours = themeOf(/** @type {Record<string, unknown>} */ (value));
        return [
          [
            name,
            {...colours, backgroundColor: placeholder(bg), plotColorPalette: lines.map(placeholder).join()},
          ],
        ];
      }
      if (value && typeof value === 'object') {
        return [[name, themeOf(/** @type {Record<string, unknown>} */ (value))]];
      }
      return isColour(value) ? [[name, placeholder(valueOf(name))]] : [];
    }),
  );
}

/** Colours of d3 for the parts of a Sankey diagram, and of Mermaid for the people of a journey. */
const ownSeries = [
  ...[
    '#4e79a7',
    '#f28e2c',
    '#e15759',
    '#76b7b2',
    '#59a14f',
    '#edc949',
    '#af7aa1',
    '#ff9da7',
    '#9c755f',
    '#bab0ab',
  ],
  ...['#8fbc8f', '#7cfc00', '#00ffff', '#20b2aa', '#b0e0e6', '#ffffe0'],
];

/** Maps colours that Mermaid hard-codes, outside its themes: dark is text, light is the page, others are lines. */
function own(/** @type {string} */ colour) {
  const part = ownSeries.indexOf(colour.toLowerCase());
  if (part >= 0) {
    return lines[part % lines.length] ?? line;
  }
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  const parts = hex
    ? (hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])).map((part) =>
        parseInt(part, 16),
      )
    : colour
        .match(/[\d.]+/g)
        ?.slice(0, 3)
        .map(Number);
  if (/^hsl/.test(colour)) {
    // A shade that Mermaid derived from a placeholder.
    return surface;
  }
  if (!parts) {
    return {black: text, white: bg}[colour] ?? line;
  }
  const light = parts.reduce((sum, part) => sum + part, 0) / 3;
  return light < 70 ? text : light > 235 ? bg : line;
}

/**
 * Maps a colour of a drawing to the page's colours.
 *
 * @param {string} colour
 * @param {string} source of the diagram, whose own colours stay
 */
export function colourOf(colour, source) {
  const [, hex, decimal] = /^#fa00([\da-f]{2})$|^rgba?\(250, ?0, ?(\d+)/i.exec(colour) ?? [];
  if (hex ?? decimal) {
    return numbered[hex ? parseInt(hex, 16) : Number(decimal)] ?? line;
  }
  const isNoColour = /^(?:none|transparent|currentcolor|inherit|url\(.*|var\(.*|color-mix\(.*)$/i.test(
    colour,
  );
  return isNoColour || source.toLowerCase().includes(colour.toLowerCase()) ? colour : own(colour);
}
