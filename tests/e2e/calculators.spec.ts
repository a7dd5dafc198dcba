/** Both calculators: what they compute, what the address holds of it, and what they are without script. */
import type {Page} from '@playwright/test';
import {calculators as english} from '@site/src/content/calculators';
import {partnerRoiCalculator as englishPartner} from '@site/src/content/partnerRoiCalculator';
import {savingsCalculator as englishSavings} from '@site/src/content/savingsCalculator';
import {partnerRoiInputs} from '@site/src/data/partnerRoi';
import {priceList} from '@site/src/data/priceList';
import {routes} from '@site/src/data/routes';
import {savingsInputs, toolFeature} from '@site/src/data/savings';
import {savingsDefaults} from '@site/src/lib/calculators/savings';
import {formats} from '@site/src/lib/format';
import {type Language, wordsIn} from '@site/tests/languages';
import {partnerRoiIn, planOf, savingsIn, tooManyClients} from '../expected';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';
import type {CalculatorsContent} from '@site/src/content/calculators';
import type {PartnerRoiCalculatorContent} from '@site/src/content/partnerRoiCalculator';
import type {SavingsCalculatorContent} from '@site/src/content/savingsCalculator';

const italian = wordsIn<CalculatorsContent>('it', 'calculators');
const italianPartner = wordsIn<PartnerRoiCalculatorContent>('it', 'partnerRoiCalculator');
const italianSavings = wordsIn<SavingsCalculatorContent>('it', 'savingsCalculator');

const words = {en: english, it: italian};
const savingsWords = {en: englishSavings, it: italianSavings};
const partnerWords = {en: englishPartner, it: italianPartner};

/** What is typed in most tests. */
const typed = {clients: 40, price: 120, tools: ['vulnerability', 'darkweb']} as const;

/** Inputs of the calculators: their defaults and limits. */
const {clients: defaultClients, price: defaultPrice} = savingsDefaults;
const {clients: partnerClients, price: partnerPrice} = partnerRoiInputs;

const savings = (page: Page) => page.locator('[data-island="savings-calculator"]');
const partner = (page: Page) => page.locator('[data-island="partner-roi-calculator"]');
const field = (part: ReturnType<typeof savings>, name: string) => part.locator(`[name="${name}"]`);
const alive = (page: Page) => page.locator('[data-island][data-alive]').waitFor();

/** Query of the page, as it is written. */
const query = (page: Page) => new URL(page.url()).search;

