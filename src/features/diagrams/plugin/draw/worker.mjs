/** Draws diagrams in a worker: Mermaid needs a global `window`, which other code would take for a browser's. */
import {parentPort} from 'node:worker_threads';
import './dom.mjs';
import {themeOf} from './look.mjs';
import {tidy} from './tidy.mjs';

// Imported after the document, which Mermaid looks for on load.
const {default: mermaid} = await import('mermaid');
const {default: tidyTree} = await import('@mermaid-js/layout-tidy-tree');

mermaid.registerLayoutLoaders(tidyTree);
mermaid.initialize({startOnLoad: false, theme: 'base'});
const variables = mermaid.mermaidAPI.getConfig().themeVariables;

/** Settings that a diagram must not change: the site decides on the appearance, and drawings contain no HTML. */
const ofTheSite = ['theme', 'themeVariables', 'themeCSS', 'darkMode', 'fontFamily', 'htmlLabels', 'look'];

const settings = {
  startOnLoad: false,
  // `tidy` removes everything that this would sanitize, and sanitizing needs a browser.
  securityLevel: 'loose',
  secure: [...mermaid.mermaidAPI.getConfig().secure, ...ofTheSite],
  theme: 'base',
  themeVariables: themeOf(variables),
  fontFamily: 'inherit',
  htmlLabels: false,
  flowchart: {htmlLabels: false},
  journey: {textPlacement: 'tspan'},
  maxTextSize: 100_000,
};

/** Seed of reproducible pseudo-random numbers. Mermaid uses random numbers to name the commits of a `gitGraph`. */
let seed = 0;
Math.random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** Diagrams whose layout library needs a browser. */
const cannotBeDrawn = /^architecture$/;

/**
 * Returns a diagram's accessible title and description. Kinds of diagrams that do not support the lines accept them as
 * comments, `%% accTitle: …`.
 *
 * @param {string} source
 */
function wordsOf(source) {
  const [, title] = /^\s*(?:%%\s*)?accTitle\s*:\s*(.+?)\s*$/m.exec(source) ?? [];
  const [, line, block] = /^\s*(?:%%\s*)?accDescr\s*(?::\s*(.+?)\s*$|\{([^}]*)\})/m.exec(source) ?? [];
  return {title, description: line ?? block?.trim().replace(/\s+/g, ' ')};
}

/** Gives the text of a journey a readable colour. Mermaid expects HTML; SVG text would take the area's colour. */
const withTextInk = (/** @type {string} */ svg) =>
  svg.replace(/(<text[^>]*style="fill:)[^"]*/g, '$1var(--text)');

/** @param {string} source */
async function draw(source) {
  const kind = mermaid.detectType(source);
  if (cannotBeDrawn.test(kind)) {
    throw new Error(`diagrams of the kind "${kind}" cannot be drawn here; show it as a picture`);
  }
  // Mermaid's default layout of mind maps needs a browser too. This alternative is also Mermaid's.
  mermaid.initialize({...settings, layout: kind === 'mindmap' ? 'tidy-tree' : 'dagre'});
  seed = 1;
  const {svg: drawn} = await mermaid.render('d', source);
  // Mermaid starts the central word of a mind map at the point where it should be centred.
  const svg = drawn.replace(
    /(<g class="node mindmap-node[^>]*><circle[^>]*><\/circle><g)(?= class="label")/g,
    '$1 text-anchor="middle"',
  );
  if (/\bNaN\b/.test(svg)) {
    throw new Error(`this diagram of the kind "${kind}" cannot be drawn here; show it as a picture`);
  }
  return {
    kind,
    svg: kind === 'journey' ? withTextInk(tidy(svg, source)) : tidy(svg, source),
    ...wordsOf(source),
  };
}

parentPort?.on('message', async ({id, source}) => {
  try {
    parentPort?.postMessage({id, drawing: await draw(source)});
  } catch (error) {
    parentPort?.postMessage({id, problem: error instanceof Error ? error.message : String(error)});
  }
});
