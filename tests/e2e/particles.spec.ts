/** The background that moves: when it comes, when it does not, how it is stopped, and that nobody stumbles over it. */
import type {Page, Request} from '@playwright/test';
import {shell as english} from '@site/src/content/shell';
import {visitBrand} from '@site/src/content/visitBrand';
import {particleLimits} from '@site/src/data/particles';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';
import {rgb} from '../colours';
import type {ShellContent} from '@site/src/content/shell';
import {wordsIn} from '@site/tests/languages';

const italian = wordsIn<ShellContent>('it', 'shell');

const route = '/partner-program';
const words = {en: english, it: italian};
const canvas = (page: Page) => page.locator('[data-decoration] canvas');
const control = (page: Page) => page.getByRole('checkbox', {name: english.pauseBackground});

function watchScript(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/particles.')) {
      requests.push(request);
    }
  });
  return requests;
}

/** What is drawn: how many pixels, a number that changes with the picture, and the colour of the strongest. */
function picture(page: Page) {
  return canvas(page).evaluate((element: HTMLCanvasElement) => {
    // A worker draws on it: what it shows is read from a copy.
    const copy = new OffscreenCanvas(element.width, element.height).getContext('2d')!;
    copy.drawImage(element, 0, 0);
    const {data} = copy.getImageData(0, 0, element.width, element.height);
    let painted = 0;
    let mark = 0;
    let colour = '';
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3]) {
        painted++;
        mark = (mark * 31 + at) % 1_000_000_007;
      }
      if (data[at + 3] === 255) {
        colour = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
      }
    }
    return {painted, mark, colour};
  });
}

async function expectMoving(page: Page): Promise<void> {
  const {mark} = await picture(page);
  await expect.poll(async () => (await picture(page)).mark).not.toBe(mark);
}

/** Frames in which something that moves has moved. */
const someFrames = 20;

/** Lets the browser draw. */
function drawn(page: Page, frames: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, frames);
}

/** Comes to rest: what was asked of the browser before the stop may still be drawn. */
async function expectStill(page: Page): Promise<void> {
  const changes = async () => {
    const {mark} = await picture(page);
    await drawn(page, someFrames);
    return (await picture(page)).mark !== mark;
  };
  await expect.poll(changes).toBe(false);
  expect(await changes()).toBe(false);
}

async function expectStillAndSeen(page: Page): Promise<void> {
  await expectStill(page);
  expect((await picture(page)).painted).toBeGreaterThan(0);
}

