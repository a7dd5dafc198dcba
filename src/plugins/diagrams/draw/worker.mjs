/**
 * Draws diagrams outside the process of the build: Mermaid wants a global `window`, by which much of what else runs there
 * would take itself to be in a browser.
 */
import {parentPort} from 'node:worker_threads';
import './dom.mjs';
import {themeOf} from './look.mjs';
import {tidy} from './tidy.mjs';

// After the document that it looks for when it is loaded.
const {default: mermaid} = await import('mermaid');
const {default: tidyTree} = await import('@mermaid-js/layout-tidy-tree');

mermaid.registerLayoutLoaders(tidyTree);
mermaid.initialize({startOnLoad: false, theme: 'base'});
const variables = mermaid.mermaidAPI.getConfig().themeVariables;

/** What a diagram may not change: what it looks like is up to the site, and there is no HTML in a drawing. */
const ofTheSite = ['theme', 'themeVariables', 'themeCSS', 'darkMode', 'fontFamily', 'htmlLabels', 'look'];

const settings = {
  startOnLoad: false,
  // Nothing of what it would clean comes through `tidy`; cleaning needs a browser.
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

/** Numbers that look random and are the same in each build: Mermaid names the commits of a `gitGraph` by them. */
let seed = 0;
Math.random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** Kinds that are laid out by a library which needs a browser. */
const cannotBeDrawn = /^architecture$/;

/**
 * What a diagram says of itself. Kinds of diagrams that do not know the lines take them as comments, `%% accTitle: …`.
 *
 * @param {string} source
 */
function wordsOf(source) {
  const [, title] = /^\s*(?:%%\s*)?accTitle\s*:\s*(.+?)\s*$/m.exec(source) ?? [];
  const [, line, block] = /^\s*(?:%%\s*)?accDescr\s*(?::\s*(.+?)\s*$|\{([^}]*)\})/m.exec(source) ?? [];
  return {title, description: line ?? block?.trim().replace(/\s+/g, ' ')};
}

/** Texts of a journey take the colour of the area below them; Mermaid counts on HTML in their place. */
const withTextInk = (/** @type {string} */ svg) =>
  svg.replace(/(<text[^>]*style="fill:)[^"]*/g, '$1var(--text)');

/** @param {string} source */
async function draw(source) {
  const kind = mermaid.detectType(source);
  if (cannotBeDrawn.test(kind)) {
    throw new Error(`diagrams of the kind "${kind}" cannot be drawn here; show it as a picture`);
  }
  // Mermaid's own layout of mind maps needs a browser too; this one is Mermaid's as well.
  mermaid.initialize({...settings, layout: kind === 'mindmap' ? 'tidy-tree' : 'dagre'});
  seed = 1;
  const {svg: drawn} = await mermaid.render('d', source);
  // Mermaid begins the word in the middle of a mind map where it should be centred.
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
