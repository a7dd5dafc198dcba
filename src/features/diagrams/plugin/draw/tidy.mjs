/** Mermaid's drawing, prepared for a page: no style sheet, no classes, colours of the site. */
import {optimize} from 'svgo';
import {colourOf} from './look.mjs';

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

/** Attributes used only by Mermaid's own styles and scripts. */
const unused =
  /^(?:class|data-.*|role|aria-.*|name|on.*|tabindex|rel|target|look|font-family|alignment|stroke-miterlimit|xlink:.*|xml:.*|placement|cursor|transform-origin|background-color|color|cluster.*)$/;

const declarationsOf = (/** @type {string} */ style) =>
  style.split(/;(?![^(]*\))/).flatMap((part) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*([\s\S]*?)\s*(?:!important)?\s*$/.exec(part) ?? [];
    return name && value ? [[name, value]] : [];
  });

/**
 * Attributes that Mermaid sets on elements that do not have them, which HTML validators report.
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
          // Links and switches are replaced by their children; other elements are dropped.
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
        // The milestone of a Gantt chart is a square that a style rotates.
        if (node.name === 'rect' && /rotate\(45deg\)/.test(style.get('transform') ?? '')) {
          const {x, y, width, height} = node.attributes;
          const [left, top] = [Number(x) + width / 2, Number(y) + height / 2];
          node.attributes.transform = `translate(${left} ${top}) rotate(45) scale(.8) translate(${-left} ${-top})`;
        }
        // d3 draws the lines of an axis in `currentColor`. Mermaid colours their parent, which does not reach them.
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
 * @returns {string} the drawing with short ids, which the page must make unique
 */
export function tidy(svg, source) {
  // The "today" line of a Gantt chart would show the day of the build.
  const timeless = svg.replace(/<g class="today">[\s\S]*?<\/g>/, '');
  // Mermaid writes `style="undefined;;"` for empty styles, which SVGO rejects.
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
