import {type Browser, type CDPSession, chromium, type Page} from '@playwright/test';
import {browserOptions} from '../scripts/browser.mjs';
import {pageKinds, type PageKind} from './content';
import type {Peer} from './peers/peer';
import type {SiteServer} from './server';

const resourceKinds = ['html', 'js', 'css', 'font', 'other'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** What came over the network; bytes as sent (compressed), response headers included. */
export interface Transfer {
  requests: number;
  /** Of all kinds. */
  bytes: number;
  byKind: Record<ResourceKind, number>;
}

/** What the first visit of a page takes. */
export interface PageBytes {
  /** Until the `load` event. */
  load: Transfer;
  /** In the seconds after it. */
  after: Transfer;
  /** Bytes of script that came when something that may need script was pointed at and focused; guides only. */
  intentScript?: number;
}

export type SiteBytes = Record<PageKind, PageBytes>;

/** Milliseconds after `load` that still count. */
const settling = 4000;
/** Milliseconds that script has to come once it is wanted. */
const patience = 3000;
/** CSS pixels: a phone. */
const viewport = {width: 390, height: 844};

interface Loaded {
  kind: ResourceKind;
  bytes: number;
  /** Seconds on the browser's monotonic clock. */
  finished: number;
}

function kindOf(mimeType: string): ResourceKind {
  if (mimeType.includes('html')) {
    return 'html';
  }
  if (mimeType.includes('javascript')) {
    return 'js';
  }
  if (mimeType.includes('css')) {
    return 'css';
  }
  return mimeType.includes('font') ? 'font' : 'other';
}

function sum(loaded: readonly Loaded[]): Transfer {
  const total = (list: readonly Loaded[]) => list.reduce((bytes, item) => bytes + item.bytes, 0);
  const byKind = Object.fromEntries(
    resourceKinds.map((kind) => [kind, total(loaded.filter((item) => item.kind === kind))]),
  ) as Transfer['byKind'];
  return {requests: loaded.length, bytes: total(loaded), byKind};
}

/** Listens to the network of a page. */
async function record(session: CDPSession) {
  const loaded: Loaded[] = [];
  const mimeTypes = new Map<string, string>();
  let loadEvent = Infinity;
  session.on('Network.responseReceived', ({requestId, response}) => {
    mimeTypes.set(requestId, response.mimeType);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength, timestamp}) => {
    // A resource that was preloaded and then used reports its second use with no bytes.
    if (encodedDataLength > 0) {
      loaded.push({
        kind: kindOf(mimeTypes.get(requestId) ?? ''),
        bytes: encodedDataLength,
        finished: timestamp,
      });
    }
  });
  session.on('Page.loadEventFired', ({timestamp}) => (loadEvent = timestamp));
  await session.send('Network.enable');
  await session.send('Page.enable');
  return {loaded, loadEvent: () => loadEvent};
}

/** Points at the first thing of the list that shows, and focuses it; false where there is none. */
async function touch(page: Page, selectors: readonly string[]): Promise<boolean> {
  for (const selector of selectors) {
    for (const candidate of await page.locator(selector).all()) {
      if (await candidate.isVisible()) {
        await candidate.hover({force: true});
        await candidate.focus();
        return true;
      }
    }
  }
  return false;
}

async function measurePage(
  browser: Browser,
  address: string,
  intent?: readonly string[],
): Promise<PageBytes> {
  const context = await browser.newContext({viewport});
  try {
    const page = await context.newPage();
    const {loaded, loadEvent} = await record(await context.newCDPSession(page));
    const response = await page.goto(address, {waitUntil: 'load'});
    if (!response?.ok()) {
      throw new Error(`${address} answered ${response?.status()}`);
    }
    await page.waitForTimeout(settling);
    const early = loaded.filter(({finished}) => finished <= loadEvent());
    const settled = [...loaded];
    const result: PageBytes = {
      load: sum(early),
      after: sum(settled.filter((item) => !early.includes(item))),
    };
    if (intent && (await touch(page, intent))) {
      await page.waitForTimeout(patience);
      result.intentScript = sum(loaded.slice(settled.length)).byKind.js;
    }
    return result;
  } finally {
    await context.close();
  }
}

/** Weighs the pages of a served peer in a fresh browser profile each: nothing is cached. */
export async function measureBytes(
  peer: Peer,
  server: SiteServer,
  paths: Readonly<Record<PageKind, string>>,
): Promise<SiteBytes> {
  const browser = await chromium.launch(browserOptions());
  try {
    const result: Partial<SiteBytes> = {};
    for (const kind of pageKinds) {
      const intent = kind === 'guide' ? peer.intent : undefined;
      result[kind] = await measurePage(browser, server.origin + paths[kind], intent);
    }
    return result as SiteBytes;
  } finally {
    await browser.close();
  }
}