/** Until everything that waits for the page, for the view or for an idle moment has had its turn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await drawn(page, someFrames);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await drawn(page, someFrames);
}

for (const language of languages) {
  test(`is drawn, moves and can be paused by keyboard in ${language}`, async ({page}) => {
    await page.goto(pathIn(language, route));
    await expect(canvas(page)).toBeVisible();
    await expect(canvas(page)).toHaveCSS('opacity', String(particleLimits.opacity));
    await expect.poll(async () => (await picture(page)).painted).toBeGreaterThan(particleLimits.count);
    await expectMoving(page);

    const pause = page.getByRole('checkbox', {name: words[language].pauseBackground});
    // One stop is the choice of a brand, before it.
    await page.locator('#hero [name=sample-brand]').last().focus();
    await page.keyboard.press('Tab');
    await expect(pause).toBeFocused();
    await page.keyboard.press('Space');
    await expectStillAndSeen(page);
    await page.keyboard.press('Space');
    await expectMoving(page);
  });
}

test('lies behind the content, out of the way of pointers and readers', async ({page, context}) => {
  await page.goto(route);
  await expect(canvas(page)).toBeVisible();
  await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true');
  const hits = await page.locator('#hero').evaluate((hero) => {
    const {left, top, width, height} = hero.getBoundingClientRect();
    return [0.05, 0.2, 0.4, 0.6, 0.8].flatMap((x) =>
      [0.1, 0.3, 0.5, 0.7].map((y) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        return hit?.tagName !== 'CANVAS' && hero.contains(hit);
      }),
    );
  });
  expect(hits).toHaveLength(20);
  expect(hits).not.toContain(false);
  // Painted behind it as well: a canvas that took presses would be met below the heading and the picture.
  const layers = await page.locator('#hero').evaluate((hero) => {
    document.querySelector<HTMLElement>('[data-decoration] canvas')!.style.pointerEvents = 'auto';
    return ['h1', '[role="img"], figure, svg'].map((selector) => {
      const {left, top, width, height} = hero.querySelector(selector)!.getBoundingClientRect();
      return document.elementsFromPoint(left + width / 2, top + height / 2).map(({tagName}) => tagName);
    });
  });
  expect(layers).toHaveLength(2);
  for (const layer of layers) {
    expect(layer.indexOf('CANVAS')).toBeGreaterThan(0);
  }
  await canvas(page).evaluate((element) => element.style.removeProperty('pointer-events'));
  // Text is painted over it: the heading is what a press on it meets, and links work.
  const opened = context.waitForEvent('page');
  await context.route(/example/, (request) => request.fulfill({body: ''}));
  await page.locator('#hero a[target="_blank"]').click();
  await (await opened).close();
});

test('covers the hero, also after the window changes, and moves nothing else', async ({page}) => {
  await page.goto(route);
  await expect(canvas(page)).toBeVisible();
  for (const width of [1000, 400, 1280]) {
    await page.setViewportSize({width, height: 800});
    const hero = await page.locator('#hero').boundingBox();
    await expect
      .poll(() =>
        canvas(page).evaluate(
          (element: HTMLCanvasElement, [w = 0, h = 0]) =>
            Math.max(Math.abs(element.width - w), Math.abs(element.height - h)),
          [hero?.width, hero?.height],
        ),
      )
      .toBeLessThanOrEqual(1);
  }
  await page.reload();
  await expect(canvas(page)).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
            sum += entry.value;
          }
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shift).toBe(0);
});

test('has the colour of the accent, in either theme', async ({page}) => {
  await page.goto(route);
  await page.getByTitle(english.pauseBackground).click();
  await expect(control(page)).toBeChecked();
  const accent = () => canvas(page).evaluate((element) => getComputedStyle(element).color);
  const light = await accent();
  expect((await picture(page)).colour).toBe(light);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(accent).not.toBe(light);
  await expect.poll(async () => (await picture(page)).colour).toBe(await accent());
});

test('follows the brand that the page wears, and goes back', async ({page}) => {
  await page.goto(route);
  await page.getByTitle(english.pauseBackground).click();
  await expect(control(page)).toBeChecked();
  const own = (await picture(page)).colour;
  const [, sample] = sampleBrands;
  await page.getByRole('radio', {name: sample.name, exact: true}).check();
  await expect.poll(async () => (await picture(page)).colour).toBe(rgb(sample.colour));
  await page.getByRole('button', {name: visitBrand.back}).click();
  await expect.poll(async () => (await picture(page)).colour).toBe(own);
});

test('rests while the hero is out of view', async ({page}) => {
  await page.goto(route);
  await expect(canvas(page)).toBeVisible();
  await expectMoving(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('#hero')).not.toBeInViewport();
  await expectStillAndSeen(page);
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expectMoving(page);
});

test('is not even asked for where motion is unwanted, and follows when that changes', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const requests = watchScript(page);
  await page.goto(route);
  await settled(page);
  expect(requests).toHaveLength(0);
  await expect(canvas(page)).toBeHidden();
  await expect(control(page)).toBeHidden();

  await page.emulateMedia({reducedMotion: 'no-preference'});
  await expect(canvas(page)).toBeVisible();
  await expect(control(page)).toBeAttached();
  await expectMoving(page);
  expect(requests).toHaveLength(1);

  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(canvas(page)).toBeHidden();
  await expect(control(page)).toBeHidden();
  await expectStill(page);
});

test('is not asked for by visitors who save data', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true}),
  );
  const requests = watchScript(page);
  await page.goto(route);
  await settled(page);
  expect(requests).toHaveLength(0);
});

test('waits until the browser is idle', async ({page}) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (then: () => void) => held.push(then),
      beIdle: () => held.forEach((then) => then()),
    });
  });
  const requests = watchScript(page);
  await page.goto(route);
  await page.waitForLoadState('load');
  await drawn(page, 2 * someFrames);
  expect(requests).toHaveLength(0);
  await page.evaluate(() => (window as unknown as {beIdle: () => void}).beIdle());
  await expect(canvas(page)).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('comes also where there are no idle callbacks', async ({page}) => {
  await page.addInitScript(() => {
    delete (window as Partial<Window>).requestIdleCallback;
  });
  await page.goto(route);
  await expect(canvas(page)).toBeVisible();
});

test('waits until it is seen', async ({page}) => {
  // Motion becomes welcome when the hero has left the view.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const requests = watchScript(page);
  await page.goto(route);
  await settled(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('#hero')).not.toBeInViewport();
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await settled(page);
  expect(requests).toHaveLength(0);
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expect(canvas(page)).toBeVisible();
});

test('a script that does not come raises an event that is thrown again, and the page lives on', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() =>
    addEventListener('preload-error', ({detail}: CustomEventInit<unknown>) => {
      document.documentElement.dataset.preloadError = String(detail);
    }),
  );
  await page.route('**/particles.*.js', (request) => request.abort());
  await page.goto(route);
  await expect(page.locator('html')).toHaveAttribute('data-preload-error', /./);
  await expect(canvas(page)).toBeHidden();
  await expect(control(page)).toBeHidden();
  await expect(page.getByRole('alert').filter({visible: true})).toHaveCount(0);
  await page.locator('#hero [data-contact]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The browser's own line about the request that failed, the error of the event, and nothing else.
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('Failed to load resource'),
    expect.stringContaining('Failed to fetch dynamically imported module'),
  ]);
});

test('without the worker that draws there is neither movement nor a control', async ({page, complaints}) => {
  await page.route('**/drawing.*.js', (request) => request.abort());
  const failed = page.waitForRequest(/\/drawing\./);
  await page.goto(route);
  await failed;
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  await expect(canvas(page)).toBeHidden();
  await expect(control(page)).toBeHidden();
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/drawing\..* did not load/)]);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('there is neither movement nor a control', async ({page}) => {
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(canvas(page)).toBeHidden();
    await expect(control(page)).toBeHidden();
  });
});
