import {Parser} from 'htmlparser2';

/**
 * What menu and footer call the pages to which they lead.
 *
 * @param home HTML of the home page of a locale
 * @returns names by path, those of the menu first
 */
export function menuNames(home: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  let inMain = false;
  let link: {readonly path: string; words: string} | undefined;
  const parser = new Parser({
    onopentag(tag, {href, hreflang}) {
      inMain ||= tag === 'main';
      // The same page in another language is no page of this one.
      if (tag === 'a' && !inMain && hreflang === undefined && href?.startsWith('/')) {
        link = {path: href, words: ''};
      }
    },
    ontext(text) {
      if (link) {
        link.words += text;
      }
    },
    onclosetag(tag) {
      inMain &&= tag !== 'main';
      if (tag === 'a' && link) {
        const {path, words} = link;
        const own = names.get(path) ?? [];
        const name = words.trim();
        if (name !== '' && !own.includes(name)) {
          names.set(path, [...own, name]);
        }
        link = undefined;
      }
    },
  });
  parser.end(home);
  return names;
}
