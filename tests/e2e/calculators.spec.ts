/** The calculators of savings and of a partner's return: typed into, kept in the address, copied, heard, without script. */
import type {Page} from '@playwright/test';
import type {CalculatorsContent} from '@site/src/content/calculators';
import type {PartnerRoiCalculatorContent} from '@site/src/content/partnerRoiCalculator';
import type {SavingsCalculatorContent} from '@site/src/content/savingsCalculator';
import {partnerRoiInputs} from '@site/src/data/partnerRoi';
import {routes} from '@site/src/data/routes';
import {savingsInputs} from '@site/src/data/savings';
import {savingsDefaults, type SavingsInput} from '@site/src/data/calculators/savings';
import {formats} from '@site/src/data/format';
import {type Language, wordsIn} from '@site/tests/languages';
import {partnerRoiIn, plain, planOf, savingsIn, tooManyClients} from '../expected';
import {expect, test} from './fixtures';
import {holdScripts} from './scripts';
import {languages, pathIn} from './site';

const wordsOf = (language: Language) => ({
  both: wordsIn<CalculatorsContent>(language, 'calculators'),
  savings: wordsIn<SavingsCalculatorContent>(language, 'savingsCalculator'),
  partner: wordsIn<PartnerRoiCalculatorContent>(language, 'partnerRoiCalculator'),
});
const english = wordsOf('en');

const savings = (page: Page) => page.locator('[data-island="savings-calculator"]');
const partner = (page: Page) => page.locator('[data-island="partner-roi-calculator"]');
const field = (part: ReturnType<typeof savings>, name: string) => part.locator(`[name="${name}"]`);
const tool = (page: Page, id: string) => savings(page).locator(`[value="${id}"]`);
const savingsResult = (page: Page) => page.locator('#savings-result');
const partnerResult = (page: Page) => page.locator('#partner-roi-result');
const alive = (page: Page) => page.locator('[data-island][data-alive]').waitFor();

/** Checks all figures of the panel. */
async function expectSavings(page: Page, language: Language, change: Partial<SavingsInput>): Promise<void> {
  const {plan, year, month, current, product, hires, campaigns, margin} = savingsIn(language, {
    ...savingsDefaults,
    ...change,
  });
  const {savings: say} = wordsOf(language);
  await expect(savingsResult(page).locator('b')).toHaveText(year);
  await expect(savingsResult(page).locator('dd')).toHaveText([month, current, product]);
  await expect(savingsResult(page).locator('dt').last()).toContainText(plan);
  await expect(savingsResult(page).getByRole('listitem')).toHaveText([
    ...(hires > 0 ? [say.hires(hires)] : []),
    ...(campaigns > 0 ? [say.campaigns(campaigns)] : []),
    plain(say.margin(margin)),
  ]);
}