/** Holds back all scripts, until the function that it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test.describe('savings calculator', () => {
  const saved = (page: Page) => page.locator('#savings-result b');
  const announced = (page: Page) => savings(page).locator('p[role="status"]');

  for (const language of languages) {
    const {eur} = formats(language);

    test(`in ${language}: what is typed is in the address, and opened again it is back`, async ({page}) => {
      await page.goto(pathIn(language, '/?utm_source=mail#roi'));
      await field(savings(page), 'clients').fill('40');
      await field(savings(page), 'price').fill('120');
      await savings(page).locator('[value="compliance"]').uncheck();
      await savings(page).locator('[value="reporting"]').uncheck();
      const own = 'clients=40&price=120&tools=vulnerability,darkweb';
      await expect(page).toHaveURL(pathIn(language, `/?utm_source=mail&${own}#roi`));

      await page.goto(routes.blog);
      await page.goto(pathIn(language, `/?${own}`));
      // Nobody touches it, and it is far below what is seen.
      await expect(field(savings(page), 'clients')).toHaveValue('40');
      await expect(field(savings(page), 'clientsSlider')).toHaveValue('40');
      await expect(field(savings(page), 'price')).toHaveValue('120');
      await expect(savings(page).locator(':checked')).toHaveCount(2);
      await expect(saved(page)).toHaveText(savingsIn(language, typed).year);
      await expect(announced(page)).toBeEmpty();
      expect(query(page)).toBe(`?${own}`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/(it\/)?$/);

      // The language link takes the calculation along.
      const other: Language = language === 'en' ? 'it' : 'en';
      await page.locator('a[data-to]').first().click();
      await expect(page).toHaveURL(pathIn(other, `/?${own}`));
      await expect(saved(page)).toHaveText(savingsIn(other, typed).year);
    });

    test(`in ${language}: a change is announced once, in a sentence`, async ({page}) => {
      await page.goto(pathIn(language, '/'));
      await field(savings(page), 'clients').focus();
      await alive(page);
      await page.evaluate(() => {
        const status = document.querySelector('[data-island="savings-calculator"] p[role="status"]');
        const said: (string | null)[] = ((window as {said?: unknown[]}).said = []) as never;
        new MutationObserver(() => said.push(status?.textContent ?? null)).observe(status as Node, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await field(savings(page), 'clients').fill('');
      for (const key of '40') {
        await page.clock.runFor(100);
        await field(savings(page), 'clients').press(key);
      }
      await page.clock.runFor(2000);
      const {year} = savingsIn(language, {...savingsDefaults, clients: 40});
      const sentence = savingsWords[language].announce(year);
      await expect(announced(page)).toHaveText(sentence);
      const said = await page.evaluate(() => (window as {said?: string[]}).said);
      expect(said?.map((text) => text.replace(/\s/g, ' '))).toEqual([sentence]);
      await expect(page.locator('#savings-result')).not.toHaveAttribute('role', 'status');
      await expect(page.locator('#savings-result [aria-live]')).toHaveCount(0);
    });

    test(`in ${language}: every line of the calculation can be read`, async ({page}) => {
      await page.goto(pathIn(language, '/'));
      const how = savings(page).locator('details');
      await how.getByText(words[language].how).click();
      const formulas = how.locator('dd');
      const plain = (texts: string[]) => texts.map((text) => text.replace(/\s/g, ' '));
      const shown = async () => plain(await formulas.allTextContents());
      expect(await shown()).toEqual(Object.values(savingsIn(language, savingsDefaults).formulas));
      await expect(how).toContainText(planOf(savingsDefaults).name);
      await field(savings(page), 'clients').fill('1');
      await expect(how).toContainText(priceList.entry.name);
      await savings(page).locator('[value="portal"]').check();
      const {toolNames, steps} = savingsWords[language];
      const needed = priceList.planWith(toolFeature.portal);
      if (needed !== priceList.entry) {
        await expect(how).toContainText(steps.reasons.tool(toolNames.portal, needed.name));
      }
      await expect(how).toHaveAttribute('open', '');
      // One client at that price pays less than a plan costs: nothing is divided, nothing is negative.
      await field(savings(page), 'price').fill('1');
      await expect(formulas).toHaveCount(3);
      await expect(formulas.last()).toHaveText(savingsWords[language].steps.none);
    });

    test(`in ${language}: where nothing is saved it says why`, async ({page}) => {
      const why = savingsWords[language].noSavingWhy;
      await page.goto(pathIn(language, '/?clients=0'));
      const result = page.locator('#savings-result');
      await expect(result).toContainText(why.empty);
      await field(savings(page), 'clients').fill('1');
      const cost = planOf({...savingsDefaults, clients: 1}).eurPerMonth;
      const less = Math.floor(cost / 2);
      await field(savings(page), 'price').fill(String(cost));
      await expect(result).toContainText(why.equal);
      await field(savings(page), 'price').fill(String(less));
      await expect(result).toContainText(why.dearer(eur(cost - less)).replace(/\s/g, ' '));
      await expect(savings(page)).not.toContainText(/[-−]\s?[€\d]|NaN|∞|Infinity/);
      const {clients, price} = savingsInputs;
      await field(savings(page), 'clients').fill(String(clients.max + 1));
      await field(savings(page), 'price').fill('1e300');
      const {capped} = savingsWords[language];
      await expect(result).toContainText(capped.clients);
      await expect(result).toContainText(capped.price.replace(/\s/g, ' '));
      await expect(result.getByText(savingsWords[language].beyondPlans)).toHaveCount(
        tooManyClients === undefined || tooManyClients > clients.max ? 0 : 1,
      );
      const most = {...savingsDefaults, clients: clients.max, price: price.max};
      await expect(saved(page)).toHaveText(savingsIn(language, most).year);
      await field(savings(page), 'price').fill('10');
      await expect(result).toContainText(capped.clients);
      await expect(result).not.toContainText(capped.price.replace(/\s/g, ' '));
    });
  }

  test('a decimal comma is one, in a browser that writes points', async ({page}) => {
    await page.goto('/it/');
    await field(savings(page), 'price').fill('120,5');
    const {eur} = formats('it');
    const of = (amount: number) => eur(amount).replace(/\s/g, ' ');
    await expect(page.locator('#savings-result')).toContainText(of(defaultClients * 120.5));
    await expect(page).toHaveURL(/price=120\.5&/);
    await field(savings(page), 'price').fill('1.234,56');
    await expect(page.locator('#savings-result')).toContainText(of(defaultClients * 1234.56));
    await page.goto(pathIn('it', `${routes.partnerProgram}`));
    await field(partner(page), 'price').fill('62,5');
    await partner(page).locator('[type="submit"]').click();
    await expect(page).toHaveURL(/clients=10&price=62\.5$/);
  });

  test('what is no number counts as 0 and says so, and the slider stays where it ends', async ({page}) => {
    await page.goto('/');
    await field(savings(page), 'clients').fill('');
    await expect(page.locator('#savings-result')).toContainText(savingsWords.en.noSavingWhy.empty);
    await expect(field(savings(page), 'clientsSlider')).toHaveValue(String(savingsInputs.clients.min));
    // It is being typed: nothing is put into it.
    await expect(field(savings(page), 'clients')).toHaveValue('');
    await field(savings(page), 'price').fill('much');
    await field(savings(page), 'price').blur();
    await expect(field(savings(page), 'clients')).toHaveValue('0');
    await expect(field(savings(page), 'price')).toHaveValue('0');
  });

  test('cents stay cents in every amount, and what the saving does not pay for is left out', async ({
    page,
  }) => {
    await page.goto('/?clients=10&price=4.91&tools=vulnerability');
    await alive(page);
    const cost = planOf({clients: 10, price: 4.91, tools: ['vulnerability']}).eurPerMonth;
    test.skip(cost >= 49.1, 'the plan costs more than these tools');
    const {eur} = formats('en');
    await expect(saved(page)).toHaveText(eur((49.1 - cost) * 12));
    await expect(page.locator('#savings-result dd').first()).toHaveText(eur(49.1 - cost));
    // Neither a hire nor a campaign: the margin alone.
    await expect(page.locator('#savings-result li')).toHaveCount(1);
    await expect(savings(page)).not.toContainText(/\b0 (?:resources|marketing campaigns)/);
    await field(savings(page), 'clients').fill('2.5');
    await field(savings(page), 'price').fill('1000');
    await expect(page.locator('#savings-result')).toContainText('€2,500');
    await expect(savings(page).locator('details dd').first()).toHaveText('2.5 × €1,000 = €2,500');
  });

  test('says "Loading..." while it comes because it was scrolled to, and what stands there meanwhile is dimmed', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.locator('#roi').scrollIntoViewIfNeeded();
    await expect(page.getByText('Loading...', {exact: true})).toBeVisible();
    const opacity = () =>
      page.locator('#savings-result').evaluate((panel) => getComputedStyle(panel).opacity);
    expect(await opacity()).toBe('1');
    await field(savings(page), 'clients').fill('40');
    expect(Number(await opacity())).toBeLessThan(1);
    release();
    await alive(page);
    await expect(page.getByText('Loading...', {exact: true})).toHaveCount(0);
    expect(await opacity()).toBe('1');
  });

  for (const search of [
    `?clients=${savingsInputs.clients.max + 1}&price=-1`,
    '?clients=<script>&price=NaN&tools',
    '?price=%E0%A4%A',
  ]) {
    test(`an address with ${search} shows the defaults`, async ({page}) => {
      await page.goto(`/${search}`);
      await alive(page);
      await expect(field(savings(page), 'clients')).toHaveValue(String(defaultClients));
      await expect(field(savings(page), 'price')).toHaveValue(String(defaultPrice));
    });
  }

  test('the defaults leave the address bare', async ({page}) => {
    await page.goto('/?clients=40');
    await alive(page);
    await field(savings(page), 'clients').fill(String(defaultClients));
    await expect(page).toHaveURL('/');
  });

  test('without a calculation in the address nothing is loaded', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/?utm_source=mail');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });

  test('what was typed before React came wins over the address, down to a default typed again', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/?clients=40&price=120&tools=portal', {waitUntil: 'commit'});
    await field(savings(page), 'clients').fill('60');
    await field(savings(page), 'clients').fill(String(defaultClients));
    await savings(page).locator('[value="darkweb"]').uncheck();
    release();
    await alive(page);
    await expect(field(savings(page), 'clients')).toHaveValue(String(defaultClients));
    await expect(field(savings(page), 'clientsSlider')).toHaveValue(String(defaultClients));
    await expect(field(savings(page), 'price')).toHaveValue('120');
    await expect(savings(page).locator('[value="darkweb"]')).not.toBeChecked();
    await expect(savings(page).locator('[value="portal"]')).toBeChecked();
    await expect(page).toHaveURL(`/?clients=${defaultClients}&price=120&tools=portal`);
  });

  test('of field and slider the one moved last counts', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/', {waitUntil: 'commit'});
    await field(savings(page), 'clients').fill('350');
    await field(savings(page), 'clientsSlider').fill('90');
    release();
    await alive(page);
    await expect(field(savings(page), 'clients')).toHaveValue('90');
    await expect(field(savings(page), 'clientsSlider')).toHaveValue('90');
    await expect(page).toHaveURL(/clients=90&/);
  });

  test('Back returns to the numbers in one step, and Back again to the page before', async ({page}) => {
    await page.goto('/blog');
    await page.goto('/');
    const clients = field(savings(page), 'clients');
    await clients.focus();
    await alive(page);
    const before = await page.evaluate(() => history.length);
    for (const value of ['31', '36', '41']) {
      await clients.fill(value);
      await expect(page).toHaveURL(new RegExp(`clients=${value}&`));
    }
    // Left at once: the address is written as the field is left.
    await clients.fill('45');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expect(page).toHaveURL(/\/\?clients=45&/);
    await expect(clients).toHaveValue('45');
    await expect(saved(page)).toHaveText(savingsIn('en', {...savingsDefaults, clients: 45}).year);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
  });

  test('Back within the page keeps the numbers, and the address says them', async ({page}) => {
    await page.goto('/');
    await page.evaluate(() => (location.hash = 'faq'));
    await field(savings(page), 'clients').fill('40');
    await expect(page).toHaveURL(/clients=40&.*#faq$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/\?clients=40&[^#]*$/);
    await expect(field(savings(page), 'clients')).toHaveValue('40');
  });
});

test.describe('copy link', () => {
  for (const language of languages) {
    test(`in ${language}: copies the address of the calculation, and says so`, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(pathIn(language, '/?utm_source=mail&clients=40'));
      await alive(page);
      await savings(page).getByRole('button', {name: words[language].copy}).click();
      await expect(savings(page).getByText(words[language].copied)).toHaveRole('status');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        new URL(
          pathIn(language, `/?clients=40&price=${defaultPrice}&tools=${savingsDefaults.tools.join()}#roi`),
          page.url(),
        ).href,
      );
      // What was copied is no longer what is shown.
      await field(savings(page), 'clients').fill('41');
      await expect(savings(page).getByText(words[language].copied)).toHaveCount(0);
    });
  }

  test('shows the address in a field where copying is refused', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto(`${routes.partnerProgram}?clients=20&price=80`);
    await alive(page);
    await partner(page).getByRole('button', {name: english.copy}).click();
    const address = partner(page).getByRole('textbox', {name: english.address});
    await expect(address).toHaveValue(/\/partner-program\?clients=20&price=80#roi$/);
    await expect(address).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('clients=20&price=80');
    await expect(partner(page).getByText(english.copyYourself)).toBeVisible();
  });
});

test.describe('partner ROI calculator', () => {
  const route = routes.partnerProgram;
  const result = (page: Page) => page.locator('#partner-roi-result');
  const figures = async (page: Page) =>
    (await result(page).locator('dd.num').allTextContents()).map((text) => text.replace(/\s/g, ' '));
  const status = (page: Page) => partner(page).locator('p[role="status"]');
  const submit = (page: Page) => partner(page).locator('[type="submit"]');

  for (const language of languages) {
    const say = partnerWords[language];

    test(`in ${language}: an example before, a result after, and the address holds it`, async ({page}) => {
      await page.goto(pathIn(language, route));
      const price = (n: number) => say.basis.price({en: `$${n}`, it: `${n} $`}[language]);
      await expect(result(page).getByRole('heading').first()).toHaveText(
        `${say.clientsCount(partnerClients.default)} ${price(partnerPrice.default)} ${say.example}`,
      );
      const example = partnerRoiIn(language, partnerClients.default, partnerPrice.default);
      expect(await figures(page)).toEqual(example.figures);
      await expect(result(page)).toContainText(say.breakEven(example.months));
      await expect(partner(page)).toContainText(say.description.replace(/\s/g, ' '));
      await expect(partner(page)).toContainText(say.clientsHint);
      await expect(partner(page)).toContainText(say.priceHint.replace(/\s/g, ' '));

      await field(partner(page), 'clients').fill('20');
      await field(partner(page), 'price').fill('80');
      expect(query(page)).toBe('');
      await expect(result(page)).toContainText(say.stale);
      await field(partner(page), 'price').fill(`${partnerPrice.min - 1}`);
      await submit(page).click();
      await expect(result(page)).toContainText(say.refused);
      await field(partner(page), 'price').fill('80');
      await expect(result(page)).toContainText(say.stale);
      // Figures of other numbers are neither copied nor sent.
      const copy = partner(page).getByRole('button', {name: words[language].copy});
      await copy.focus();
      await expect(copy).not.toBeFocused();
      await submit(page).click();
      await expect(result(page).getByRole('heading').first()).toHaveText(
        `${say.result}: ${say.clientsCount(20)} ${price(80)}`,
      );
      await expect(result(page)).not.toContainText(say.stale);
      await copy.focus();
      await expect(copy).toBeFocused();
      const entered = partnerRoiIn(language, 20, 80);
      expect(await figures(page)).toEqual(entered.figures);
      await expect(result(page)).toContainText(say.breakEven(entered.months));
      await expect(page).toHaveURL(pathIn(language, `${route}?clients=20&price=80`));

      await page.goto(routes.blog);
      await page.goBack();
      await expect(result(page).getByRole('heading').first()).toHaveText(
        `${say.result}: ${say.clientsCount(20)} ${price(80)}`,
      );
      await page.goto(pathIn(language, `${route}?clients=1&price=${partnerPrice.min}`));
      await expect(result(page).getByRole('heading').first()).toContainText(say.result);
      await expect(field(partner(page), 'clients')).toHaveValue('1');
      await expect(field(partner(page), 'price')).toHaveValue(String(partnerPrice.min));
    });

    test(`in ${language}: a year that does not pay is told in words`, async ({page}) => {
      const least = partnerRoiIn(language, 1, partnerPrice.min);
      await page.goto(pathIn(language, `${route}?clients=1&price=${partnerPrice.min}`));
      expect((await figures(page)).length).toBe(3);
      await expect(result(page)).toContainText(say.breakEven(least.months));
      await expect(result(page)).toContainText(say.loss(least.loss));
      await expect(result(page).locator('figcaption')).toHaveText(say.chart.notCovered(least.year));
      // A loss is called one, without a sign.
      const [revenue, , roi] = least.figures;
      expect(await figures(page)).toEqual([revenue, least.loss, roi]);
      await expect(result(page).locator('dt').nth(1)).toHaveText(say.yearlyLoss);
      await expect(result(page)).not.toContainText(say.yearlyProfit);
      // More months than the cost is paid for.
      expect(least.months).toBeGreaterThan(12);
      await expect(result(page)).toContainText(say.afterTheYear);
    });

    test(`in ${language}: a price below the minimum is complained about in the alert region`, async ({
      page,
    }) => {
      await page.goto(pathIn(language, route));
      const price = field(partner(page), 'price');
      const alert = page.locator('#partner-roi-alert');
      await expect(alert).toHaveRole('alert');
      await expect(partner(page).locator('form')).toHaveAttribute('novalidate', '');
      for (const [text, problem] of [
        [String(partnerPrice.min - 1), say.problems.tooSmall(partnerPrice.min)],
        ['', say.problems.notANumber],
        ['1e9', say.problems.tooLarge(partnerPrice.max)],
      ] as const) {
        await price.fill(text);
        await submit(page).click();
        await expect(alert).toHaveText(problem);
        await expect(price).toBeFocused();
        await expect(price).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(price).toHaveAccessibleDescription(new RegExp(say.problems.tooLarge(partnerPrice.max)));
      // No result came of it.
      await expect(result(page).getByRole('heading').first()).toContainText(say.example);
      expect(query(page)).toBe('');
      await price.fill(String(partnerPrice.min + 10));
      await expect(alert).toBeEmpty();
      await price.press('Enter');
      await expect(result(page).getByRole('heading').first()).toContainText(say.result);
    });

    test(`in ${language}: says that it calculates, and locks price and button meanwhile`, async ({page}) => {
      await page.goto(pathIn(language, route));
      await field(partner(page), 'price').focus();
      await alive(page);
      await expect(status(page)).toHaveText(say.status.ready);
      await expect(submit(page)).toHaveText(say.submit);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await submit(page).focus();
      await page.keyboard.press('Enter');
      await expect(submit(page)).toHaveText(say.calculating);
      await expect(submit(page)).toBeDisabled();
      await expect(field(partner(page), 'price')).toBeDisabled();
      await expect(field(partner(page), 'clients')).toBeEnabled();
      await expect(status(page)).toHaveText(say.status.calculating);
      await page.clock.runFor(2000);
      await expect(submit(page)).toHaveText(say.submit);
      await expect(submit(page)).toBeEnabled();
      await expect(field(partner(page), 'price')).toBeEnabled();
      await expect(status(page)).toHaveText(say.status.ready);
      await expect(submit(page)).toBeFocused();
    });

    test(`in ${language}: the slider says where it stands`, async ({page}) => {
      await page.goto(pathIn(language, route));
      const slider = field(partner(page), 'clients');
      const scale = partner(page)
        .locator('p', {has: page.locator('b')})
        .first();
      await expect(scale.locator('> *')).toHaveText([
        say.clientsCount(partnerClients.min),
        say.clientsCount(partnerClients.default),
        say.clientsCount(partnerClients.max),
      ]);
      await slider.press('Home');
      await expect(scale.locator('b')).toHaveText(say.clientsCount(1));
      await expect(slider).toHaveAttribute('aria-valuetext', say.clientsCount(1));
      await slider.press('ArrowRight');
      await expect(scale.locator('b')).toHaveText(say.clientsCount(2));
      await slider.press('End');
      await expect(slider).toHaveValue(String(partnerClients.max));
      await expect(slider).toHaveAttribute('aria-valuetext', say.clientsCount(partnerClients.max));
    });
  }

  test('a result is announced as a whole, and the chart has its words', async ({page}) => {
    const {months, price, year, bar} = partnerRoiIn('en', 10, 90);
    await page.goto(`${route}?clients=10&price=90`);
    await alive(page);
    const live = result(page).locator('[aria-live="polite"][aria-atomic="true"]');
    await expect(live).toContainText(`Your result: 10 clients at ${price} a month each`);
    await expect(live).toContainText(`Break even in ${months} months`);
    const chart = result(page).getByRole('figure');
    await expect(chart.locator('figcaption')).toHaveText(
      `The revenue covers the yearly partner cost in month ${months} and adds up to ${year} after twelve months.`,
    );
    const heights = await chart
      .locator('i')
      .evaluateAll((bars) => bars.map((bar) => parseFloat((bar as HTMLElement).style.height)));
    expect(heights).toHaveLength(12);
    for (const [index, height] of heights.entries()) {
      expect(height).toBeCloseTo(bar(index + 1), 0);
    }
    expect(
      await chart
        .locator('i')
        .first()
        .evaluate((bar) => getComputedStyle(bar).animationDuration),
    ).toBe('1s');
  });

  test('every line of the calculation can be read', async ({page}) => {
    await page.goto(`${route}?clients=20&price=80`);
    await alive(page);
    const how = partner(page).locator('details');
    await how.getByText(english.how).click();
    await expect(how.locator('dd')).toHaveText(partnerRoiIn('en', 20, 80).formulas);
  });

  test('what was typed and sent before React came is counted', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(`${route}?clients=5&price=70`, {waitUntil: 'commit'});
    await field(partner(page), 'clients').fill('30');
    await field(partner(page), 'price').fill('90');
    await submit(page).click();
    release();
    await expect(result(page)).toContainText('Your result: 30 clients at $90 a month each');
    await expect(page).toHaveURL(`${route}?clients=30&price=90`);
  });

  test('an address that the form would not accept shows the example', async ({page}) => {
    await page.goto(`${route}?clients=${partnerClients.max + 1}&price=80`);
    await alive(page);
    await expect(result(page)).toContainText(
      `${partnerClients.default} clients at $${partnerPrice.default} a month each Example`,
    );
    await expect(field(partner(page), 'clients')).toHaveValue(String(partnerClients.default));
  });

  test.describe('with reduced motion', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    test('the bars stand still', async ({page}) => {
      await page.goto(`${route}?clients=10&price=60`);
      await alive(page);
      const names = await result(page)
        .locator('i')
        .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).animationName));
      expect(new Set(names)).toEqual(new Set(['none']));
    });
  });
});

test('at 320 px the largest numbers stay inside', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  for (const [address, part] of [
    [`/?clients=${savingsInputs.clients.max}&price=${savingsInputs.price.max - 0.01}`, savings(page)],
    [
      `${routes.partnerProgram}?clients=${partnerClients.max}&price=${partnerPrice.max - 0.01}`,
      partner(page),
    ],
  ] as const) {
    await page.goto(address);
    await alive(page);
    await part.locator('summary').click();
    const outside = await part.locator('dd, dt, b, figcaption').evaluateAll((texts) =>
      texts
        .filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().right > innerWidth - 40;
        })
        .map((text) => text.textContent),
    );
    expect(outside, address).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const language of languages) {
    test(`in ${language}: default results and their calculation are there, and it says that they stay`, async ({
      page,
    }) => {
      const expectNote = async (part: ReturnType<typeof savings>) => {
        const note = part.locator('noscript');
        await expect(note).toBeVisible();
        expect(await note.innerText()).toBe(words[language].withoutScript);
      };
      await page.goto(pathIn(language, '/'));
      await expect(page.locator('#savings-result b')).toHaveText(savingsIn(language, savingsDefaults).year);
      await savings(page).locator('summary').click();
      await expect(savings(page).locator('details dd')).toHaveCount(7);
      await expectNote(savings(page));

      await page.goto(pathIn(language, routes.partnerProgram));
      await expect(page.locator('#partner-roi-result dd.num')).toHaveText(
        partnerRoiIn(language, partnerClients.default, partnerPrice.default).figures,
      );
      await partner(page).locator('summary').click();
      await expect(partner(page).locator('details dd').first()).toBeVisible();
      await expectNote(partner(page));
    });
  }
});
