/** The white-label preview of the platform page: the visitor's name, colour and logo on three product screens. */
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import type {BrandPreviewContent} from '@site/src/content/brandPreview';
import type {ContactContent} from '@site/src/content/contact';
import {visitBrand} from '@site/src/content/visitBrand';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {wordsIn} from '@site/tests/languages';
import {light, rgb} from '../colours';
import {expect, test} from './fixtures';
import {holdScripts} from './scripts';
import {languages, pathIn} from './site';

const english = wordsIn<BrandPreviewContent>('en', 'brandPreview');
const {swatches} = english.colour;

const preview = (page: Page) => page.locator('section#white-label');
const name = (page: Page) => preview(page).locator('[name="brand"]');
const hex = (page: Page) => preview(page).locator('[name="hex"]');
const file = (page: Page) => preview(page).locator('[name="logo"]');
const status = (page: Page) => preview(page).getByRole('status');
const mockUps = (page: Page) => preview(page).locator('figure:has(> figcaption)');
const logos = (page: Page) => mockUps(page).locator('img');
const swatch = (page: Page, label: string) => preview(page).getByRole('radio', {name: label});
const button = (page: Page, label: string) => preview(page).getByRole('button', {name: label, exact: true});

/** A red square of 8 by 8 pixels, and a drawing with a script in it. */
const png = {
  name: 'a.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGM4IRGNFTEMLQkAGvVSQfTQAI8AAAAASUVORK5CYII=',
    'base64',
  ),
};
const svg = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>top.document.title="hacked"</script><rect width="40" height="20" fill="#6a3fd1"/></svg>',
  ),
};

async function expectEverywhere(page: Page, text: string): Promise<void> {
  await expect(mockUps(page)).toContainText([text, text, text]);
}

async function expectColour(page: Page, colour: string, action = english.signIn.action): Promise<void> {
  const drawn = mockUps(page).getByText(action, {exact: true}).last();
  await expect(drawn).toHaveCSS('background-color', rgb(colour));
}

for (const language of languages) {
  const say = wordsIn<BrandPreviewContent>(language, 'brandPreview');
  const {topics, demo, close} = wordsIn<ContactContent>(language, 'contact');
  const at = (route: string) => pathIn(language, route);

  test(`in ${language}: shows what is typed, and takes it into the comparison, a demo and the report @everyday`, async ({
    page,
  }) => {
    const green = light['sample-green'];
    await page.goto(at('/solutions#white-label'));
    await expectEverywhere(page, say.placeholder);
    await name(page).fill('  Cedro   IT ');
    await expectEverywhere(page, 'Cedro IT');
    await expect(mockUps(page).last()).toContainText('security.cedro-it.example');
    const ratio = language === 'en' ? '5.9' : '5,9';
    await expect(status(page)).toHaveText(`${say.status.shows('Cedro IT')} ${say.status.white(ratio)}`);
    await name(page).fill('');
    await expectEverywhere(page, say.placeholder);
    await name(page).fill('A & B');
    await swatch(page, say.colour.swatches.green).check();
    await expect(hex(page)).toHaveValue(green);
    await expectColour(page, green, say.signIn.action);
    await expect(preview(page).getByRole('link', {name: say.actions.comparison})).toHaveAttribute(
      'href',
      at(`/pricing-comparison?brand=A+%26+B&colour=${green.slice(1)}`),
    );

    const ask = preview(page).getByRole('link', {name: say.actions.demo, exact: true});
    const dialog = page.getByRole('dialog', {name: topics.demo});
    const field = (label: string) => dialog.locator(`[name=${label}]`);
    await ask.click();
    await expect(field('subject')).toHaveValue(topics.demo);
    await expect(field('company')).toHaveValue('A & B');
    await expect(field('message')).toHaveValue(demo({name: 'A & B', colour: green}));
    // The visitor's own text stays. The rest follows the brand, but a sample partner is not the visitor's company.
    await field('message').fill('Mine');
    for (const [typed, company] of [
      ['Cedro', 'Cedro'],
      [sampleBrands[1].name, ''],
    ] as const) {
      await dialog.getByRole('button', {name: close}).click();
      await name(page).fill(typed);
      await ask.click();
      await expect(field('company')).toHaveValue(company);
      await expect(field('message')).toHaveValue('Mine');
    }
    await dialog.getByRole('button', {name: close}).click();
    await name(page).fill('Cedro');
    await preview(page).getByRole('link', {name: say.actions.report, exact: true}).click();
    await expect(page).toHaveURL(at('/sample-report'));
    await expect(page.getByRole('banner').locator('a:has(> [data-mark])')).toHaveAccessibleName('Cedro');
  });
}