for (const language of languages) {
  const {both, savings: say, partner: sayPartner} = wordsOf(language);
  const {eur} = formats(language);

  test(`in ${language}: savings follow what is typed, and the address brings them back @everyday`, async ({
    page,
  }) => {
    const typed = {clients: 40, price: 120, tools: ['vulnerability', 'darkweb']} as const;
    const own = 'clients=40&price=120&tools=vulnerability,darkweb';
    await page.goto(pathIn(language, '/?utm_source=mail#roi'));
    await expectSavings(page, language, {});
    await field(savings(page), 'clients').fill('40');
    await field(savings(page), 'price').fill('120');
    await tool(page, 'compliance').uncheck();
    await tool(page, 'reporting').uncheck();
    await expectSavings(page, language, typed);
    await expect(page).toHaveURL(pathIn(language, `/?utm_source=mail&${own}#roi`));
    const how = savings(page).locator('details');
    await how.getByText(both.how).click();
    await expect(how.locator('dd')).toHaveText(Object.values(savingsIn(language, typed).formulas));

    await page.goto(routes.blog);
    await page.goto(pathIn(language, `/?${own}`));
    // Nobody touches it, and it is far below what is seen.
    await expectSavings(page, language, typed);
    await expect(field(savings(page), 'clients')).toHaveValue('40');
    await expect(field(savings(page), 'clientsSlider')).toHaveValue('40');
    await expect(savings(page).locator(':checked')).toHaveCount(2);
    await expect(savings(page).locator('p[role="status"]')).toBeEmpty();
    const other: Language = language === 'en' ? 'it' : 'en';
    await page.locator('a[data-to]').first().click();
    await expect(page).toHaveURL(pathIn(other, `/?${own}`));
    await expectSavings(page, other, typed);
  });

  test(`in ${language}: where nothing is saved it says why, and what is too much is counted as the most`, async ({
    page,
  }) => {
    const {noSavingWhy: why, capped} = say;
    const result = savingsResult(page);
    await page.goto(pathIn(language, '/?clients=0'));
    await expect(result).toContainText(why.empty);
    await field(savings(page), 'clients').fill('1');
    const cost = planOf({...savingsDefaults, clients: 1}).eurPerMonth;
    const less = Math.floor(cost / 2);
    await field(savings(page), 'price').fill(String(cost));
    await expect(result).toContainText(why.equal);
    await field(savings(page), 'price').fill(String(less));
    await expect(result).toContainText(plain(why.dearer(eur(cost - less))));
    await expect(savings(page)).not.toContainText(/[-−]\s?[€\d]|NaN|∞|Infinity/);
    await savings(page).getByText(both.how).click();
    await expect(savings(page).locator('details dd').last()).toHaveText(say.steps.none);
    const {clients, price} = savingsInputs;
    await field(savings(page), 'clients').fill(String(clients.max + 1));
    await field(savings(page), 'price').fill('1e300');
    await expectSavings(page, language, {clients: clients.max, price: price.max});
    await expect(result).toContainText(capped.clients);
    await expect(result).toContainText(plain(capped.price));
    await expect(result.getByText(say.beyondPlans)).toHaveCount(
      tooManyClients === undefined || tooManyClients > clients.max ? 0 : 1,
    );
    // A decimal comma is one, in a browser that writes points.
    await field(savings(page), 'price').fill('1.234,56');
    await expect(result).toContainText(plain(eur(clients.max * 1234.56)));
    await expect(result).not.toContainText(plain(capped.price));
    await expect(page).toHaveURL(/price=1234\.56&/);
  });

  test(`in ${language}: a partner sees an example, then the own result, and the address holds it @everyday`, async ({
    page,
  }) => {
    const route = routes.partnerProgram;
    const {clients, price} = partnerRoiInputs;
    const result = partnerResult(page);
    const title = result.getByRole('heading').first();
    const copy = partner(page).getByRole('button', {name: both.copy});
    const example = partnerRoiIn(language, clients.default, price.default);
    const entered = partnerRoiIn(language, 20, 80);
    const own = `${sayPartner.result}: ${sayPartner.clientsCount(20)} ${sayPartner.basis.price(entered.price)}`;
    await page.goto(pathIn(language, route));
    await expect(title).toHaveText(
      `${sayPartner.clientsCount(clients.default)} ${sayPartner.basis.price(example.price)} ${sayPartner.example}`,
    );
    await expect(result.locator('dd.num')).toHaveText(example.figures);
    await field(partner(page), 'clients').fill('20');
    await field(partner(page), 'price').fill('80');
    await expect(result).toContainText(sayPartner.stale);
    expect(new URL(page.url()).search).toBe('');
    // Figures of other numbers are neither copied nor sent.
    await copy.focus();
    await expect(copy).not.toBeFocused();
    await partner(page).locator('[type="submit"]').click();
    await expect(title).toHaveText(own);
    await expect(result).not.toContainText(sayPartner.stale);
    await expect(result.locator('dd.num')).toHaveText(entered.figures);
    await expect(result).toContainText(sayPartner.breakEven(entered.months));
    await partner(page).locator('details').getByText(both.how).click();
    await expect(partner(page).locator('details dd')).toHaveText(entered.formulas);
    await expect(page).toHaveURL(pathIn(language, `${route}?clients=20&price=80`));
    await page.goto(routes.blog);
    await page.goBack();
    await expect(title).toHaveText(own);
    await result.getByRole('link', {name: sayPartner.planning.link(20)}).click();
    await expect(page.locator('#price-ruler [name="clients"]')).toHaveValue('20');
  });
}

