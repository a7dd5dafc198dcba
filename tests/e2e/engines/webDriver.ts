/**
 * Visitors in WebKitGTK, driven by Debian's WebKitWebDriver: https://www.w3.org/TR/webdriver2/. Uses the engine's own
 * accessibility tree (computed role and label). Windows are at least 447 px wide, the browser's minimum.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from '../../freePort';
import {downloadedInto, inTime} from './inTime';
import type {Engine, Role, Visitor} from './visitor';

interface Element {
  [reference: string]: string;
}

/** Elements that may have a role; the engine decides. */
const candidates: Record<Exclude<Role, 'radio'>, string> = {
  button: 'button, [role=button]',
  dialog: 'dialog, [role=dialog], [popover]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
};

interface Driver {
  readonly address: string;
  readonly stop: () => void;
}

/** Timeout of the browser's start in ms; three times that is less than a test's timeout. */
const browserStartMs = 15_000;

class WebDriverVisitor implements Visitor {
  private constructor(
    private readonly session: string,
    private readonly downloads: string,
    private readonly stopDriver: () => void,
  ) {}

  static async enter(driver: Driver, downloads: string, phone: boolean): Promise<WebDriverVisitor> {
    const limit = AbortSignal.timeout(browserStartMs);
    const sessions = `${driver.address}/session`;
    const {sessionId} = await call<{sessionId: string}>(
      'POST',
      sessions,
      {capabilities: {alwaysMatch: {}}},
      limit,
    );
    const size = phone ? {width: 447, height: 844} : {width: 1280, height: 900};
    await call('POST', `${sessions}/${sessionId}/window/rect`, size, limit);
    return new WebDriverVisitor(`${sessions}/${sessionId}`, downloads, driver.stop);
  }

  private ask<Value = unknown>(method: string, command: string, parameters?: object): Promise<Value> {
    return call<Value>(method, `${this.session}/${command}`, parameters);
  }

  private about<Value>(element: Element, what: string): Promise<Value> {
    return this.ask('GET', `element/${Object.values(element)[0]}/${what}`);
  }

  private async found(selector: string, fits: (element: Element) => Promise<boolean>) {
    const all = await this.ask<Element[]>('POST', 'elements', {using: 'css selector', value: selector});
    for (const element of all) {
      // A hidden element has no label, and a replaced one no longer exists.
      const isIt = async () => (await this.about<boolean>(element, 'displayed')) && (await fits(element));
      if (await isIt().catch(() => false)) {
        return element;
      }
    }
    return undefined;
  }

  private named(role: Role, name: string) {
    if (role === 'radio') {
      return this.choice(name);
    }
    return this.found(
      candidates[role],
      async (element) =>
        (await this.about(element, 'computedlabel')) === name &&
        (await this.about(element, 'computedrole')) === role,
    );
  }

  /** Returns the label of a radio button, since the button itself may be hidden. */
  private choice(name: string) {
    return this.found(
      'label:has(> input[type=radio])',
      async (element) => (await this.about(element, 'text')) === name,
    );
  }

  private labelled(label: string) {
    return this.found(
      'input, textarea, select',
      async (element) => (await this.about(element, 'computedlabel')) === label,
    );
  }

  private tell(element: Element, command: string, parameters: object = {}) {
    return this.ask('POST', `element/${Object.values(element)[0]}/${command}`, parameters);
  }

  private async use(
    what: string,
    find: () => Promise<Element | undefined>,
    step = (element: Element): Promise<unknown> => this.tell(element, 'click'),
  ) {
    await inTime(async () => {
      const element = await find();
      if (!element) {
        throw new Error(`There is no ${what} in sight.`);
      }
      // The driver's own scrolling stops too early on pages with smooth scrolling.
      await this.ask('POST', 'execute/sync', {
        script: "arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})",
        args: [element],
      });
      await step(element);
    });
  }

