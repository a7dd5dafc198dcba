/** What Mermaid has drawn, as it stands in a page: without style sheet and classes, in the colours of the site. */
import {optimize} from 'svgo';
import {colourOf} from './look.mjs';

/** Of the styles, those that a drawing shows. */
const kept = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'alignment-baseline',
  'display',
  'visibility',
]);
const paints = new Set(['fill', 'stroke', 'stop-color']);

/** Of the elements, those that may stand in a page. */
const elements = new Set([
  'svg',
  'g',
  'defs',
  'marker',
  'symbol',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
  'clipPath',
  'linearGradient',
  'stop',
  'mask',
  'pattern',
]);

/** Attributes that only mean something to Mermaid's own styles and scripts. */
const unused =
  /^(?:class|data-.*|role|aria-.*|name|on.*|tabindex|rel|target|look|font-family|alignment|stroke-miterlimit|xlink:.*|xml:.*|placement|cursor|transform-origin|background-color|color|cluster.*)$/;

const declarationsOf = (/** @type {string} */ style) =>
  style.split(/;(?![^(]*\))/).flatMap((part) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*([\s\S]*?)\s*(?:!important)?\s*$/.exec(part) ?? [];
    return name && value ? [[name, value]] : [];
  });

/**
 * Attributes that Mermaid gives elements that have none of the name, which a checker of HTML tells.
 *
 * @type {Readonly<Record<string, RegExp>>}
 */
const misplaced = {
  'text-height': /./,
  width: /^circle$/,
  height: /^circle$/,
  viewBox: /^(?!svg$)/,
};

/** @param {string} source the diagram as it was written */
const inSiteColours = (source) => ({
  name: 'inSiteColours',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (!elements.has(node.name)) {
          // A link or a choice is what it holds; anything else is not drawn.
          const inside = /^(?:a|switch)$/.test(node.name) ? node.children : [];
          parent.children = parent.children.flatMap((child) => (child === node ? inside : [child]));
          return;
        }
        const style = new Map(declarationsOf(node.attributes.style ?? ''));
        delete node.attributes.style;
        const painted = [];
        for (const [name, value] of Object.entries(node.attributes)) {
          if (unused.test(name) || value === '' || misplaced[name]?.test(node.name)) {
            delete node.attributes[name];
          } else if (paints.has(name)) {
            delete node.attributes[name];
            style.set(name, style.get(name) ?? value);
          }
        }
        // The milestone of a Gantt chart is a square that a style sets on its corner.
        if (node.name === 'rect' && /rotate\(45deg\)/.test(style.get('transform') ?? '')) {
          const {x, y, width, height} = node.attributes;
          const [left, top] = [Number(x) + width / 2, Number(y) + height / 2];
          node.attributes.transform = `translate(${left} ${top}) rotate(45) scale(.8) translate(${-left} ${-top})`;
        }
        // Lines of an axis as d3 draws them: Mermaid colours what they stand in, which does not reach them.
        if (style.get('stroke') === 'currentColor') {
          style.set('stroke', 'var(--line)');
        }
        for (const [name, value] of style) {
          if (paints.has(name)) {
            painted.push(`${name}:${colourOf(value, source)}`);
          } else if (kept.has(name)) {
            node.attributes[name] = value;
          }
        }
        if (painted.length > 0) {
          node.attributes.style = painted.join(';');
        }
      },
    },
  }),
});

/**
 * @param {string} svg
 * @param {string} source
 * @returns {string} the drawing, whose ids are short: whoever puts it into a page makes them unique there
 */
export function tidy(svg, source) {
  // The day of the build in a Gantt chart is not that of the reader.
  const timeless = svg.replace(/<g class="today">[\s\S]*?<\/g>/, '');
  // Mermaid writes `style="undefined;;"` where it has nothing to say, which is no style to SVGO.
  const clean = timeless.replace(/ style="([^"]*)"/g, (_, style) => {
    const declarations = declarationsOf(style.replaceAll('&quot;', "'")).map((pair) => pair.join(':'));
    return declarations.length > 0 ? ` style="${declarations.join(';')}"` : '';
  });
  const inline = optimize(clean, {
    plugins: [{name: 'inlineStyles', params: {onlyMatchedOnce: false, removeMatchedSelectors: true}}],
  }).data;
  return optimize(inline, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      'removeComments',
      inSiteColours(source),
      {name: 'cleanupIds', params: {remove: true, minify: true}},
      'cleanupNumericValues',
      {name: 'convertPathData', params: {floatPrecision: 1}},
      {name: 'convertTransform', params: {floatPrecision: 2}},
      'removeEmptyText',
      'removeEmptyContainers',
      'collapseGroups',
      'moveElemsAttrsToGroup',
    ],
  }).data;
}
