import {type Browser, chromium} from '@playwright/test';
import {browserOptions} from '../scripts/browser.mjs';
import {type PageKind, pageKinds} from './corpus';
import type {SiteServer} from './server';

/** The first visit of a page; bytes as sent, response headers included. */
export interface PageBytes {
  /** Until the `load` event, without fonts: a site could do without them. */
  bytes: number;
  /** Until the `load` event. */
  requests: number;
  /** Bytes of script until `settling` after the `load` event. */
  script: number;
}

/** Milliseconds after the `load` event in which script still counts. */
const settling = 4000;
/** CSS pixels: a phone. */
const viewport = {width: 390, height: 844};

async function measurePage(browser: Browser, address: string): Promise<PageBytes> {
  const context = await browser.newContext({viewport});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const loaded: {type: string; size: number; time: number}[] = [];
  let loadTime = Infinity;
  session.on('Network.responseReceived', ({requestId, response}) => types.set(requestId, response.mimeType));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength: size, timestamp: time}) => {
    // The second use of a preloaded file has no bytes.
    if (size > 0) {
      loaded.push({type: types.get(requestId) ?? '', size, time});
    }
  });
  session.on('Page.loadEventFired', ({timestamp}) => (loadTime = timestamp));
  await session.send('Network.enable');
  await session.send('Page.enable');
  const response = await page.goto(address, {waitUntil: 'load'});
  if (!response?.ok()) {
    throw new Error(`${address} answered ${response?.status()}`);
  }
  await page.waitForTimeout(settling);
  await context.close();
  const early = loaded.filter(({time}) => time <= loadTime);
  const total = (list: typeof loaded) => list.reduce((sum, {size}) => sum + size, 0);
  return {
    bytes: total(early.filter(({type}) => !type.includes('font'))),
    requests: early.length,
    script: total(loaded.filter(({type}) => type.includes('javascript'))),
  };
}

/** Weighs the measured pages of a served site, each in a fresh profile. */
export async function measureBytes(
  {origin}: SiteServer,
  paths: Readonly<Record<PageKind, string>>,
): Promise<Record<PageKind, PageBytes>> {
  const browser = await chromium.launch(browserOptions());
  try {
    const result: Partial<Record<PageKind, PageBytes>> = {};
    for (const kind of pageKinds) {
      result[kind] = await measurePage(browser, origin + paths[kind]);
    }
    return result as Record<PageKind, PageBytes>;
  } finally {
    await browser.close();
  }
}
