/** An opening tag: its name, then its attributes. */
const openingTag = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi;
const attribute = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
const classAttribute = / class=(?:"[^"]*"|[^\s"'>]+)/;

/** What a style sheet speaks about, besides elements. */
export interface Mentioned {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Attributes whose value matters. */
  attributes: ReadonlySet<string>;
}

/** Reads a style sheet for the names in its selectors; it may find more than there are, never fewer. */
export function mentionedIn(css: string): Mentioned {
  const all = (pattern: RegExp) => new Set([...css.matchAll(pattern)].map(([, name = '']) => name));
  return {
    classes: all(/\.([a-z_][\w-]*)/gi),
    ids: all(/#([a-z_][\w-]*)/gi),
    attributes: all(/\[([\w-]+)[~|^$*]?=/g),
  };
}

/** What style rules can speak about, in the order in which purging wants it; sorted, so that equal pages are equal. */
export interface PageTokens {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: {names: string[]; values: string[]};
}

/**
 * Elements, classes and attributes of a page, and the page without the class names that no rule mentions. Ids and
 * attribute values count only where the style sheet mentions them: the anchor of each heading would make each page
 * different.
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
      } else if (value && mentioned.attributes.has(name)) {
        values.add(value);
      }
    }
    return idle ? whole.replace(classAttribute, used.length > 0 ? ` class="${used.join(' ')}"` : '') : whole;
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
