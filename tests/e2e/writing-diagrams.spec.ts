/** The writers' page of formulas and diagrams, as readers get it: drawn by the build, with nothing to load. */
import AxeBuilder from '@axe-core/playwright';
import {dark as darkColours, light as lightColours, rgb} from '../colours';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const route = '/writing/diagrams';
const diagrams = 8;
const phone = {width: 390, height: 844};

for (const language of languages) {
  test.describe(language, () => {
    test.use({locale: language});
    const path = pathIn(language, route);

    test('the page loads nothing for formulas and diagrams, before or after they come into view', async ({
      page,
    }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.goto(path);
      await page.locator('main svg[role="img"]').last().scrollIntoViewIfNeeded();
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main svg[role="img"]')).toHaveCount(diagrams);
      expect(loaded).toContain(path);
      expect(loaded.filter((address) => address !== path && !/\.woff2$|\/favicon/.test(address))).toEqual([]);
    });

    test('a diagram says what it is and what it shows', async ({page}) => {
      await page.goto(path);
      const drawings = page.locator('main svg[role="img"]');
      await expect(drawings).toHaveCount(diagrams);
      for (const drawing of await drawings.all()) {
        await expect(drawing).toHaveAccessibleName(/\w+ \w+/);
        await expect(drawing).toHaveAccessibleDescription(/(?:\w+ ){4}/);
      }
    });

    test('words fit the boxes that were drawn for them', async ({page}) => {
      for (const size of [{width: 1280, height: 900}, phone]) {
        await page.setViewportSize(size);
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const boxes = await page.locator('main svg[role="img"] g:has(> rect)').evaluateAll((groups) =>
          groups.flatMap((group) => {
            const [rect, ...others] = group.querySelectorAll<SVGGraphicsElement>(':scope > rect');
            const [text, ...more] = group.querySelectorAll<SVGGraphicsElement>('text');
            if (!rect || !text || others.length + more.length > 0) {
              return [];
            }
            const [box, label] = [rect.getBoundingClientRect(), text.getBoundingClientRect()];
            const middle = label.x + label.width / 2;
            // A box and its label, which stands in it; those of a legend stand beside theirs.
            return middle > box.left && middle < box.right
              ? [{words: text.textContent, room: box.width, wide: label.width}]
              : [];
          }),
        );
        expect(boxes.length).toBeGreaterThan(8);
        expect(boxes.filter(({room, wide}) => wide > room)).toEqual([]);
      }
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing, ${colorScheme}`, async ({page}) => {
        await page.emulateMedia({colorScheme});
        await page.goto(path);
        await expect(page.locator('main math')).not.toHaveCount(0);
        const {violations, passes} = await new AxeBuilder({page})
          .include('main')
          .setLegacyMode(true)
          .analyze();
        expect(passes.map(({id}) => id)).toContain('scrollable-region-focusable');
        expect(
          violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`)),
        ).toEqual([]);
      });
    }

    test.describe('without script', () => {
      test.use({javaScriptEnabled: false});

      test('formulas and diagrams are there', async ({page}) => {
        await page.goto(path);
        await expect(page.locator('main svg[role="img"]')).toHaveCount(diagrams);
        await expect(page.locator('main svg[role="img"]').first()).toBeVisible();
        await expect(page.locator('main math[display="block"]')).toHaveCount(2);
        await expect(page.locator('main math mfrac').first()).toBeVisible();
      });
    });
  });
}

test('diagrams take the colours of the theme', async ({page}) => {
  await page.goto(route);
  const colours = () =>
    page
      .locator('main svg[role="img"] :is(rect, text, path)')
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).fill))].sort());
  await page.emulateMedia({colorScheme: 'light'});
  const light = await colours();
  await page.emulateMedia({colorScheme: 'dark'});
  const dark = await colours();
  expect(light).toContain(rgb(lightColours.text));
  expect(dark).toContain(rgb(darkColours.text));
  expect(dark).not.toContain(rgb(lightColours.text));
});

test('on a phone the page stays, and what is wide scrolls by itself and by keyboard', async ({page}) => {
  await page.setViewportSize(phone);
  await page.goto(route);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);
  const scroller = page.locator('main figure > [role="group"]').first();
  await scroller.focus();
  const {scrollWidth, clientWidth} = await scroller.evaluate((element) => ({
    scrollWidth: element.scrollWidth,
    clientWidth: element.clientWidth,
  }));
  expect(scrollWidth).toBeGreaterThan(clientWidth);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  // Letters of 16 pixels get no smaller than 12.
  const letters = await page
    .locator('main svg[role="img"] text')
    .evaluateAll((texts) => texts.map((text) => (text as SVGTextElement).getScreenCTM()!.a));
  expect(letters.length).toBeGreaterThan(30);
  expect(Math.min(...letters)).toBeGreaterThan(0.74);
});

test('on paper a diagram is as wide as the paper at most', async ({page}) => {
  await page.setViewportSize({width: 600, height: 800});
  await page.emulateMedia({media: 'print'});
  await page.goto(route);
  const boxes = await page
    .locator('main svg[role="img"]')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().right));
  expect(boxes).toHaveLength(diagrams);
  expect(Math.max(...boxes)).toBeLessThanOrEqual(600);
});

test('prices stay text, and formulas stand in the sentence', async ({page}) => {
  await page.goto(route);
  const sentence = page.locator('main p', {hasText: '$99/month'});
  await expect(sentence).toContainText('between $1,000 and $2,000, or $99/month');
  await expect(sentence.locator('math')).toHaveCount(2);
});
