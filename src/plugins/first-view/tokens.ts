/** An opening tag: its name, then its attributes. */
const openingTag = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi;
const attribute = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
const classAttribute = / class=(?:"[^"]*"|[^\s"'>]+)/;

const attributeSelector = /\[([\w-]+)([~|^$*]?)=["']?((?:\\.|[^\\"'\]])*)/g;

/** What an attribute selector asks of a value: `[href^="#"]`, in lower case. */
interface MentionedValue {
  readonly operator: string;
  readonly value: string;
}

/** What a style sheet speaks about, besides elements. */
export interface Mentioned {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Attributes whose value matters, and the values that do. */
  attributes: ReadonlyMap<string, readonly MentionedValue[]>;
}

/** Reads a style sheet for the names in its selectors; it may find more than there are, never fewer. */
export function mentionedIn(css: string): Mentioned {
  const all = (pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name = '']) => name));
  const attributes = new Map<string, MentionedValue[]>();
  for (const [, name = '', operator = '', value = ''] of css.matchAll(attributeSelector)) {
    const known = attributes.get(name) ?? [];
    attributes.set(name, [...known, {operator, value: value.replaceAll('\\', '').toLowerCase()}]);
  }
  return {
    classes: all(/\.([a-z_][\w-]*)/gi),
    ids: all(/#([a-z_][\w-]*)/gi),
    attributes,
  };
}

/** Whether a rule speaks of this value; letters count alike, whatever the flag of the selector says. */
function isMeant(found: string, {operator, value}: MentionedValue): boolean {
  const text = found.toLowerCase();
  switch (operator) {
    case '~':
      return text.split(/\s+/).includes(value);
    case '|':
      return text === value || text.startsWith(`${value}-`);
    case '^':
      return text.startsWith(value);
    case '$':
      return text.endsWith(value);
    case '*':
      return text.includes(value);
    default:
      return text === value;
  }
}

/** What style rules can speak about, in the order in which purging wants it; sorted, so that equal pages are equal. */
export interface PageTokens {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: {names: string[]; values: string[]};
}

/**
 * Elements, classes and attributes of a page, and the page without the class names that no rule mentions and without
 * empty values, which an attribute has anyway. Ids and attribute values count only where the style sheet mentions them:
 * the anchor of each heading and the address of each link would make each page different.
 */
export function readTags(html: string, mentioned: Mentioned): {tokens: PageTokens; html: string} {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const names = new Set<string>();
  const values = new Set<string>();
  const cleaned = html.replace(openingTag, (whole, tag: string, attributes: string) => {
    tags.add(tag.toLowerCase());
    let idle = false;
    let used: string[] = [];
    for (const [, name = '', ...quoted] of attributes.matchAll(attribute)) {
      const value = quoted.find((text) => text !== undefined) ?? '';
      names.add(name);
      if (name === 'class') {
        const all = value.split(/\s+/).filter(Boolean);
        used = all.filter((word) => mentioned.classes.has(word));
        used.forEach((word) => classes.add(word));
        idle = used.length < all.length;
      } else if (name === 'id' && mentioned.ids.has(value)) {
        ids.add(value);
      } else if (value && mentioned.attributes.get(name)?.some((it) => isMeant(value, it))) {
        values.add(value);
      }
    }
    const lean = idle
      ? whole.replace(classAttribute, used.length > 0 ? ` class="${used.join(' ')}"` : '')
      : whole;
    return lean.replaceAll('=""', '');
  });
  const sorted = (set: Set<string>) => [...set].sort();
  return {
    html: cleaned,
    tokens: {
      tags: sorted(tags),
      classes: sorted(classes),
      ids: sorted(ids),
      attributes: {names: sorted(names), values: sorted(values)},
    },
  };
}
