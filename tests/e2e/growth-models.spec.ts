/** The growth models: ways to each model, by mouse and keyboard, on load and from other pages. */
import type {Page} from '@playwright/test';
import {growthModels} from '@site/src/content/growthModels';
import {growthModelAnchor, growthModelIds} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import {sampleSuppliers} from '@site/src/data/sampleSuppliers';
import {expect, pageLoaded, test} from './fixtures';

type Id = (typeof growthModelIds)[number];

const model = (page: Page, id: Id) => page.locator(`section#${growthModelAnchor(id)}`);
const card = (page: Page, id: Id) => page.locator(`section#segments a[href="#${growthModelAnchor(id)}"]`);

/** Waits until scrolling ends with a model's title below the header. */
async function expectOnTop(page: Page, id: Id): Promise<void> {
  await expect(model(page, id).getByRole('heading', {level: 2})).toBeInViewport({ratio: 1});
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    const passing = await model(page, id).boundingBox();
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    );
    const section = await model(page, id).boundingBox();
    expect(section!.y).toBe(passing!.y);
    const below = section!.y - header!.height;
    expect(below).toBeGreaterThanOrEqual(0);
    expect(below).toBeLessThan(60);
  }).toPass({timeout: 5000});
}

test('every card leads down to its model, and the keyboard goes on there @everyday', async ({page}) => {
  await page.goto(routes.growthModels);
  await pageLoaded(page);
  await expect(page.locator('section#segments').getByRole('link')).toHaveCount(growthModelIds.length);
  for (const id of growthModelIds) {
    await card(page, id).click();
    await expect(page).toHaveURL(new RegExp(`#${growthModelAnchor(id)}$`));
    await expectOnTop(page, id);
  }
  // No pause between focus and Enter, so smooth scrolling to the card must be off.
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const id of growthModelIds) {
    await card(page, id).focus();
    await page.keyboard.press('Enter');
    await expectOnTop(page, id);
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => document.activeElement?.closest('section')?.id);
    expect(reached).toBe(growthModelAnchor(id));
  }
});

for (const id of growthModelIds) {
  test(`an address leads to ${id}, also where the font comes late`, async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${routes.growthModels}#${growthModelAnchor(id)}`, {waitUntil: 'domcontentloaded'});
    await expectOnTop(page, id);
    release();
    await page.evaluate(() => document.fonts.ready);
    await expectOnTop(page, id);
  });
}

test('comes from the home page and from the partner program to a model', async ({page}) => {
  await page.goto(routes.home);
  await page.locator('section#growth-models a[href$="#platform-model"]').click();
  await expect(page).toHaveURL(/\/growth-models#platform-model$/);
  await expectOnTop(page, 'platform');
  await page.goto(routes.partnerProgram);
  // The whole row is the link.
  await page.locator('section#who-it-is-for li:has(a[href$="#telco-model"])').click();
  await expect(page).toHaveURL(/\/growth-models#telco-model$/);
  await expectOnTop(page, 'telco');
});

test('jumps where motion is not wanted', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(routes.growthModels);
  await page.locator('section#segments').getByRole('link').last().click();
  // No waiting: the page is in place with the next frame.
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  await expect(model(page, growthModelIds.at(-1)!).getByRole('heading', {level: 2})).toBeInViewport({
    ratio: 1,
  });
});

test('shows a narrow phone all columns of the suppliers, and the words that cells have no room for', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(routes.growthModels);
  const table = model(page, 'enterprise').getByRole('table');
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader').last()).toBeInViewport({ratio: 1});
  await expect(table.getByRole('row').nth(1).getByRole('cell').last()).toBeInViewport({ratio: 1});
  const {states: words} = growthModels.enterprise.supplyChain;
  await expect(table.getByRole('cell')).toHaveText(
    sampleSuppliers.flatMap(({states}) => states.map((state) => words[state])),
  );
  for (const word of Object.values(words)) {
    await expect(table.locator('../..').locator('p').getByText(word)).toBeVisible();
  }
});
