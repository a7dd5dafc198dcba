/** The particle background: drawn, paused, out of view, with reduced motion, and on pages without it. */
import type {Page} from '@playwright/test';
import {shell} from '@site/src/content/shell';
import {particleLimits} from '@site/src/data/particles';
import {routes} from '@site/src/data/routes';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {rgb} from '../colours';
import {expect, test} from './fixtures';

const canvas = (page: Page) => page.locator('[data-decoration] canvas');
const control = (page: Page) => page.getByRole('checkbox', {name: shell.pauseBackground});

/** Returns the number of drawn pixels, a checksum, and the usual opaque colour: overlapping particles round it. */
function picture(page: Page) {
  return canvas(page).evaluate((element: HTMLCanvasElement) => {
    // A worker draws on the canvas, so its content is read from a copy.
    const copy = new OffscreenCanvas(element.width, element.height).getContext('2d')!;
    copy.drawImage(element, 0, 0);
    const {data} = copy.getImageData(0, 0, element.width, element.height);
    let painted = 0;
    let mark = 0;
    const opaque = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3]) {
        painted++;
        mark = (mark * 31 + at) % 1_000_000_007;
      }
      if (data[at + 3] === 255) {
        const colour = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
        opaque.set(colour, (opaque.get(colour) ?? 0) + 1);
      }
    }
    const [colour = ''] = [...opaque].sort(([, a], [, b]) => b - a)[0] ?? [];
    return {painted, mark, colour};
  });
}

async function expectMoving(page: Page): Promise<void> {
  const {mark} = await picture(page);
  await expect.poll(async () => (await picture(page)).mark).not.toBe(mark);
}

const drawSome = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) {
      // A browser that sees no change may draw no frame.
      await Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 100))]);
    }
  });

/** Waits until the picture stops changing: frames requested before the stop may still be drawn. */
async function expectStill(page: Page): Promise<void> {
  const changes = async () => {
    const {mark} = await picture(page);
    await drawSome(page);
    return (await picture(page)).mark !== mark;
  };
  await expect.poll(changes).toBe(false);
  expect(await changes()).toBe(false);
}

test('is drawn behind the content, moves, rests out of view, and is paused by keyboard @everyday', async ({
  page,
}) => {
  await page.goto(routes.partnerProgram);
  await expect(canvas(page)).toBeVisible();
  await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas(page)).toHaveCSS('opacity', String(particleLimits.opacity));
  await expect.poll(async () => (await picture(page)).painted).toBeGreaterThan(particleLimits.count);
  await page.getByRole('heading', {level: 1}).click({trial: true});
  await page.locator('#hero').getByRole('link').first().click({trial: true});
  await expectMoving(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('#hero')).not.toBeInViewport();
  await expectStill(page);
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expectMoving(page);

  await control(page).focus();
  await page.keyboard.press('Space');
  await expectStill(page);
  const {colour} = await picture(page);
  expect(colour).toBe(await canvas(page).evaluate((element) => getComputedStyle(element).color));
  // The colour follows the brand of the page.
  const [, sample] = sampleBrands;
  await page.getByRole('radio', {name: sample.name, exact: true}).check();
  await expect.poll(async () => (await picture(page)).colour).toBe(rgb(sample.colour));
  await control(page).focus();
  await page.keyboard.press('Space');
  await expectMoving(page);
});

test('is not even asked for where motion is unwanted, and follows when that changes', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/particles.') && asked.push(request.url()));
  await page.goto(routes.partnerProgram);
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await drawSome(page);
  expect(asked).toEqual([]);
  await expect(canvas(page)).toBeHidden();
  await expect(control(page)).toBeHidden();

  await page.emulateMedia({reducedMotion: 'no-preference'});
  await expect(canvas(page)).toBeVisible();
  await expectMoving(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(canvas(page)).toBeHidden();
  await expect(control(page)).toBeHidden();
  await expectStill(page);
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
  await page.goto(routes.partnerProgram);
  await expect(page.locator('html')).toHaveAttribute('data-preload-error', /./);
  await expect(canvas(page)).toBeHidden();
  await expect(control(page)).toBeHidden();
  await page.locator('#hero [data-contact]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The browser's message about the failed request, and the event's error.
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('Failed to load resource'),
    expect.stringContaining('Failed to fetch dynamically imported module'),
  ]);
});
