/** Visitors' settings: forced colours, an old browser, paper. Fonts and spacing: `sweep.spec.ts`. */
import {frameworks} from '@site/src/data/claims';
import {routes} from '@site/src/data/routes';
import {shell} from '@site/src/content/shell';
import {colourRules, violations} from './axe';
import {expect, test} from './fixtures';

test('swatches keep their own colours in forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(routes.home);
  const colours = await page
    .getByRole('main')
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio).backgroundColor));
  expect(colours.length).toBeGreaterThan(2);
  expect(new Set(colours).size).toBe(colours.length);
});

test('a browser that knows neither light-dark() nor popover shows letters on grounds, and a menu that scrolls away', async ({
  page,
}) => {
  // Removes what an old browser ignores. The page's policy would block the changed styles.
  await page.route('**/*', async (route) => {
    const answer = await route.fetch();
    const type = answer.headers()['content-type'] ?? '';
    if (!type.includes('text/html')) {
      return route.fulfill({response: answer});
    }
    const body = (await answer.text())
      .replaceAll('light-dark(', 'unknown(')
      .replaceAll(':popover-open', ':unknown')
      .replaceAll(/ popover(target)?=/g, ' data-none=')
      .replace(/<meta http-equiv="?content-security-policy[^>]*>/i, '');
    return route.fulfill({status: 200, contentType: type, body});
  });
  await page.setViewportSize({width: 390, height: 844});
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.goto(routes.pricing);
    await expect(page.getByRole('banner').getByRole('link', {name: shell.nav.items.solutions})).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    expect(await violations(page, colourRules), colorScheme).toEqual([]);
  }
});

test('paper has all names of what passes by once, every answer, and nothing to press', async ({page}) => {
  await page.goto(routes.home);
  await page.emulateMedia({media: 'print'});
  const lists = page.getByRole('main').locator('ul').filter({hasText: frameworks[0]});
  await expect(lists.filter({visible: true}).first()).toHaveCSS('animation-name', 'none');
  await expect(page.locator('main ul[aria-hidden]')).toBeHidden();
  const answers = page.locator('#faq details > div');
  await expect(answers.filter({visible: true})).toHaveCount(await answers.count());
  expect(await answers.count()).toBeGreaterThan(1);
  await expect(page.getByRole('slider')).toHaveCount(0);
});
