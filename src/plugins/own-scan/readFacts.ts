import {Parser} from 'htmlparser2';

/** What the scan knows of a page. */
export interface PageFacts {
  readonly language: string;
  readonly title: string;
  /** The content policy in the page. */
  readonly policy: string;
  /** Addresses that the page loads by itself. */
  readonly loads: readonly string[];
  /** Addresses of links. */
  readonly links: readonly string[];
  readonly ids: readonly string[];
  /** Levels of the headings, in order. */
  readonly headings: readonly number[];
  /** How often each landmark stands on the page. */
  readonly landmarks: {readonly header: number; readonly main: number; readonly footer: number};
  readonly picturesWithoutAlt: number;
  /** Links and buttons without words, label or title. */
  readonly unnamed: number;
  /** UTF-8 bytes of the scripts in the page that run. */
  readonly scriptBytes: number;
}

const loading: Readonly<Record<string, string>> = {
  script: 'src',
  img: 'src',
  iframe: 'src',
  video: 'src',
  audio: 'src',
  source: 'src',
  embed: 'src',
  object: 'data',
};
/** Kinds of `<link>` that a browser loads. */
const loadedLinks = /^(?:stylesheet|preload|modulepreload|icon|manifest|preconnect|dns-prefetch)$/;
const runs = /^(?:|module|text\/javascript)$/;
/** A header or footer within these is theirs and not the page's. */
const sectioning = /^(?:article|aside|main|nav|section)$/;

/** A link or a button that is open. */
interface Named {
  readonly tag: string;
  named: boolean;
}

/**
 * Reads from the HTML of a page what the scan asks for. Not a browser: what styles hide counts as shown.
 *
 * @param html a whole page, as it is sent
 */
export function readFacts(html: string): PageFacts {
  const facts = {language: '', title: '', policy: '', picturesWithoutAlt: 0, unnamed: 0, scriptBytes: 0};
  const landmarks = {header: 0, main: 0, footer: 0};
  const loads: string[] = [];
  const links: string[] = [];
  const ids: string[] = [];
  const headings: number[] = [];
  const open: Named[] = [];
  let inside = 0;
  let keep: 'title' | 'script' | undefined;
  let inPicture = 0;

  const parser = new Parser({
    onopentag(tag, found) {
      if (found.id) {
        ids.push(found.id);
      }
      const load = loading[tag] && found[loading[tag]];
      if (load) {
        loads.push(load);
      }
      if (tag === 'link' && loadedLinks.test(found.rel ?? '') && found.href) {
        loads.push(found.href);
      }
      if (tag === 'html') {
        facts.language = found.lang ?? '';
      }
      if (tag === 'meta' && found['http-equiv']?.toLowerCase() === 'content-security-policy') {
        facts.policy = found.content ?? '';
      }
      if (/^h[1-6]$/.test(tag)) {
        headings.push(Number(tag[1]));
      }
      if (tag === 'main' || ((tag === 'header' || tag === 'footer') && inside === 0)) {
        landmarks[tag] += 1;
      }
      if (sectioning.test(tag)) {
        inside += 1;
      }
      if (tag === 'img' && found.alt === undefined) {
        facts.picturesWithoutAlt += 1;
      }
      if (tag === 'svg') {
        inPicture += 1;
      }
      const label =
        found['aria-label'] ?? found['aria-labelledby'] ?? (tag === 'img' ? found.alt : undefined);
      if (label) {
        open.forEach((it) => (it.named = true));
      }
      if ((tag === 'a' && found.href !== undefined) || tag === 'button') {
        open.push({tag, named: Boolean(label ?? found.title)});
        if (tag === 'a') {
          links.push(found.href ?? '');
        }
      }
      keep = tag === 'title' && inPicture === 0 ? 'title' : undefined;
      if (tag === 'script' && runs.test(found.type ?? '')) {
        keep = 'script';
      }
    },
    ontext(text) {
      if (keep === 'title') {
        facts.title += text;
      } else if (keep === 'script') {
        facts.scriptBytes += Buffer.byteLength(text);
      } else if (text.trim()) {
        open.forEach((it) => (it.named = true));
      }
    },
    onclosetag(tag) {
      keep = undefined;
      if (sectioning.test(tag)) {
        inside -= 1;
      }
      if (tag === 'svg') {
        inPicture -= 1;
      }
      if (open.at(-1)?.tag === tag && (tag === 'a' || tag === 'button')) {
        facts.unnamed += open.pop()!.named ? 0 : 1;
      }
    },
  });
  parser.end(html);
  return {...facts, landmarks, loads, links, ids, headings};
}
