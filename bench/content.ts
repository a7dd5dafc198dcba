import type {Block, LinkTo, Text} from './content/blocks';
import {type Home, makeHome} from './content/home';
import {guideBlocks, legalBlocks, postBlocks} from './content/pages';
import {bareNoun, capitalised, joined, makeWriter, slugOf} from './content/prose';
import {randomFrom} from './content/random';
import {sectionNames, tasks} from './content/words';

/** Lengths in English words. */
const lengths = {guide: 925, post: 600, legal: 6450} as const;

/** Children that a section has at most. */
const sectionSize = 10;

/** A page of text. */
export interface Article {
  /** Path without the locale, as `/guides/network-security/rotate-the-key`. */
  path: string;
  title: Text;
  description: Text;
  blocks: readonly Block[];
}

/** A guide stands in sections, the outermost first. */
export interface Guide extends Article {
  sections: readonly Section[];
}

export interface Section {
  name: Text;
  slug: string;
  /** Place among its siblings, from 0. */
  position: number;
}

/** A post of the blog. */
export interface Post extends Article {
  slug: string;
  /** ISO date. */
  date: string;
}

export interface Content {
  /** Number of guides. */
  pages: number;
  guides: readonly Guide[];
  posts: readonly Post[];
  legal: readonly Article[];
  home: Home;
}

/** Kinds of pages that are measured. */
export const pageKinds = ['home', 'guide', 'post', 'legal'] as const;
export type PageKind = (typeof pageKinds)[number];

function section(position: number, level: number): Section {
  const name = sectionNames[(position + level * sectionSize) % sectionNames.length];
  if (!name) {
    throw new Error(`No name for section ${position}.`);
  }
  return {name, slug: slugOf(name), position};
}

/** The sections around guide number `index` of `pages`: digits of the number, one level for each but the last. */
function sectionsOf(index: number, pages: number): Section[] {
  const levels = Math.max(1, Math.ceil(Math.log10(pages)) - 1);
  return Array.from({length: levels}, (_, level) =>
    section(Math.floor(index / sectionSize ** (levels - level)) % sectionSize, level),
  );
}

function outline(pages: number): Omit<Guide, 'blocks'>[] {
  const random = randomFrom('titles');
  const used = new Set<string>();
  const uniqueTitle = (): Text => {
    for (;;) {
      const title = joined([random.pick(tasks), bareNoun(random), {en: 'and', it: 'e'}, bareNoun(random)]);
      if (!used.has(slugOf(title))) {
        used.add(slugOf(title));
        return title;
      }
    }
  };
  return Array.from({length: pages}, (_, index) => {
    const title = uniqueTitle();
    const sections = sectionsOf(index, pages);
    const path = ['/guides', ...sections.map(({slug}) => slug), slugOf(title)].join('/');
    return {path, title, sections, description: makeWriter(randomFrom(`lede ${index}`)).sentence()};
  });
}

/** A day for each post, backwards, so that the order is that of the numbers. */
function dateOf(index: number): string {
  return new Date(Date.UTC(2026, 8, 1) - index * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Makes the content of a site: `pages` guides, a fifth as many posts, two legal texts and a home page. The same number
 * always gives the same words, and guide number 7 says the same on a site of any size.
 */
export function makeContent(pages: number): Content {
  const outlines = outline(pages);
  const linksFrom = (index: number): LinkTo[] =>
    [1, 3, 7].flatMap((step) => {
      const target = outlines[(index + step) % pages];
      return target ? [{text: target.title, to: target.path}] : [];
    });
  const guides = outlines.map((guide, index) => ({
    ...guide,
    blocks: guideBlocks(randomFrom(`guide ${index}`), lengths.guide, linksFrom(index)),
  }));
  const posts = Array.from({length: Math.max(1, Math.round(pages / 5))}, (_, index): Post => {
    const random = randomFrom(`post ${index}`);
    const title = joined([capitalised(bareNoun(random)), bareNoun(random), bareNoun(random)], ', ');
    const slug = `${index + 1}-${slugOf(title)}`;
    return {
      path: `/blog/${slug}`,
      slug,
      date: dateOf(index),
      title,
      description: makeWriter(random).sentence(),
      blocks: postBlocks(random, lengths.post, linksFrom(index * 5).slice(0, 2)),
    };
  });
  const legal = [
    {path: '/bench-terms', title: {en: 'Terms of service', it: 'Condizioni del servizio'}},
    {path: '/bench-dpa', title: {en: 'Data processing agreement', it: 'Accordo sul trattamento dei dati'}},
  ].map((page) => ({
    ...page,
    description: makeWriter(randomFrom(`lede ${page.path}`)).sentence(),
    blocks: legalBlocks(randomFrom(page.path), lengths.legal),
  }));
  return {pages, guides, posts, legal, home: makeHome()};
}

/** All texts, for sites that have no blog. */
export const articlesOf = ({guides, posts, legal}: Content): Article[] => [...guides, ...posts, ...legal];

/** Paths of the pages that are measured, one of each kind; the guide is one in the middle of its section. */
export function measuredPaths({guides, posts, legal}: Content): Record<PageKind, string> {
  const pathOf = (page: Article | undefined) => {
    if (!page) {
      throw new Error('There is no page of this kind to measure.');
    }
    return page.path;
  };
  return {
    home: '/',
    guide: pathOf(guides[Math.min(7, guides.length - 1)]),
    post: pathOf(posts[0]),
    legal: pathOf(legal[0]),
  };
}