test.describe('savings calculator', () => {
  const clients = (page: Page) => field(savings(page), 'clients');
  const slider = (page: Page) => field(savings(page), 'clientsSlider');

  test('field and slider go together, the slider ends first, and the defaults leave the address bare', async ({
    page,
  }) => {
    const {max, sliderMax} = savingsInputs.clients;
    await page.goto('/');
    await slider(page).fill(String(sliderMax - 20));
    await expect(clients(page)).toHaveValue(String(sliderMax - 20));
    await expectSavings(page, 'en', {clients: sliderMax - 20});
    await slider(page).press('ArrowRight');
    await expect(clients(page)).toHaveValue(String(sliderMax - 19));
    await clients(page).fill(String(sliderMax + 50));
    await expect(slider(page)).toHaveValue(String(sliderMax));
    await expect(clients(page)).toHaveValue(String(sliderMax + 50));
    await clients(page).fill(String(max * 20));
    await expectSavings(page, 'en', {clients: max});
    await clients(page).fill(String(savingsInputs.clients.default));
    for (const box of await savings(page).locator('[name="tools"]').all()) {
      const before = await box.isChecked();
      await box.press('Space');
      await expect(box).toBeChecked({checked: !before});
      await box.press('Space');
    }
    await expectSavings(page, 'en', {});
    await expect(page).toHaveURL('/');
  });

  test('what is no number counts as 0, and is put right as the field is left', async ({page}) => {
    await page.goto('/');
    for (const text of ['', 'abc', '-', '-5']) {
      await clients(page).fill('');
      await clients(page).pressSequentially(text);
      await expect(savingsResult(page)).toContainText(english.savings.noSavingWhy.empty);
      await expect(savingsResult(page).locator('dd').first()).toHaveText('€0');
    }
    // It is being typed: nothing is put into it.
    await clients(page).fill('');
    await expect(clients(page)).toHaveValue('');
    await field(savings(page), 'price').fill('much');
    await field(savings(page), 'price').blur();
    await expect(clients(page)).toHaveValue('0');
    await expect(field(savings(page), 'price')).toHaveValue('0');
  });

  test('a change is announced once, in a sentence @everyday', async ({page}) => {
    await page.goto('/');
    await clients(page).focus();
    await alive(page);
    const status = savings(page).locator('p[role="status"]');
    const heard = await status.evaluateHandle((element) => {
      const said: (string | null)[] = [];
      new MutationObserver(() => said.push(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return said;
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await clients(page).fill('');
    for (const key of '40') {
      await page.clock.runFor(100);
      await clients(page).press(key);
    }
    await page.clock.runFor(2000);
    const sentence = english.savings.announce(savingsIn('en', {...savingsDefaults, clients: 40}).year);
    await expect(status).toHaveText(sentence);
    expect(await heard.jsonValue()).toEqual([sentence]);
    await expect(savingsResult(page)).not.toHaveAttribute('role', 'status');
  });

  test('says "Loading..." while it comes because it was scrolled to', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await page.locator('#roi').scrollIntoViewIfNeeded();
    const loading = page.getByText('Loading...', {exact: true});
    await expect(loading).toBeVisible();
    release();
    await alive(page);
    await expect(loading).toHaveCount(0);
  });

  test('what was typed before React came wins over the address, down to a default typed again @everyday', async ({
    page,
  }) => {
    const {
      clients: {default: count},
    } = savingsInputs;
    const release = await holdScripts(page);
    await page.goto('/?clients=40&price=120&tools=portal', {waitUntil: 'commit'});
    await clients(page).fill('60');
    await clients(page).fill(String(count));
    await tool(page, 'darkweb').uncheck();
    release();
    await alive(page);
    await expect(clients(page)).toHaveValue(String(count));
    await expect(slider(page)).toHaveValue(String(count));
    await expect(field(savings(page), 'price')).toHaveValue('120');
    await expect(tool(page, 'darkweb')).not.toBeChecked();
    await expect(tool(page, 'portal')).toBeChecked();
    await expect(page).toHaveURL(`/?clients=${count}&price=120&tools=portal`);
  });

  test('Back returns to the numbers in one step, Back again to the page before', async ({page}) => {
    await page.goto('/blog');
    await page.goto('/');
    await clients(page).focus();
    await alive(page);
    const before = await page.evaluate(() => history.length);
    for (const value of ['31', '41']) {
      await clients(page).fill(value);
      await expect(page).toHaveURL(new RegExp(`clients=${value}&`));
    }
    // Left at once: the address is written as the field is left.
    await clients(page).fill('45');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.getByRole('banner').getByRole('link', {name: 'Pricing'}).click();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    await expect(page).toHaveURL(/\/\?clients=45&/);
    await expect(clients(page)).toHaveValue('45');
    await page.goBack();
    await expect(page).toHaveURL('/blog');
  });

  test('Back within the page keeps the numbers, and the address has them', async ({page}) => {
    await page.goto('/');
    await page.evaluate(() => (location.hash = 'faq'));
    await clients(page).fill('40');
    await expect(page).toHaveURL(/clients=40&.*#faq$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/\?clients=40&[^#]*$/);
    await expect(clients(page)).toHaveValue('40');
  });
});

test.describe('copy link', () => {
  test('copies the address of the calculation alone, until that changes', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/?utm_source=mail&clients=40');
    await alive(page);
    await savings(page).getByRole('button', {name: english.both.copy}).click();
    const copied = savings(page).getByText(english.both.copied);
    await expect(copied).toHaveRole('status');
    const {price, tools} = savingsDefaults;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL(`/?clients=40&price=${price}&tools=${tools.join()}#roi`, page.url()).href,
    );
    await field(savings(page), 'clients').fill('41');
    await expect(copied).toHaveCount(0);
  });

  test('shows the address in a field where copying is refused', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto(`${routes.partnerProgram}?clients=20&price=80`);
    await alive(page);
    await partner(page).getByRole('button', {name: english.both.copy}).click();
    const address = partner(page).getByRole('textbox', {name: english.both.address});
    await expect(address).toHaveValue(/\/partner-program\?clients=20&price=80#roi$/);
    await expect(address).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('clients=20&price=80');
    await expect(partner(page).getByText(english.both.copyYourself)).toBeVisible();
  });
});

test.describe('partner ROI calculator', () => {
  const route = routes.partnerProgram;
  const {clients, price} = partnerRoiInputs;
  const {partner: say} = english;
  const title = (page: Page) => partnerResult(page).getByRole('heading').first();
  const submit = (page: Page) => partner(page).locator('[type="submit"]');

  test('a year that does not pay is told in words', async ({page}) => {
    const least = partnerRoiIn('en', 1, price.min);
    const [revenue, , roi] = least.figures;
    const result = partnerResult(page);
    await page.goto(`${route}?clients=1&price=${price.min}`);
    await expect(result).toContainText(say.loss(least.loss));
    await expect(result.locator('figcaption')).toHaveText(say.chart.notCovered(least.year));
    // A loss is called one, without a sign.
    await expect(result.locator('dd.num')).toHaveText([revenue!, least.loss, roi!]);
    await expect(result).toContainText(say.yearlyLoss);
    await expect(result).not.toContainText(say.yearlyProfit);
    await expect(result).toContainText(say.breakEven(least.months));
    await expect(result).toContainText(say.afterTheYear);
  });

  test('a price that is refused is complained about in the alert region', async ({page}) => {
    await page.goto(route);
    const amount = field(partner(page), 'price');
    const alert = page.locator('#partner-roi-alert');
    await expect(alert).toHaveRole('alert');
    for (const [text, problem] of [
      [String(price.min - 1), say.problems.tooSmall(price.min)],
      ['', say.problems.notANumber],
      ['1e9', say.problems.tooLarge(price.max)],
    ] as const) {
      await amount.fill(text);
      await submit(page).click();
      await expect(alert).toHaveText(problem);
      await expect(amount).toBeFocused();
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await expect(amount).toHaveAccessibleDescription(new RegExp(problem.replace('$', '\\$')));
    }
    await expect(title(page)).toContainText(say.example);
    expect(new URL(page.url()).search).toBe('');
    await amount.fill(String(price.min + 10));
    await expect(alert).toBeEmpty();
    await amount.press('Enter');
    await expect(title(page)).toContainText(say.result);
    await amount.fill(String(price.min - 1));
    await submit(page).click();
    await expect(partnerResult(page)).toContainText(say.refused);
  });

  test('says that it calculates, and locks price and button meanwhile', async ({page}) => {
    await page.goto(route);
    await field(partner(page), 'price').focus();
    await alive(page);
    const status = partner(page).locator('p[role="status"]');
    await expect(status).toHaveText(say.status.ready);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await submit(page).focus();
    await page.keyboard.press('Enter');
    await expect(submit(page)).toHaveText(say.calculating);
    await expect(submit(page)).toBeDisabled();
    await expect(field(partner(page), 'price')).toBeDisabled();
    await expect(field(partner(page), 'clients')).toBeEnabled();
    await expect(status).toHaveText(say.status.calculating);
    await page.clock.runFor(2000);
    await expect(submit(page)).toHaveText(say.submit);
    await expect(submit(page)).toBeEnabled();
    await expect(field(partner(page), 'price')).toBeEnabled();
    await expect(status).toHaveText(say.status.ready);
    await expect(submit(page)).toBeFocused();
  });

  test('the slider says its value, by keyboard @everyday', async ({page}) => {
    await page.goto(route);
    const slider = field(partner(page), 'clients');
    for (const [key, count] of [
      ['Home', clients.min],
      ['ArrowRight', clients.min + 1],
      ['End', clients.max],
    ] as const) {
      await slider.press(key);
      await expect(slider).toHaveValue(String(count));
      await expect(slider).toHaveAttribute('aria-valuetext', say.clientsCount(count));
    }
  });

  test('a result is announced as a whole, and the chart has its months and its words', async ({page}) => {
    const {months, year, bar, price: each} = partnerRoiIn('en', 10, 90);
    await page.goto(`${route}?clients=10&price=90`);
    await alive(page);
    const live = partnerResult(page).locator('[aria-live="polite"][aria-atomic="true"]');
    await expect(live).toContainText(`Your result: 10 clients at ${each} a month each`);
    await expect(live).toContainText(`Break even in ${months} months`);
    const chart = partnerResult(page).getByRole('figure');
    await expect(chart.locator('figcaption')).toHaveText(
      `The revenue covers the yearly partner cost in month ${months} and adds up to ${year} after twelve months.`,
    );
    const heights = await chart
      .locator('i')
      .evaluateAll((bars) => bars.map((each) => parseFloat((each as HTMLElement).style.height)));
    expect(heights).toEqual(Array.from({length: 12}, (_, index) => expect.closeTo(bar(index + 1), 0)));
  });
});

test('at 320 px the largest numbers fit', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  for (const [home, {clients, price}] of [
    ['/', savingsInputs],
    [routes.partnerProgram, partnerRoiInputs],
  ] as const) {
    await page.goto(`${home}?clients=${clients.max}&price=${price.max - 0.01}`);
    await alive(page);
    await page.locator('[data-alive] summary').first().click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), home).toBe(320);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('default results and their calculation are there, and it says that they stay', async ({page}) => {
    const {clients, price} = partnerRoiInputs;
    for (const [home, part] of [
      ['/', savings(page)],
      [routes.partnerProgram, partner(page)],
    ] as const) {
      await page.goto(home);
      await part.locator('summary').click();
      await expect(part.locator('details dd').first()).toBeVisible();
      const note = part.locator('noscript');
      await expect(note).toBeVisible();
      expect(await note.innerText()).toBe(english.both.withoutScript);
    }
    await expect(partnerResult(page).locator('dd.num')).toHaveText(
      partnerRoiIn('en', clients.default, price.default).figures,
    );
    await page.goto('/');
    await expectSavings(page, 'en', {});
  });
});
