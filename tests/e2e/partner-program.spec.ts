/** The partner program: the weeks that unfold, its forms and terms, and the way to a partnership. */
import type {Page} from '@playwright/test';
import type {ContactContent} from '@site/src/content/contact';
import type {PartnerProgramContent} from '@site/src/content/partnerProgram';
import type {PartnerRoiCalculatorContent} from '@site/src/content/partnerRoiCalculator';
import type {SheetsContent} from '@site/src/content/sheets';
import {firstWeeks} from '@site/src/data/firstWeeks';
import {partnerRoiInputs} from '@site/src/data/partnerRoi';
import {priceList} from '@site/src/data/priceList';
import {cheapest} from '@site/src/data/calculators/planCosts';
import {formats} from '@site/src/data/format';
import {keysOf} from '@site/src/lib/keysOf';
import {wordsIn} from '@site/tests/languages';
import {plain} from '../expected';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const section = (page: Page, id: string) => page.locator(`section#${id}`);

for (const language of languages) {
  const say = wordsIn<PartnerProgramContent>(language, 'partnerProgram');
  const at = (path: string) => pathIn(language, path);

  test(`in ${language}: unfolds who does what in which week, and what the sum does not count @everyday`, async ({
    page,
  }) => {
    const {stretches: words, weeks, you, we, who} = say.steps;
    const stretches = section(page, 'how-it-works').locator('details li:has(dl)');
    await page.goto(at('/partner-program'));
    await expect(stretches).toHaveCount(keysOf(firstWeeks).length);
    await expect(stretches.first()).toBeHidden();
    await section(page, 'how-it-works').getByText(who).click();
    for (const [index, id] of keysOf(firstWeeks).entries()) {
      const stretch = stretches.nth(index);
      const [from, to] = firstWeeks[id];
      await expect(stretch.getByRole('heading', {level: 3})).toHaveText(
        `${words[id].title} ${weeks(from, to > from ? to : undefined)}`,
      );
      await expect(stretch.locator('dt')).toHaveText([you, we]);
      await expect(stretch.locator('dd')).toHaveText([words[id].you, words[id].we]);
    }
    // The price list's total for the same clients, in euros.
    const {planning} = wordsIn<PartnerRoiCalculatorContent>(language, 'partnerRoiCalculator');
    const {default: clients} = partnerRoiInputs.clients;
    const {plan, eurPerYear} = cheapest(priceList.priced, {clients, mspUsers: 1})!;
    await section(page, 'roi').locator('summary').click();
    await expect(section(page, 'roi').locator('details')).toContainText(
      plain(planning.listed(clients, plan.name, formats(language).eur(eurPerYear))),
    );
  });

  test(`in ${language}: leads to forms that take a name, to an article of the terms, and to a message`, async ({
    page,
  }) => {
    const {topics} = wordsIn<ContactContent>(language, 'contact');
    const {inShort} = say.responsibilities;
    await page.goto(at('/partner-program'));
    const article = section(page, 'responsibilities').getByRole('link', {
      name: inShort.terms.breach.topic,
      exact: true,
    });
    const [, anchor] = (await article.getAttribute('href'))!.split('#');
    await article.click();
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    await page.goBack();
    for (const id of ['hero', 'start']) {
      const start = section(page, id).getByRole('link', {name: say.start, exact: true});
      await expect(start).toHaveAttribute('href', at('/contact?topic=partnership'));
      await start.click();
      await expect(page.getByRole('dialog', {name: topics.partnership})).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(page).toHaveURL(at('/partner-program'));
    await section(page, 'benefits').getByRole('link', {name: say.benefits.sheets.link}).click();
    const {brand} = wordsIn<SheetsContent>(language, 'sheets');
    await expect(page.getByRole('form', {name: brand.summary})).toBeInViewport();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('unfolds, and "start partnership" leads to the contact page', async ({page}) => {
    await page.goto('/partner-program');
    await section(page, 'how-it-works').locator('summary').click();
    await expect(section(page, 'how-it-works').locator('details li:has(dl)').first()).toBeVisible();
    await section(page, 'hero').getByRole('link', {name: 'Start partnership', exact: true}).click();
    await expect(page).toHaveURL('/contact?topic=partnership');
  });
});
