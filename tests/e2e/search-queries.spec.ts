/**
 * What people type, in the dialog: how often one of the pages that answer stands among the first three. The queries were
 * written by people who had not seen how the search works, `others` by some who wrote them when it was finished.
 */
import type {Page} from '@playwright/test';
import queries from './searchQueries.json';
import {expect, test} from './fixtures';
import {pathIn} from './site';

interface Query {
  readonly locale: string;
  readonly query: string;
  /** Paths without the locale; any of them is an answer. */
  readonly pages: readonly string[];
}

/** Share that finds its page, at least. */
const wanted = {asked: 0.97, own: 0.97, others: 0.93} satisfies Record<keyof typeof queries, number>;

/** Paths without the locale of the first pages that are found. */
async function firstPages(page: Page, {locale, query}: Query): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(query);
  await expect(dialog.locator('[data-query]')).toHaveAttribute('data-query', query);
  const paths = await dialog
    .getByRole('list', {name: /^(Results|Risultati)$/})
    .locator('> li > a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const home = pathIn(locale as 'en' | 'it', '/');
  return paths.map((path) => `/${path.slice(home.length)}`);
}

for (const [name, list] of Object.entries(queries) as [keyof typeof queries, Query[]][]) {
  for (const locale of ['en', 'it'] as const) {
    test(`finds what people look for: ${name}, ${locale}`, async ({page}) => {
      test.slow();
      const own = list.filter((query) => query.locale === locale);
      expect(own.length).toBeGreaterThan(20);
      await page.goto(pathIn(locale, '/contact'));
      await page.keyboard.press('/');
      const missed: string[] = [];
      const empty: string[] = [];
      for (const query of own) {
        const found = await firstPages(page, query);
        if (found.length === 0) {
          empty.push(query.query);
        }
        if (!found.slice(0, 3).some((path) => query.pages.includes(path))) {
          missed.push(`${query.query}: ${found.slice(0, 3).join(' ')}, not ${query.pages.join(' ')}`);
        }
      }
      expect(empty, 'queries that find nothing').toEqual([]);
      expect(1 - missed.length / own.length, missed.join('\n')).toBeGreaterThanOrEqual(wanted[name]);
    });
  }
}