test('follows the brand that is put on the whole page, and goes back', async ({page}) => {
  const [, verdemare, , corvo] = sampleBrands;
  await page.goto('/solutions');
  await name(page).fill('Cedro');
  await expectEverywhere(page, 'Cedro');
  for (const sample of [verdemare, corvo]) {
    await page.locator('section#hero').getByRole('radio', {name: sample.name}).check();
    await preview(page).scrollIntoViewIfNeeded();
    await expectEverywhere(page, sample.name);
    await expect(mockUps(page).last()).toContainText(sample.host);
    await expect(name(page)).toHaveValue(sample.name);
    await expect(hex(page)).toHaveValue(sample.colour);
    await expectColour(page, sample.colour);
  }
  await page.getByRole('button', {name: visitBrand.exit}).click();
  await expectEverywhere(page, english.placeholder);
  await expect(hex(page)).toHaveValue(light.accent);
  await expect(page).toHaveURL(/\/solutions$/);
  // Nothing is restored.
  await page.reload();
  await expectEverywhere(page, english.placeholder);
});

test('keeps swatches, picker and code together, and says what is no colour or a pale one @everyday', async ({
  page,
}) => {
  const picker = preview(page).locator('[name="picker"]');
  const error = preview(page).getByText(english.colour.error);
  await page.goto('/solutions#white-label');
  await swatch(page, swatches.violet).check();
  await expect(hex(page)).toHaveValue('#6a3fd1');
  await expect(picker).toHaveValue('#6a3fd1');
  await picker.fill('#123456');
  await expect(hex(page)).toHaveValue('#123456');
  await expect(preview(page).getByRole('radio', {checked: true})).toHaveCount(0);
  await expectColour(page, '#123456');
  await hex(page).fill('0b8566');
  await expect(swatch(page, swatches.green)).toBeChecked();
  await hex(page).blur();
  await expect(hex(page)).toHaveValue(light['sample-green']);
  // Three digits count on blur, not while six are being typed.
  await hex(page).fill('#a0f');
  await expectColour(page, light['sample-green']);
  await hex(page).blur();
  await expect(hex(page)).toHaveValue('#aa00ff');
  await expectColour(page, '#aa00ff');
  await hex(page).fill('blue');
  await hex(page).blur();
  await expect(error).toBeVisible();
  await expect(hex(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(hex(page)).toHaveAccessibleDescription(english.colour.error);
  await swatch(page, swatches.lemon).check();
  await expect(error).toBeHidden();
  await expect(preview(page).getByText(english.colour.pale)).toBeVisible();
  await expect(status(page)).toContainText(english.status.dark('12.4'));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pale, middling and deep colours can be read in all three screens, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    for (const colour of ['#f5d90a', '#808080', '#0a0a3a']) {
      await page.goto(`/solutions?brand=Nordalia&colour=${colour.slice(1)}#white-label`);
      await expectEverywhere(page, 'Nordalia');
      await expect(hex(page)).toHaveValue(colour);
      const {violations} = await new AxeBuilder({page})
        .include('#white-label')
        .withRules(['color-contrast'])
        .analyze();
      expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
    }
  });
}

test('a logo is shown on all three and sent nowhere, gives its colour, and can be taken away', async ({
  page,
}) => {
  await page.goto('/solutions#white-label');
  await name(page).fill('Nordalia IT');
  // All pending updates have run.
  await expect(status(page)).toContainText('Nordalia IT');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await file(page).setInputFiles(svg);
  await expect(logos(page)).toHaveCount(3);
  const shown = await logos(page).evaluateAll((images) =>
    images.map((image) => [(image as HTMLImageElement).src, (image as HTMLImageElement).naturalWidth]),
  );
  expect(shown).toEqual(Array(3).fill([expect.stringMatching(/^blob:/), 40]));
  expect(sent.filter((address) => !address.startsWith('blob:'))).toEqual([]);
  await expect(page).not.toHaveTitle(/hacked/);
  await expect(page).not.toHaveURL(/blob|logo/);
  await button(page, 'Use its colour, #6a3fd1').click();
  await expect(swatch(page, swatches.violet)).toBeChecked();
  await expectColour(page, '#6a3fd1');
  // The message about the colour appears when the visitor pauses.
  await expect(status(page)).toContainText('The preview now shows');
  await button(page, 'Remove logo').click();
  await expect(logos(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('The logo is removed.');
  // The same file again.
  await file(page).setInputFiles(svg);
  await expect(logos(page)).toHaveCount(3);
});

test('refuses files that are no logo, and takes one that is dropped @everyday', async ({page}) => {
  const {errors} = english.logo;
  const complaint = preview(page).getByRole('alert').filter({hasText: /./});
  await page.goto('/solutions#white-label');
  for (const [given, error] of [
    [{...png, name: 'a.pdf', mimeType: 'application/pdf'}, errors.type],
    [{...png, buffer: Buffer.alloc(1024 * 1024 + 1)}, errors.size],
    [{...png, buffer: Buffer.from('no picture')}, errors.unreadable],
  ] as const) {
    await file(page).setInputFiles(given);
    await expect(complaint).toHaveText(error);
    await expect(logos(page)).toHaveCount(0);
  }
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], 'logo.png', {type: 'image/png'}));
      return transfer;
    },
    [...png.buffer],
  );
  const zone = preview(page).locator('label:has([name="logo"])');
  await zone.dispatchEvent('dragover', {dataTransfer});
  await expect(zone).toHaveAttribute('data-over', 'true');
  const opensFile = await zone.evaluate(
    (target, transfer) =>
      target.dispatchEvent(new DragEvent('drop', {dataTransfer: transfer, bubbles: true, cancelable: true})),
    dataTransfer,
  );
  expect(opensFile, 'the browser opens the file in the place of the page').toBe(false);
  await expect(logos(page)).toHaveCount(3);
  await expect(zone).not.toHaveAttribute('data-over');
  await expect(complaint).toHaveCount(0);
});

