import {frameOrigins, isFramed, scriptOrigins} from '../../../data/thirdPartyOrigins';
import type {ThirdParty} from '../../../data/thirdPartySchema';
import type {PageFacts, PageSources} from '../../../rendering/lifecycle';
import {placeInText} from '../../../rendering/placeInText';

/** Throws if a page embeds an unlisted third party. Pages with `noindex` show an error in place instead. */
function requireListed({data, meta}: PageFacts, parties: readonly ThirdParty[]): void {
  const [unknown] = data.get('data-embed-unlisted') ?? [];
  if (unknown !== undefined && !meta.get('robots')?.includes('noindex')) {
    const [text] = data.get('data-embed-text') ?? [];
    // The short id may also occur in prose: searches for it after `of`.
    const place = text ? `${placeInText(text, new RegExp(`\\bof=\\{?["'\`]${unknown}["'\`]`))}: ` : '';
    const known = parties.filter(isFramed).map(({id}) => `"${id}"`);
    throw new Error(
      `${place}<Embed of="${unknown}"> names no video or map of src/data/thirdParties.ts, which lists ${known.join(', ') || 'none'}: add it there, or take the embed out.`,
    );
  }
}

/** Returns URLs of other sites. */
const foreign = (addresses: Iterable<string>): string[] =>
  [...addresses].filter((address) => /^(?:https?:)?\/\//i.test(address));

/** Kinds of content that stay empty if they are of another site, with the remedy. */
const kinds = {
  frames: [
    'an <iframe>',
    'List the site in src/data/thirdParties.ts and use <Embed> (ADOPTING.md, "Add a third party").',
  ],
  media: [
    'a picture, film or sound',
    'Lay the file beside the text, or into static/ for authors.yml (WRITING.md, "Add a picture or a file").',
  ],
} as const;

/** Returns a function that checks the pages of a locale, and one that warns of content that stays empty. */
export function createPageCheck(parties: readonly ThirdParty[]) {
  const scripts = scriptOrigins(parties);
  const empty = {frames: '', media: ''};
  return {
    /**
     * Returns the origins that a page's policy allows: those of scripts even before consent, since a script decides what
     * loads, and of frames those that the page embeds.
     *
     * @throws Error if the page embeds an unlisted third party, or names a file that would load before consent
     */
    sourcesOf(route: string, page: PageFacts): PageSources {
      requireListed(page, parties);
      const embeds = page.data.get('data-embed');
      const frames = frameOrigins(parties.filter(({id}) => embeds?.has(id)));
      const loadedFrom = (origins: readonly string[], addresses: Iterable<string>) =>
        foreign(addresses).find((address) => origins.includes(new URL(address, 'https://localhost').origin));
      const frame = loadedFrom([...scripts, ...frames], page.frames);
      if (frame) {
        throw new Error(
          `<iframe src="${frame}"> would be loaded before the visitor allows it: use <Embed> (ADOPTING.md, "Add a third party").`,
        );
      }
      const file = loadedFrom(scripts, page.media);
      if (file) {
        throw new Error(
          `${file} would be loaded before the visitor allows it: lay the file beside the text (WRITING.md, "Add a picture or a file").`,
        );
      }
      for (const kind of ['frames', 'media'] as const) {
        const addresses = foreign(page[kind]);
        empty[kind] += addresses.length > 0 ? `\n  ${route}: ${addresses.join(', ')}` : '';
      }
      return {all: scripts, frames};
    },
    warnOfEmpty(): void {
      for (const kind of ['frames', 'media'] as const) {
        const [what, advice] = kinds[kind];
        if (empty[kind]) {
          console.warn(
            `[WARNING] These pages hold ${what} of another site, which stays empty: nothing is loaded from others before the visitor allows it. ${advice}${empty[kind]}`,
          );
        }
      }
    },
  };
}
