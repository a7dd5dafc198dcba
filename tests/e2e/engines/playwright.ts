/** Visitors driven by Playwright: with its own builds, the system's Chromium, or Firefox over WebDriver BiDi. */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser, BrowserType, LaunchOptions, Page} from '@playwright/test';
import {downloadedInto} from './inTime';
import type {Engine, Role, Visitor} from './visitor';

const phoneSize = {width: 390, height: 844};
const deskSize = {width: 1280, height: 900};

class PlaywrightVisitor implements Visitor {
  /** @param downloads folder for files that the driver does not report */
  constructor(
    private readonly page: Page,
    private readonly downloads: string | undefined,
  ) {}

  private named(role: Role, name: string) {
    return this.page.getByRole(role, {name, exact: true}).filter({visible: true}).first();
  }

  private field(label: string) {
    return this.page.getByLabel(label, {exact: true}).filter({visible: true}).first();
  }

  async open(address: string) {
    await this.page.goto(address, {waitUntil: 'domcontentloaded'});
  }

  async reload() {
    await this.page.reload({waitUntil: 'domcontentloaded'});
  }

  async press(role: Role, name: string) {
    await this.named(role, name).click();
  }

  async unfold(words: string) {
    await this.page.locator('summary').filter({hasText: words, visible: true}).first().click();
  }

  async type(label: string, text: string) {
    await this.field(label).press('ControlOrMeta+a');
    await this.field(label).pressSequentially(text);
  }

  holds(label: string) {
    return this.field(label).inputValue();
  }

  async sees(role: Role, name: string) {
    return (await this.named(role, name).count()) > 0;
  }

  hasChosen(name: string) {
    return this.named('radio', name).isChecked();
  }

  text() {
    return this.page.locator('body').innerText();
  }

  address() {
    const {pathname, search, hash} = new URL(this.page.url());
    return Promise.resolve(pathname + search + hash);
  }

  async download(step: () => Promise<void>) {
    if (this.downloads !== undefined) {
      return downloadedInto(this.downloads, step);
    }
    const coming = this.page.waitForEvent('download');
    await step();
    const download = await coming;
    return {name: download.suggestedFilename(), bytes: readFileSync(await download.path())};
  }

  async leave() {
    await this.page.context().close();
  }
}

/**
 * @param options browser, if not Playwright's own. Over WebDriver BiDi (`channel`), Playwright 1.65 misses downloads
 * that did not begin as a navigation
 */
export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const downloads = mkdtempSync(path.join(tmpdir(), 'portal-downloads-'));
  const browser: Browser = await type.launch({...options, downloadsPath: downloads});
  return {
    async welcome(phone) {
      const context = await browser.newContext({
        viewport: phone ? phoneSize : deskSize,
        locale: 'en-GB',
        timezoneId: 'Europe/Rome',
      });
      return new PlaywrightVisitor(
        await context.newPage(),
        options.channel === undefined ? undefined : downloads,
      );
    },
    async stop() {
      await browser.close();
      rmSync(downloads, {recursive: true, force: true});
    },
  };
}
