import type {Locale} from '../content/blocks';
import type {Content} from '../content';
import type {PeerSearch} from '../search';

/** Names by which `--peers` asks for them, in the order of the tables. */
export const peerNames = ['portal', 'handwritten', 'starlight', 'vitepress', 'docusaurus'] as const;
export type PeerName = (typeof peerNames)[number];

/** A site of the comparison: how it is made from the content, built and served. */
export interface Peer {
  name: PeerName;
  /** As the tables call it. */
  title: string;
  /** Puts the project with the content into `folder`, in place of what was there, packages included. */
  prepare(content: Content, folder: string): void;
  /** Where `prepare` brings the packages too, npm has nothing to install. */
  bringsPackages?: boolean;
  /** Absent where there is nothing to build. */
  build?: {
    /** Run in the folder of the peer, with the peer's own tools first in the path. */
    command: readonly [string, ...string[]];
    /** Environment added to this process's. */
    env?: Readonly<Record<string, string>>;
    /** Another figure to measure: the same build in a different environment. */
    variant?: {title: string; env: Readonly<Record<string, string>>};
  };
  /** Folder of the built site, relative to the peer's. */
  out: string;
  /** What builds leave behind and read again, relative to the peer's folder; removed before a cold build. */
  caches: readonly string[];
  /**
   * Selectors of a thing of a guide that may need script, the most wanted first: pointer and focus on the first one
   * that shows tell what script costs once it is wanted.
   */
  intent: readonly string[];
  /** Its full-text search, where it has one. */
  search?: PeerSearch;
}

/** Entries of a peer's folder that stay when its project is written anew. */
export const packageEntries = ['node_modules', 'package-lock.json'] as const;

/** Address of a page for sites that write it out: Italian stands below `/it`. */
export function localised(locale: Locale): (path: string) => string {
  return (path) => (locale === 'en' ? path : `/it${path === '/' ? '' : path}`);
}