  async open(address: string) {
    await this.ask('POST', 'url', {url: address});
  }

  async reload() {
    await this.ask('POST', 'refresh', {});
  }

  press(role: Role, name: string) {
    return this.use(`${role} "${name}"`, () => this.named(role, name));
  }

  unfold(words: string) {
    const find = () =>
      this.found('summary', async (element) => (await this.about<string>(element, 'text')).includes(words));
    return this.use(`line "${words}" that folds out`, find);
  }

  type(label: string, text: string) {
    return this.use(
      `field "${label}"`,
      () => this.labelled(label),
      async (field) => {
        await this.tell(field, 'clear');
        await this.tell(field, 'value', {text});
      },
    );
  }

  holds(label: string) {
    return inTime(async () => {
      const field = await this.labelled(label);
      return this.about<string>(field ?? {}, 'property/value');
    });
  }

  async sees(role: Role, name: string) {
    return (await this.named(role, name)) !== undefined;
  }

  async hasChosen(name: string) {
    const choice = await this.choice(name);
    if (choice === undefined) {
      return false;
    }
    const within = `element/${Object.values(choice)[0]}/element`;
    const radio = await this.ask<Element>('POST', within, {using: 'css selector', value: 'input'});
    return this.about<boolean>(radio, 'selected');
  }

  async text() {
    const body = await this.ask<Element>('POST', 'element', {using: 'css selector', value: 'body'});
    return this.about<string>(body, 'property/innerText');
  }

  async address() {
    const {pathname, search, hash} = new URL(await this.ask<string>('GET', 'url'));
    return pathname + search + hash;
  }

  download(step: () => Promise<void>) {
    return downloadedInto(this.downloads, step);
  }

  async leave() {
    await call('DELETE', this.session);
    this.stopDriver();
  }
}

/** Sends a command of the protocol. Throws with the driver's message. */
async function call<Value>(
  method: string,
  address: string,
  parameters?: object,
  signal?: AbortSignal,
): Promise<Value> {
  const response = await fetch(address, {method, body: parameters && JSON.stringify(parameters), signal});
  const {value} = (await response.json()) as {value: Value & {error?: string; message?: string}};
  if (!response.ok) {
    throw new Error(`WebKitWebDriver: ${value.error}: ${value.message} (${method} ${address})`);
  }
  return value;
}

/** Starts a virtual screen. @returns its name, such as `:1` */
function startScreen(started: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  started.push(screen);
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
  });
}

/** Starts WebKitWebDriver with its own home folder, on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), 'portal-webkit-'));
  const downloads = path.join(home, 'downloads');
  mkdirSync(downloads);
  mkdirSync(path.join(home, '.config'));
  writeFileSync(path.join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const started: ChildProcess[] = [];
  const display = await startScreen(started);
  /** Starts a separate driver per visitor: the previous browser may still be shutting down. */
  async function startDriver(): Promise<Driver> {
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        TZ: 'Europe/Rome',
        LANG: 'en_GB.UTF-8',
        HOME: home,
        XDG_RUNTIME_DIR: home,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
      },
    });
    started.push(driver);
    const address = `http://127.0.0.1:${port}`;
    await inTime(() => call('GET', `${address}/status`));
    return {address, stop: () => void driver.kill()};
  }
  // Rarely, once in hundreds of starts, the browser does not start and its driver never responds. No page has been
  // requested yet.
  async function welcome(phone: boolean, attempts = 3): Promise<Visitor> {
    const driver = await startDriver();
    try {
      return await WebDriverVisitor.enter(driver, downloads, phone);
    } catch (error) {
      driver.stop();
      if (attempts === 1) {
        throw error;
      }
      return welcome(phone, attempts - 1);
    }
  }
  return {
    welcome: (phone) => welcome(phone),
    stop() {
      started.reverse().forEach((process) => process.kill());
      rmSync(home, {recursive: true, force: true});
      return Promise.resolve();
    },
  };
}
