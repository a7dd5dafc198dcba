import {chromium, type Page} from '@playwright/test';
import {browserOptions} from '../scripts/browser.mjs';
import {median} from './lighthouse';

/** How a site's search is used. */
export interface PeerSearch {
  /** Selector of the control that opens it. */
  readonly open: string;
  /** Selector of its field. */
  readonly field: string;
  /** Element and text that the page shows once a query is answered. */
  readonly answer: (query: string) => {readonly selector: string; readonly text: string};
}

export interface SearchCosts {
  /** Bytes from opening the search to the results of the first query, as sent, headers included. */
  firstBytes: number;
  /** Median milliseconds of a later query, from pasting a query to its results; no delay on the network. */
  laterTime: number;
}

/** Words of many texts of the corpus. */
const queries = [
  'certificate',
  'backup',
  'budget',
  'archive',
  'attacker',
  'catalogue',
  'console',
  'container',
];

/** Pastes a query, and returns the milliseconds until its answer shows. */
async function ask(page: Page, {field, answer}: PeerSearch, query: string): Promise<number> {
  const {selector, text} = answer(query);
  const start = performance.now();
  await page.locator(field).fill(query);
  await page.locator(selector, {hasText: text}).first().waitFor({state: 'attached', timeout: 10_000});
  return performance.now() - start;
}

/** Searches a served site from one of its pages, with nothing in the cache. */
export async function measureSearch(search: PeerSearch, address: string): Promise<SearchCosts> {
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage({viewport: {width: 1280, height: 800}});
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await page.goto(address, {waitUntil: 'networkidle'});
    let firstBytes = 0;
    session.on('Network.loadingFinished', ({encodedDataLength}) => (firstBytes += encodedDataLength));
    await page.locator(search.open).first().click();
    await page.locator(search.field).waitFor();
    const [first = '', ...later] = queries;
    await ask(page, search, first);
    await page.waitForLoadState('networkidle');
    const bytes = firstBytes;
    const times: number[] = [];
    for (const query of later) {
      times.push(await ask(page, search, query));
      await page.waitForLoadState('networkidle');
    }
    return {firstBytes: bytes, laterTime: median(times)};
  } finally {
    await browser.close();
  }
}
