/** Runs axe on a page or a part of it. */
import AxeBuilder from '@axe-core/playwright';
import type {RunOptions} from 'axe-core';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const only = (...rules: string[]): RunOptions => ({
  runOnly: {type: 'rule', values: rules},
  rules: Object.fromEntries(rules.map((rule) => [rule, {enabled: true}])),
});

/** `target-size` is off by default in axe, and part of WCAG 2.2. */
export const everyRule: RunOptions = {
  runOnly: {type: 'tag', values: standards},
  rules: {'target-size': {enabled: true}},
};
/** Rules whose results may depend on the theme. */
export const colourRules = only('color-contrast', 'link-in-text-block');
/** Rules whose results may depend on the width. */
export const targetRules = only('target-size');
/** All other rules: languages differ only in words, and one page of each is measured. */
export const wordRules: RunOptions = {
  ...everyRule,
  rules: {'color-contrast': {enabled: false}, 'link-in-text-block': {enabled: false}},
};

export async function violations(page: Page, options = everyRule, part = 'html'): Promise<string[]> {
  // Without frames, axe's second page is unnecessary. It would put this page into the background.
  const {violations: found} = await new AxeBuilder({page})
    // Listing the thousands of passed elements would take most of the time.
    .options({...options, resultTypes: ['violations']})
    .include(part)
    .setLegacyMode(true)
    .analyze();
  return found.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Changes the theme, and waits for the end of colour transitions. */
export async function changeTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme});
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    // Scroll-driven animations have no end.
    const timed = document.getAnimations().filter(({timeline}) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({finished}) => finished));
  });
}

export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  for (const [colorScheme, options] of [
    ['light', everyRule],
    ['dark', colourRules],
  ] as const) {
    await changeTheme(page, colorScheme);
    expect.soft(await violations(page, options, part), colorScheme).toEqual([]);
  }
}
