import {type AttributeSelector, parse as parseSelector, type Selector} from 'css-what';
import postcss, {type ChildNode, type Container, type Declaration} from 'postcss';
import {changedInside} from '../reliance';
import type {PageContent} from './readPage';

/** Attributes that scripts or visitors set later: selectors for them count as matching. */
const setLater: readonly string[] = [
  'data-alive',
  'data-announced',
  'data-consent',
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

/** Predicate that selectors depend on. */
type Question = (page: PageContent) => boolean;

/** True if a selector can match a page, given the answers to all questions of the sheet. */
type Match = (answers: readonly boolean[]) => boolean;

interface UsedDeclaration {
  readonly text: string;
  /** Name of the custom property that it sets. */
  readonly sets?: string;
  readonly reads: readonly string[];
}

/** A rule, a condition around others, or other content. */
type Piece =
  | {
      readonly kind: 'rule';
      readonly selectors: readonly {text: string; match: Match}[];
      readonly body: readonly UsedDeclaration[];
    }
  | {readonly kind: 'condition'; readonly head: string; readonly inside: readonly Piece[]}
  | {readonly kind: 'keyframes'; readonly name: RegExp; readonly text: string}
  | {readonly kind: 'plain'; readonly text: string};

const compare: Readonly<Record<string, (found: string, wanted: string) => boolean>> = {
  equals: (found, wanted) => found === wanted,
  element: (found, wanted) => found.split(/\s+/).includes(wanted),
  start: (found, wanted) => found.startsWith(wanted),
  end: (found, wanted) => found.endsWith(wanted),
  any: (found, wanted) => found.includes(wanted),
  hyphen: (found, wanted) => found === wanted || found.startsWith(`${wanted}-`),
};

function attributeQuestion({name, action, value}: AttributeSelector): Question {
  // `.name` and `#name`. Other conditions, `[id]` or `[class*=card]`, are kept if the page has a class or id.
  if (name === 'class') {
    return ({classes}) => (action === 'element' ? classes.has(value) : classes.size > 0);
  }
  if (name === 'id') {
    return ({ids}) => (action === 'equals' ? ids.has(value) : ids.size > 0);
  }
  const test = compare[action];
  // Compares case-insensitively, whatever the selector's flag: a superfluous rule is harmless.
  const wanted = value.toLowerCase();
  return ({attributes}) => {
    const values = attributes.get(name);
    return values !== undefined && (!test || [...values].some((found) => test(found.toLowerCase(), wanted)));
  };
}

const readsOf = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function declarationOf({prop, value, important}: Declaration): UsedDeclaration {
  return {
    text: `${prop}:${value}${important ? '!important' : ''}`,
    ...(prop.startsWith('--') && {sets: prop}),
    reads: readsOf(value),
  };
}

const conditions = /^(?:media|supports|container|layer|scope|starting-style)$/;

/**
 * Parses a minified style sheet once for all pages. Returns a function that picks the part that a page uses. Drops
 * rules without a matching selector, and unused custom properties and animations. Tests elements, classes, ids and
 * attributes separately, so it may keep a superfluous rule but never drops a needed one. Pages with the same answers
 * share a result: a thousand guides cost as much as a few. Not PurgeCSS, which parses the sheet again for each page:
 * 70 ms of a processor a page, where this takes 2.
 *
 * @throws Error if the sheet contains a relative URL, which would break when inlined
 */
export function createStylePicker(css: string): (page: PageContent) => UsedStyles {
  const [relative] = /url\((?!["']?(?:data:|\/|#|https?:))[^)]*\)/.exec(css) ?? [];
  if (relative) {
    throw changedInside(`The style sheet names a file by an address that is not absolute: ${relative}`);
  }
  const questions: Question[] = [];
  const known = new Map<string, number>();
  const fonts: Font[] = [];

  function ask(key: string, question: Question): Match {
    const index = known.get(key) ?? questions.push(question) - 1;
    known.set(key, index);
    return (answers) => answers[index] === true;
  }

  function needs(part: Selector): Match[] {
    if (part.type === 'tag') {
      const name = part.name.toLowerCase();
      return [ask(name, ({tags}) => tags.has(name))];
    }
    if (part.type === 'attribute') {
      const {name, action, value} = part;
      if (name === markOfServer) {
        return [ask('[method=post]', ({attributes}) => attributes.get('method')?.has('post') ?? false)];
      }
      return setLater.includes(name) ? [] : [ask(`[${name} ${action} ${value}]`, attributeQuestion(part))];
    }
    const attribute = 'name' in part ? attributeOf[part.name] : undefined;
    if (attribute && part.type.startsWith('pseudo')) {
      return [ask(`[${attribute}]`, ({attributes}) => attributes.has(attribute))];
    }
    if (part.type === 'pseudo' && Array.isArray(part.data) && alternatives.includes(part.name)) {
      const inside = part.data.map(matchOf);
      return [(answers) => inside.some((match) => match(answers))];
    }
    return [];
  }

  function matchOf(selector: readonly Selector[]): Match {
    const all = selector.flatMap(needs);
    return (answers) => all.every((match) => match(answers));
  }

  function selectorsOf(selectors: readonly string[]) {
    return selectors.map((text) => {
      const parsed = parseSelector(text).map(matchOf);
      return {text, match: (answers: readonly boolean[]) => parsed.some((match) => match(answers))};
    });
  }

  function pieceOf(node: ChildNode, media: string | undefined): Piece[] {
    if (node.type === 'rule') {
      const body = node.nodes.flatMap((child) => (child.type === 'decl' ? declarationOf(child) : []));
      if (body.length < node.nodes.length) {
        throw changedInside(
          `The style sheet holds nested rules, which are expected to be flat: ${node.selector}`,
        );
      }
      return [{kind: 'rule', selectors: selectorsOf(node.selectors), body}];
    }
    if (node.type !== 'atrule') {
      return [];
    }
    const {name, params} = node;
    const head = `@${name}${params && ` ${params}`}`;
    if (conditions.test(name) && node.nodes) {
      return [{kind: 'condition', head, inside: piecesIn(node, name === 'media' ? params : media)}];
    }
    if (name.endsWith('keyframes')) {
      return [{kind: 'keyframes', name: new RegExp(`(?<![\\w-])${params}(?![\\w-])`), text: node.toString()}];
    }
    const [, href] = name === 'font-face' ? (/url\(["']?([^"')]+\.woff2)/.exec(node.toString()) ?? []) : [];
    if (href) {
      fonts.push({href, media});
    }
    return [{kind: 'plain', text: `${node.toString()}${node.nodes ? '' : ';'}`}];
  }

  function piecesIn({nodes = []}: Container, media?: string): Piece[] {
    return nodes.flatMap((node) => pieceOf(node, media));
  }

  const pieces = piecesIn(postcss.parse(css));
  const results = new Map<string, string>();

  function write(answers: readonly boolean[], inStyles: ReadonlySet<string>): string {
    const matching = (piece: Piece): Piece[] => {
      if (piece.kind === 'rule') {
        const selectors = piece.selectors.filter(({match}) => match(answers));
        return selectors.length > 0 ? [{...piece, selectors}] : [];
      }
      return piece.kind === 'condition' ? [{...piece, inside: piece.inside.flatMap(matching)}] : [piece];
    };
    const declarationsIn = (list: readonly Piece[]): readonly UsedDeclaration[] =>
      list.flatMap((piece) =>
        piece.kind === 'rule' ? piece.body : piece.kind === 'condition' ? declarationsIn(piece.inside) : [],
      );
    const kept = pieces.flatMap(matching);
    const declarations = declarationsIn(kept);
    const read = new Set(inStyles);
    let size = -1;
    while (size < read.size) {
      size = read.size;
      declarations
        .filter(({sets}) => sets === undefined || read.has(sets))
        .forEach(({reads}) => reads.forEach((name) => read.add(name)));
    }
    const toText = (piece: Piece): string => {
      if (piece.kind === 'rule') {
        const body = piece.body.filter(({sets}) => sets === undefined || read.has(sets));
        return body.length > 0
          ? `${piece.selectors.map(({text}) => text).join()}{${body.map(({text}) => text).join(';')}}`
          : '';
      }
      if (piece.kind === 'condition') {
        const inside = piece.inside.map(toText).join('');
        return inside && `${piece.head}{${inside}}`;
      }
      return piece.kind === 'plain' ? piece.text : '';
    };
    const rules = kept.map(toText).join('');
    const keyframes = kept.flatMap((piece) =>
      piece.kind === 'keyframes' && piece.name.test(rules) ? piece.text : [],
    );
    return rules + keyframes.join('');
  }

  return function stylesOf(page) {
    const answers = questions.map((question) => question(page));
    const variables = [...page.variables].sort();
    const key = `${answers.map(Number).join('')} ${variables.join()}`;
    const result = results.get(key) ?? write(answers, page.variables);
    results.set(key, result);
    return {css: result, fonts};
  };
}
