import {chromium} from '@playwright/test';
import {browserOptions} from '../scripts/browser.mjs';
import {audit, median} from './audit';
import {pageKinds, type PageKind} from './content';
import type {PeerName} from './peers/peer';
import type {SiteServer} from './server';

/** The figures of a page that are compared. */
export interface Score {
  /** Performance, 0 to 100. */
  score: number;
  /** First and largest contentful paint, in milliseconds. */
  fcp: number;
  lcp: number;
  /** Total blocking time, in milliseconds. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

export type SiteScores = Record<PageKind, Score>;

async function scoreOf(address: string): Promise<Score> {
  const {categories, value} = await audit(address, ['performance']);
  return {
    score: categories.performance ?? NaN,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

function medianScore(scores: readonly Score[]): Score {
  const of = (key: keyof Score) => median(scores.map((score) => score[key]));
  return {score: of('score'), fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls')};
}

/**
 * Scores the pages of the served peers (mobile, simulated throttling, a new browser each time). The peers take turns,
 * so that what else the machine does falls on all of them.
 *
 * @param runs audits of each page; the median counts
 * @returns the scores; peers that failed are told through `onProblem` and left out
 */
export async function measureLighthouse(
  servers: ReadonlyMap<PeerName, SiteServer>,
  paths: Readonly<Record<PageKind, string>>,
  runs: number,
  onProblem: (peer: PeerName, error: unknown) => void,
): Promise<Map<PeerName, SiteScores>> {
  const all = new Map([...servers.keys()].map((peer) => [peer, new Map<PageKind, Score[]>()]));
  for (let run = 0; run < runs; run++) {
    for (const kind of pageKinds) {
      for (const [peer, server] of servers) {
        const scores = all.get(peer);
        if (!scores) {
          continue;
        }
        try {
          const address = server.origin + paths[kind];
          if (run === 0) {
            await warmUp(address);
          }
          scores.set(kind, [...(scores.get(kind) ?? []), await scoreOf(address)]);
        } catch (error) {
          all.delete(peer);
          onProblem(peer, error);
        }
      }
    }
    console.log(`  Lighthouse: run ${run + 1} of ${runs}`);
  }
  return new Map(
    [...all].map(([peer, scores]) => [
      peer,
      Object.fromEntries(
        [...scores].map(([kind, list]) => [kind, medianScore(list)]),
      ) as unknown as SiteScores,
    ]),
  );
}

/** Visits a page once, so that the server has everything compressed before the first audit. */
async function warmUp(address: string): Promise<void> {
  const browser = await chromium.launch(browserOptions({windows: true}));
  try {
    const page = await browser.newPage();
    await page.goto(address, {waitUntil: 'networkidle'});
  } finally {
    await browser.close();
  }
}
