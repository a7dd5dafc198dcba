import type {BuildCosts} from './buildTime';
import type {SiteBytes} from './bytes';
import type {SiteScores} from './lighthouse';
import type {PeerName} from './peers/peer';
import type {SearchCosts} from './search';

/** What was found about one peer. */
export interface PeerResult {
  peer: PeerName;
  title: string;
  build?: BuildCosts;
  bytes?: SiteBytes;
  scores?: SiteScores;
  /** Absent, too, where the site has no search. */
  search?: SearchCosts;
}

/** What went wrong with one peer. */
export interface Problem {
  peer: PeerName;
  /** What was being done. */
  step: string;
  message: string;
  /** Last lines of the log of the tool that failed. */
  log: string;
}

/** One comparison: all peers with the same content. */
export interface Comparison {
  /** Number of guides. */
  pages: number;
  peers: PeerResult[];
  problems: Problem[];
}

/** Where and when the figures were made. */
export interface Circumstances {
  /** ISO date. */
  date: string;
  cores: number;
  /** Bytes. */
  memory: number;
  node: string;
  chromium: string;
}

export interface Results {
  circumstances: Circumstances;
  comparisons: Comparison[];
}
