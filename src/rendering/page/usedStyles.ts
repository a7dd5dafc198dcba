import {type AttributeSelector, parse as parseSelector, type Selector} from 'css-what';
import postcss, {type AtRule, type ChildNode, type Declaration, type Root, type Rule} from 'postcss';
import {changedInside} from '../reliance';
import type {PageContent} from './readPage';

/** Attributes that scripts or visitors set later: selectors for them count as matching. */
const setLater: readonly string[] = [
  'data-alive',
  'data-announced',
  'data-consent',
  'data-contact',
  'data-done',
  'data-match',
  'data-sticky',
  'data-typed',
  'data-unseen',
  'open',
  'hidden',
  'aria-busy',
];

/** Set by the server on invalid fields of a returned form. Otherwise only islands set it. */
const markOfServer = 'aria-invalid';

/** Attributes implied by pseudo-classes and -elements. Only islands set them later, with the whole style sheet. */
const attributeOf: Readonly<Record<string, string>> = {disabled: 'disabled', placeholder: 'placeholder'};

/** Pseudo-classes that match if any of their selectors does. */
const alternatives = ['is', 'where', 'has', 'matches', '-webkit-any', '-moz-any'];

export interface Font {
  readonly href: string;
  readonly media?: string;
}

export interface UsedStyles {
  readonly css: string;
  readonly fonts: readonly Font[];
}

const compare: Readonly<Record<string, (found: string, wanted: string) => boolean>> = {
  equals: (found, wanted) => found === wanted,
  element: (found, wanted) => found.split(/\s+/).includes(wanted),
  start: (found, wanted) => found.startsWith(wanted),
  end: (found, wanted) => found.endsWith(wanted),
  any: (found, wanted) => found.includes(wanted),
  hyphen: (found, wanted) => found === wanted || found.startsWith(`${wanted}-`),
};

function hasAttribute({name, action, value}: AttributeSelector, page: PageContent): boolean {
  // `.name` and `#name`. Other conditions, `[id]` or `[class*=card]`, are kept if the page has a class or id.
  if (name === 'class') {
    return action === 'element' ? page.classes.has(value) : page.classes.size > 0;
  }
  if (name === 'id') {
    return action === 'equals' ? page.ids.has(value) : page.ids.size > 0;
  }
  if (name === markOfServer) {
    return page.attributes.get('method')?.has('post') ?? false;
  }
  const values = page.attributes.get(name);
  const test = compare[action];
  // Compares case-insensitively, whatever the selector's flag: a superfluous rule is harmless.
  const wanted = value.toLowerCase();
  return (
    setLater.includes(name) ||
    (values !== undefined && (!test || [...values].some((found) => test(found.toLowerCase(), wanted))))
  );
}

const canMatch = (selector: readonly Selector[], page: PageContent): boolean =>
  selector.every((part) => {
    if (part.type === 'tag') {
      return page.tags.has(part.name.toLowerCase());
    }
    if (part.type === 'attribute') {
      return hasAttribute(part, page);
    }
    const attribute = 'name' in part ? attributeOf[part.name] : undefined;
    if (attribute && part.type.startsWith('pseudo')) {
      return page.attributes.has(attribute);
    }
    return part.type === 'pseudo' && Array.isArray(part.data) && alternatives.includes(part.name)
      ? part.data.some((inside) => canMatch(inside, page))
      : true;
  });

const readsOf = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

const conditions = /^(?:media|supports|container|layer|scope|starting-style)$/;

const isKeyframes = (node: {type: string; name?: string} | undefined) =>
  node?.type === 'atrule' && node.name?.endsWith('keyframes');

/** The files of a sheet's fonts. */
function fontsIn(sheet: Root): Font[] {
  const fonts: Font[] = [];
  sheet.walkAtRules('font-face', (node) => {
    const [, href] = /url\(["']?([^"')]+\.woff2)/.exec(node.toString()) ?? [];
    const around = node.parent?.type === 'atrule' ? (node.parent as AtRule) : undefined;
    if (href) {
      fonts.push({href, media: around?.name === 'media' ? around.params : undefined});
    }
  });
  return fonts;
}

/**
 * Parses a minified style sheet once for all pages. Returns a function that picks the part that a page uses. Drops
 * rules without a matching selector, and unused custom properties and animations. Tests elements, classes, ids and
 * attributes separately, so it may keep a superfluous rule but never drops a needed one. Not PurgeCSS, which parses the
 * sheet again for each page.
 *
 * @throws Error if the sheet contains a relative URL, which would break when inlined
 */
export function createStylePicker(css: string): (page: PageContent) => UsedStyles {
  const [relative] = /url\((?!["']?(?:data:|\/|#|https?:))[^)]*\)/.exec(css) ?? [];
  if (relative) {
    throw changedInside(`The style sheet names a file by an address that is not absolute: ${relative}`);
  }
  const sheet = postcss.parse(css);
  const fonts = fontsIn(sheet);
  const reads = new Map<Declaration, string[]>();
  sheet.walkDecls((declaration) => void reads.set(declaration, readsOf(declaration.value)));
  const selectors = new Map<Rule, {text: string; parsed: Selector[][]}[]>();
  sheet.walkRules((rule) => {
    if (rule.nodes.some(({type}) => type !== 'decl')) {
      throw changedInside(
        `The style sheet holds nested rules, which are expected to be flat: ${rule.selector}`,
      );
    }
    if (!isKeyframes(rule.parent)) {
      selectors.set(
        rule,
        rule.selectors.map((text) => ({text, parsed: parseSelector(text)})),
      );
    }
  });

  return function stylesOf(page) {
    const kept = new Map<ChildNode, string[]>();
    for (const [rule, all] of selectors) {
      const matching = all.filter(({parsed}) => parsed.some((selector) => canMatch(selector, page)));
      if (matching.length > 0) {
        kept.set(
          rule,
          matching.map(({text}) => text),
        );
      }
    }
    const read = new Set(page.variables);
    const isUsed = ({prop}: Declaration) => !prop.startsWith('--') || read.has(prop);
    const declarationsOf = (node: ChildNode) => (node as Rule).nodes as Declaration[];
    const declarations = [...kept.keys()].flatMap(declarationsOf);
    for (let size = -1; size < read.size;) {
      size = read.size;
      declarations.filter(isUsed).forEach((it) => reads.get(it)?.forEach((name) => read.add(name)));
    }
    const toText = (node: ChildNode): string => {
      if (node.type === 'rule') {
        const body = (kept.has(node) ? declarationsOf(node) : []).filter(isUsed);
        const text = body.map(
          ({prop, value, important}) => `${prop}:${value}${important ? '!important' : ''}`,
        );
        return text.length > 0 ? `${kept.get(node)!.join()}{${text.join(';')}}` : '';
      }
      if (node.type !== 'atrule' || isKeyframes(node)) {
        return '';
      }
      if (conditions.test(node.name) && node.nodes) {
        const inside = node.nodes.map(toText).join('');
        return inside && `@${node.name}${node.params && ` ${node.params}`}{${inside}}`;
      }
      return `${node.toString()}${node.nodes ? '' : ';'}`;
    };
    const rules = sheet.nodes.map(toText).join('');
    const keyframes = sheet.nodes.filter(
      (node) =>
        isKeyframes(node) && new RegExp(`(?<![\\w-])${(node as AtRule).params}(?![\\w-])`).test(rules),
    );
    return {css: rules + keyframes.map(String).join(''), fonts};
  };
}
