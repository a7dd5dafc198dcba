import {Parser} from 'htmlparser2';

/** Features of a page that selectors can match. */
export interface PageContent {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Values of attributes other than `class` and `id`, by name. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Custom properties used in `style` attributes, with their dashes. */
  readonly variables: ReadonlySet<string>;
}

/** Facts about a page for the steps after the build. */
export interface ReadPage {
  readonly title: string;
  /** Values of `<meta>` by `name` or `property`; the first one wins. */
  readonly meta: ReadonlyMap<string, string>;
  readonly content: PageContent;
  /** Inline scripts that run or instruct the browser, without data blocks. */
  readonly scripts: ReadonlySet<string>;
  readonly frames: ReadonlySet<string>;
  readonly media: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  readonly root: Readonly<Record<string, string>>;
}

/** What plugins learn of a page before it is written. */
export interface PageFacts extends Pick<ReadPage, 'title' | 'meta' | 'frames' | 'media'> {
  /** Values of attributes whose names begin with `data-`. */
  readonly data: PageContent['attributes'];
}

const runs = /^(?:|module|speculationrules|text\/javascript)$/;
/** Elements that load a media file. */
const showsFile = /^(?:img|source|video|audio|track|embed)$/;
const customProperty = /var\(\s*(--[\w-]+)/g;

/** Parses a page once for all later questions. */
export function readPage(html: string): ReadPage {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  const variables = new Set<string>();
  const meta = new Map<string, string>();
  const scripts = new Set<string>();
  const frames = new Set<string>();
  const media = new Set<string>();
  const styles = new Set<string>();
  const root: Record<string, string> = {};
  let title = '';
  let keep: ((text: string) => void) | undefined;
  let text = '';

  const parser = new Parser({
    onopentag(name, found) {
      tags.add(name);
      for (const [attribute, value] of Object.entries(found)) {
        if (attribute === 'class') {
          value.split(/\s+/).forEach((word) => classes.add(word));
        } else if (attribute === 'id') {
          ids.add(value);
        } else {
          const known = attributes.get(attribute);
          if (known) {
            known.add(value);
          } else {
            attributes.set(attribute, new Set([value]));
          }
          if (attribute === 'style') {
            [...value.matchAll(customProperty)].forEach(([, variable = '']) => variables.add(variable));
          }
        }
      }
      if (name === 'html' || name === 'body') {
        Object.assign(root, found);
      } else if (name === 'meta') {
        const key = found.name ?? found.property;
        if (key && !meta.has(key)) {
          meta.set(key, found.content ?? '');
        }
      } else if (name === 'iframe' && found.src !== undefined) {
        frames.add(found.src);
      } else if (showsFile.test(name)) {
        const listed = found.srcset?.split(',').map((entry) => entry.trim().split(/\s/)[0]);
        [found.src, found.poster, ...(listed ?? [])]
          .filter(Boolean)
          .forEach((address) => media.add(address!));
      } else if (name === 'title' && title === '') {
        keep = (words) => (title = words);
      } else if (name === 'style') {
        keep = (code) => styles.add(code);
      } else if (name === 'script' && found.src === undefined && runs.test(found.type ?? '')) {
        keep = (code) => scripts.add(code);
      }
      text = '';
    },
    ontext(part) {
      if (keep) {
        text += part;
      }
    },
    onclosetag() {
      keep?.(text);
      keep = undefined;
    },
  });
  parser.end(html);
  return {
    title,
    meta,
    content: {tags, classes, ids, attributes, variables},
    scripts,
    frames,
    media,
    styles,
    root,
  };
}

/** Returns the part of a page that plugins learn. */
export const factsOf = ({title, meta, frames, media, content}: ReadPage): PageFacts => ({
  ...{title, meta, frames, media},
  data: new Map([...content.attributes].filter(([name]) => name.startsWith('data-'))),
});
