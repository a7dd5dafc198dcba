import {type Browser, chromium, type Page} from '@playwright/test';
import {browserOptions} from '../scripts/browser.mjs';
import type {Peer} from './peers/peer';
import type {SiteServer} from './server';

/** How a site's search is used; where a site has none, it has no such thing. */
export interface PeerSearch {
  /** Selector of what opens it. */
  open: string;
  /** Selector of its field. */
  field: string;
  /** What the page holds once a query is answered: an element of this selector, with this text in it if given. */
  answered: (query: string) => {selector: string; text?: string};
}

/** What finding a text costs. */
export interface SearchCosts {
  /** Bytes from the press that opens the search to the results of the first query, as sent, headers included. */
  firstBytes: number;
  firstRequests: number;
  /** Median bytes of a later query. */
  laterBytes: number;
  /** Median milliseconds of a later query, from the last key to its results; no delay on the network. */
  laterTime: number;
}

/** The first is asked in a fresh profile; all are words that many generated texts hold. */
const queries = [
  'certificate',
  'backup',
  'budget',
  'archive',
  'attacker',
  'catalogue',
  'console',
  'container',
  'baseline',
  'broker',
  'collector',
  'campaign',
  'clinic',
];

/** Milliseconds that an answer may take before the measurement gives up. */
const patience = 10_000;

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Puts a query into the field, all at once as a paste does.
 *
 * @returns milliseconds until the page shows the answer
 */
function ask(page: Page, {field, answered}: PeerSearch, query: string): Promise<number> {
  return page.evaluate(
    // No function in it has a name: tsx would mark it by a helper that the page does not have.
    ({selector, text, input, value, limit}) =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector<HTMLInputElement>(input)!;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if ([...document.querySelectorAll(selector)].some((it) => it.textContent?.includes(text ?? ''))) {
            observer.disconnect();
            resolve(performance.now() - start);
          }
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        setTimeout(() => reject(new Error(`no answer to ${value}`)), limit);
        element.value = value;
        element.dispatchEvent(new InputEvent('input', {bubbles: true}));
      }),
    {...answered(query), input: field, value: query, limit: patience},
  );
}

async function measure(browser: Browser, address: string, search: PeerSearch): Promise<SearchCosts> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await page.goto(address, {waitUntil: 'load'});
    await page.waitForTimeout(1000);
    let sizes: number[] = [];
    session.on('Network.loadingFinished', ({encodedDataLength}) => sizes.push(encodedDataLength));
    /** What came since the last look; waits until nothing comes any more. */
    const taken = async () => {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      const since = sizes.filter((size) => size > 0);
      sizes = [];
      return {requests: since.length, bytes: since.reduce((sum, size) => sum + size, 0)};
    };

    await page.locator(search.open).first().click();
    await page.locator(search.field).waitFor();
    const [first = '', ...later] = queries;
    await ask(page, search, first);
    const {bytes: firstBytes, requests: firstRequests} = await taken();
    const answers: {time: number; bytes: number}[] = [];
    for (const query of later) {
      const time = await ask(page, search, query);
      answers.push({time, bytes: (await taken()).bytes});
    }
    return {
      firstBytes,
      firstRequests,
      laterBytes: median(answers.map(({bytes}) => bytes)),
      laterTime: median(answers.map(({time}) => time)),
    };
  } finally {
    await page.close();
  }
}

/** Searches a served peer from a guide, with nothing in the cache; undefined where it has no search. */
export async function measureSearch(
  {search}: Peer,
  server: SiteServer,
  guide: string,
): Promise<SearchCosts | undefined> {
  if (!search) {
    return undefined;
  }
  const browser = await chromium.launch(browserOptions());
  try {
    return await measure(browser, server.origin + guide, search);
  } finally {
    await browser.close();
  }
}
