import {type Change, wordChanges} from '../../lib/wordChanges';

/** A part of a text below a heading, beside what stands in its place in the translation. */
export interface Section {
  readonly heading: string;
  /** From the English text that was translated to the one of now. */
  readonly english: readonly Change[];
  readonly translation: string;
  readonly changed: boolean;
}

/** Where a part of a text begins: at the front matter, at each heading outside of code, at each entry of page words. */
function startsOf(file: string, text: string): {at: number; heading: string}[] {
  const starts = [{at: 0, heading: file.endsWith('.ts') ? 'Beginning' : 'Front matter'}];
  let fence: string | undefined;
  let inFrontMatter = false;
  let at = 0;
  for (const line of text.split('\n')) {
    if (file.endsWith('.ts')) {
      const [, key] = /^ {2}(\w+): /.exec(line) ?? [];
      if (key) {
        starts.push({at, heading: key});
      }
    } else if (line === '---' && (at === 0 || inFrontMatter)) {
      inFrontMatter = at === 0;
      if (!inFrontMatter) {
        starts.push({at: at + line.length + 1, heading: 'Introduction'});
      }
    } else {
      const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      const [, heading] = /^#{1,6} (.*?)(?: \{#[^}]*\})?$/.exec(line) ?? [];
      if (mark) {
        fence = fence === undefined ? mark : line.trim().startsWith(fence) ? undefined : fence;
      } else if (heading && fence === undefined && !inFrontMatter) {
        starts.push({at, heading});
      }
    }
    at += line.length + 1;
  }
  return starts;
}

/** Parts of a text, in their order. */
function partsOf(file: string, text: string): string[] {
  const starts = startsOf(file, text);
  return starts.map((start, index) => text.slice(start.at, starts[index + 1]?.at));
}

const asOne = (text: string) => text.replaceAll('\r\n', '\n');

/**
 * A text part by part, with what has changed in English since it was translated, beside the translation. Translations keep the
 * headings of the original: parts belong together by their order, and what a translation has more stands with the last.
 *
 * @param older the English text that was translated; the one of now where nobody knows it
 */
export function sectionsOf(file: string, older: string, newer: string, translation: string): Section[] {
  const text = asOne(newer);
  const starts = startsOf(file, text);
  const english: Change[][] = starts.map(() => []);
  let at = 0;
  let part = 0;
  for (const {kind, text: words} of wordChanges(asOne(older), text)) {
    if (kind === 'removed') {
      english[part]!.push({kind, text: words});
      continue;
    }
    for (let rest = words; rest;) {
      while (starts[part + 1] && starts[part + 1]!.at <= at) {
        part++;
      }
      const room = (starts[part + 1]?.at ?? Infinity) - at;
      english[part]!.push({kind, text: rest.slice(0, room)});
      at += Math.min(room, rest.length);
      rest = rest.slice(room);
    }
  }
  const translated = partsOf(file, asOne(translation));
  return starts.map(({heading}, index) => ({
    heading,
    english: english[index]!,
    translation: translated.slice(index, index === starts.length - 1 ? undefined : index + 1).join(''),
    changed: english[index]!.some(({kind}) => kind !== 'same'),
  }));
}