test.describe('address', () => {
  test('has the brand, without a step in the history for each letter, and follows into the other language @everyday', async ({
    page,
  }) => {
    const colour = light.accent.slice(1);
    await page.goto('/pricing');
    await page.goto('/solutions?utm=x#white-label');
    const before = await page.evaluate(() => history.length);
    await name(page).pressSequentially('Nordalia');
    await expect(page).toHaveURL(`/solutions?utm=x&brand=Nordalia&colour=${colour}#white-label`);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
    await page.goForward();
    await expectEverywhere(page, 'Nordalia');
    await page.locator('header a[data-to]').first().click();
    await expect(page).toHaveURL(`/it/solutions?utm=x&brand=Nordalia&colour=${colour}#white-label`);
    await expectEverywhere(page, 'Nordalia');
  });

  test('is shown where the browser refuses to copy, and where nothing is stored', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await page.goto('/solutions#white-label');
    await name(page).fill('Nordalia IT');
    await expectEverywhere(page, 'Nordalia IT');
    await button(page, english.actions.copy).click();
    const field = preview(page).getByLabel(english.actions.copyByHand);
    await expect(field).toHaveValue(/\/solutions\?brand=Nordalia\+IT&colour=[\da-f]{6}#white-label$/);
    await expect(field).toBeFocused();
    await name(page).fill('Other');
    await expect(field).toHaveCount(0);
  });
});

test('everything can be done with the keyboard', async ({page}) => {
  const {demo, report, comparison, copy, restart} = english.actions;
  await page.goto('/solutions#white-label');
  await name(page).focus();
  await page.keyboard.type('Tasto');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(swatch(page, swatches.green)).toBeChecked();
  for (const stop of [
    'picker',
    'hex',
    'logo',
    demo,
    report,
    visitBrand.proposal,
    comparison,
    copy,
    restart,
  ]) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const {name, textContent} = document.activeElement as HTMLInputElement;
      return name || textContent;
    });
    expect(reached).toBe(stop);
  }
  await page.keyboard.press('Enter');
  await expectEverywhere(page, english.placeholder);
});

test('whoever is still writing when React arrives goes on, and is told of a wrong code that was left @everyday', async ({
  page,
}) => {
  const release = await holdScripts(page);
  // Without an anchor: the browser scrolls there when the page has loaded, and moves the focus.
  await page.goto('/solutions', {waitUntil: 'commit'});
  await hex(page).fill('blue');
  await name(page).pressSequentially('Cedro ');
  release();
  await expectEverywhere(page, 'Cedro');
  await expect(preview(page).getByText(english.colour.error)).toBeVisible();
  await name(page).pressSequentially('Due');
  await expect(name(page)).toHaveValue('Cedro Due');
  await expectEverywhere(page, 'Cedro Due');
  await expect(hex(page)).toHaveValue('blue');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the preview reads and its colours work', async ({page}) => {
    await page.goto('/solutions#white-label');
    await expectEverywhere(page, english.placeholder);
    // Playwright's text excludes `<noscript>`.
    await expect(preview(page).locator('noscript p')).toHaveText(english.noScript);
    for (const idle of [name(page), hex(page), button(page, english.actions.copy)]) {
      await expect(idle).toBeHidden();
    }
    await swatch(page, swatches.magenta).check();
    await expectColour(page, '#c2185b');
  });
});
