/** A document for Mermaid outside a browser: svgdom, which measures, and what Mermaid asks of a browser besides. */
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import {config, createHTMLWindow} from 'svgdom';

const {resolve} = createRequire(import.meta.url);

/** The site's own font, which texts of diagrams are measured and shown in. */
config.setFontDir(path.dirname(resolve('@fontsource/geist/files/geist-latin-400-normal.woff')));
config.setFontFamilyMappings({
  // svgdom's name for what it falls back to.
  'sans-serif': 'geist-latin-400-normal.woff',
  bold: 'geist-latin-600-normal.woff',
});
config.preloadFonts();

const window = createHTMLWindow();
const {Element, HTMLElement, Node, SVGGraphicsElement} = window;

/** A style sheet as Mermaid collects the classes of a diagram (`classDef`) in it. */
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

/** Style properties that change how wide and where a text is. */
const measured = new Set(['font-size', 'font-weight', 'text-anchor', 'dominant-baseline']);
/** @type {Map<string, {selector: string, property: string, value: string}[]>} */
const sheets = new Map();

/** What the `<style>` of a drawing says of texts, in its order. */
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

/** Value of a property by the `<style>` of the drawing; svgdom reads attributes alone. */
function styled(element, property) {
  const css = element.ownerSVGElement?.querySelector('style')?.textContent;
  return css
    ? rulesOf(css).findLast((rule) => rule.property === property && element.matches(rule.selector))?.value
    : undefined;
}

const {getAttribute} = Element.prototype;
/** svgdom measures by attributes: while it does, they answer with styles, and lengths in pixels. */
let measuring = 0;

/** Font size of an element in pixels. */
function fontSizeOf(element) {
  for (let at = element; at?.nodeType === 1; at = at.parentNode) {
    const size = at.style.fontSize || getAttribute.call(at, 'font-size') || styled(at, 'font-size');
    if (size) {
      const value = parseFloat(size);
      return /em$/.test(size) ? value * 16 : value;
    }
  }
  return 16;
}

function isBold(element) {
  for (let at = element; at?.nodeType === 1; at = at.parentNode) {
    const weight = at.style.fontWeight || getAttribute.call(at, 'font-weight') || styled(at, 'font-weight');
    if (weight) {
      return /bold|[6-9]00/.test(weight);
    }
  }
  return false;
}

Element.prototype.getAttribute = function (name) {
  const value = getAttribute.call(this, name);
  if (measuring === 0) {
    return value;
  }
  switch (name) {
    case 'x':
    case 'y':
    case 'dx':
    case 'dy':
      return value?.endsWith('em') ? String(parseFloat(value) * fontSizeOf(this)) : value;
    case 'font-size':
      return String(fontSizeOf(this));
    case 'font-family':
      return isBold(this) ? 'bold' : 'sans-serif';
    case 'text-anchor':
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
      // Of nothing, where browsers say zero, svgdom says infinity.
      return [x, y, width, height].every(Number.isFinite)
        ? {x, y, width, height}
        : {x: 0, y: 0, width: 0, height: 0};
    } finally {
      measuring -= 1;
    }
  };
}

/** Room that a diagram may take which fills what is there, in pixels: the column of a text. */
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
/** `JSON.stringify` of what holds elements, in messages that nobody reads. */
Node.prototype.toJSON = () => null;

Object.assign(globalThis, {
  window,
  document: window.document,
  CSSStyleSheet: StyleSheet,
  screen: {availWidth: 760},
});
