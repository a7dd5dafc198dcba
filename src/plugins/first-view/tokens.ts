const openingTag = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi;
const attribute = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/** What style rules can speak about, in the order in which purging wants it; sorted, so that equal pages are equal. */
export interface PageTokens {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: {names: string[]; values: string[]};
}

/**
 * Elements, classes and attributes of a page. Ids and attribute values count only where the style sheet mentions them:
 * the anchor of each heading would make each page different.
 */
export function tokensOf(html: string, css: string): PageTokens {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const names = new Set<string>();
  const values = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(openingTag)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', ...quoted] of attributes.matchAll(attribute)) {
      const value = quoted.find((text) => text !== undefined) ?? '';
      names.add(name);
      if (name === 'class') {
        value.split(/\s+/).forEach((word) => classes.add(word));
      } else if (name === 'id' && css.includes(`#${value}`)) {
        ids.add(value);
      } else if (value && css.includes(`[${name}=`)) {
        values.add(value);
      }
    }
  }
  const sorted = (set: Set<string>) => [...set].filter(Boolean).sort();
  return {
    tags: sorted(tags),
    classes: sorted(classes),
    ids: sorted(ids),
    attributes: {names: sorted(names), values: sorted(values)},
  };
}
