/** What axe finds on a page or in a part of it. */
import AxeBuilder from '@axe-core/playwright';
import type {RunOptions} from 'axe-core';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const only = (...rules: string[]): RunOptions => ({
  runOnly: {type: 'rule', values: rules},
  rules: Object.fromEntries(rules.map((rule) => [rule, {enabled: true}])),
});

/** Off by default in axe, `target-size` is of WCAG 2.2. */
export const everyRule: RunOptions = {
  runOnly: {type: 'tag', values: standards},
  rules: {'target-size': {enabled: true}},
};
/** Rules that may tell the themes apart. */
export const colourRules = only('color-contrast', 'link-in-text-block');
/** Rules that may tell widths apart. */
export const targetRules = only('target-size');
/** The rest: languages differ in words, and one page of each is measured. */
export const wordRules: RunOptions = {
  ...everyRule,
  rules: {'color-contrast': {enabled: false}, 'link-in-text-block': {enabled: false}},
};

/** Violations of the page as it stands, or of one part of it, in one line each. */
export async function violations(page: Page, options = everyRule, part = 'html'): Promise<string[]> {
  // Without frames nothing speaks for axe's second page, which puts this one into the background.
  const {violations: found} = await new AxeBuilder({page})
    // The names of thousands of elements that are right would take most of the time.
    .options({...options, resultTypes: ['violations']})
    .include(part)
    .setLegacyMode(true)
    .analyze();
  return found.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Changes the theme, and waits until the colours have arrived: a change runs through transitions. */
export async function changeTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme});
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    // Some bars move with scrolling: they have no end of their own.
    const timed = document.getAnimations().filter(({timeline}) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({finished}) => finished));
  });
}

/** Expects no violation in either theme. */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  for (const [colorScheme, options] of [
    ['light', everyRule],
    ['dark', colourRules],
  ] as const) {
    await changeTheme(page, colorScheme);
    expect.soft(await violations(page, options, part), colorScheme).toEqual([]);
  }
}
