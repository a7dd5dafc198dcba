/** A document for Mermaid outside a browser: svgdom, which measures text, and missing browser features. */
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import {config, createHTMLWindow} from 'svgdom';

const {resolve} = createRequire(import.meta.url);

/** The site's own font, used to measure and show the text of diagrams. */
config.setFontDir(path.dirname(resolve('@fontsource/geist/files/geist-latin-400-normal.woff')));
config.setFontFamilyMappings({
  // svgdom's name for its fallback font.
  'sans-serif': 'geist-latin-400-normal.woff',
  bold: 'geist-latin-600-normal.woff',
});
config.preloadFonts();

const window = createHTMLWindow();
const {Element, HTMLElement, Node, SVGGraphicsElement} = window;

/** A style sheet, in which Mermaid collects the classes of a diagram (`classDef`). */
class StyleSheet {
  cssRules = [];

  insertRule(text, index) {
    const {selector, nodes} = postcss.parse(text).first;
    const declarations = new Map(nodes.map(({prop, value}) => [prop, value]));
    this.cssRules.splice(index, 0, {
      style: {
        get length() {
          return declarations.size;
        },
        setProperty: (name, value) => void declarations.set(name, value),
      },
      get cssText() {
        return `${selector} {${[...declarations].map(([name, value]) => `${name}: ${value};`).join(' ')}}`;
      },
    });
    return index;
  }
}

/** Style properties that affect the width and position of text. */
const measured = new Set(['font-size', 'font-weight', 'text-anchor', 'dominant-baseline']);
/** @type {Map<string, {selector: string, property: string, value: string}[]>} */
const sheets = new Map();

/** Returns the text rules in a drawing's `<style>`, in order. */
function rulesOf(css) {
  const rules = sheets.get(css) ?? [];
  if (!sheets.has(css)) {
    sheets.clear();
    sheets.set(css, rules);
    postcss.parse(css).walkDecls(({prop, value, parent}) => {
      if (measured.has(prop) && parent.type === 'rule' && !parent.selector.includes(':')) {
        rules.push({selector: parent.selector, property: prop, value});
      }
    });
  }
  return rules;
}

/** Returns a property's value from the drawing's `<style>`. svgdom reads attributes only. */
function styled(element, property) {
  const css = element.ownerSVGElement?.querySelector('style')?.textContent;
  return css
    ? rulesOf(css).findLast((rule) => rule.property === property && element.matches(rule.selector))?.value
    : undefined;
}

const {getAttribute} = Element.prototype;
const {getBBox} = SVGGraphicsElement.prototype;

/** Above 0 while svgdom measures. It reads attributes, so they return styles then, with lengths in pixels. */
let measuring = 0;

/** Returns the value of a style property, own or inherited. */
function inherited(element, property) {
  const inStyle = property.replace(/-(.)/, (_, letter) => letter.toUpperCase());
  for (let at = element; at?.nodeType === 1; at = at.parentNode) {
    const value = at.style[inStyle] || getAttribute.call(at, property) || styled(at, property);
    if (value) {
      return value;
    }
  }
  return undefined;
}

function fontSizeOf(element) {
  const size = inherited(element, 'font-size') ?? '16';
  return parseFloat(size) * (size.endsWith('em') ? 16 : 1);
}

const isBold = (element) => /bold|[6-9]00/.test(inherited(element, 'font-weight') ?? '');

/** Share of a line's width to the left of its `x`. */
const anchors = {middle: 0.5, end: 1};

/** Elements being measured, to find where their lines begin. */
const beingMeasured = new Set();

/** Returns the offset of a line to the left of its `x`. svgdom would shift each word separately. */
function shiftOf(element) {
  const share = anchors[inherited(element, 'text-anchor')];
  // svgdom handles `style` attributes itself.
  const isText = /^(?:text|tspan)$/.test(element.nodeName);
  if (!share || !isText || element.style.textAnchor || beingMeasured.has(element)) {
    return 0;
  }
  beingMeasured.add(element);
  try {
    const {width} = getBBox.call(element);
    return Number.isFinite(width) ? width * share : 0;
  } finally {
    beingMeasured.delete(element);
  }
}

Element.prototype.getAttribute = function (name) {
  const value = getAttribute.call(this, name);
  if (measuring === 0) {
    return value;
  }
  const pixels = () => (value?.endsWith('em') ? String(parseFloat(value) * fontSizeOf(this)) : value);
  switch (name) {
    case 'x': {
      const begins = value !== null || this.nodeName === 'text';
      return begins ? String(Number.parseFloat(pixels() ?? '0') - shiftOf(this)) : value;
    }
    case 'y':
    case 'dx':
    case 'dy':
      return pixels();
    case 'font-size':
      return String(fontSizeOf(this));
    case 'font-family':
      return isBold(this) ? 'bold' : 'sans-serif';
    case 'text-anchor':
      return null;
    case 'dominant-baseline':
      return value ?? styled(this, name) ?? null;
    default:
      return value;
  }
};

for (const name of ['getBBox', 'getBoundingClientRect']) {
  const measure = SVGGraphicsElement.prototype[name];
  SVGGraphicsElement.prototype[name] = function () {
    measuring += 1;
    try {
      const {x, y, width, height} = measure.call(this);
      // svgdom returns infinity for empty elements, browsers return zero.
      return [x, y, width, height].every(Number.isFinite)
        ? {x, y, width, height}
        : {x: 0, y: 0, width: 0, height: 0};
    } finally {
      measuring -= 1;
    }
  };
}

/** Pixels available to a full-width diagram: the column of a text. */
for (const name of ['offsetWidth', 'clientWidth']) {
  Object.defineProperty(HTMLElement.prototype, name, {get: () => 760});
}

Object.defineProperty(Node.prototype, 'parentElement', {
  get() {
    return this.parentNode?.nodeType === 1 ? this.parentNode : null;
  },
});

Node.prototype.compareDocumentPosition ??= function (other) {
  const order = [...this.getRootNode().querySelectorAll('*')];
  return order.indexOf(this) < order.indexOf(other) ? 4 : 2;
};
/** For `JSON.stringify` of elements in messages that are not shown. */
Node.prototype.toJSON = () => null;

/**
 * Otherwise DOMPurify would assume a browser that can sanitize HTML, and would empty every label with `<br>`. Sanitizing
 * is unnecessary: labels are text, and `tidy` removes all other elements.
 */
window.document.implementation.createHTMLDocument = undefined;

Object.assign(globalThis, {
  window,
  document: window.document,
  CSSStyleSheet: StyleSheet,
  screen: {availWidth: 760},
});
