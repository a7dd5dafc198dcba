/**
 * Takes the README's pictures from the running site, in both themes: `npm start`, then
 *   npm run readme:pictures [-- http://localhost:3000]
 * Run it again when the pages change, or after re-branding the portal.
 */
import {mkdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {type BrowserContext, chromium} from '@playwright/test';
import sharp from 'sharp';
import {shell} from '../src/content/shell';
import {routes} from '../src/data/routes';
import {browserOptions} from './browser.mjs';
import {root} from './lib.mjs';

const folder = path.join(root, '.github/readme');

/** Address of each picture, and its offset below the fragment or the top, in CSS pixels. */
const pictures = [
  {name: 'home', address: routes.home, below: 0},
  {name: 'guide', address: `${routes.guideRiskAssessment}#one-row-worked-through`, below: 0},
  {name: 'calculator', address: routes.savingsCalculator, below: 280},
];

/** Answers the cookie question, so that nothing covers the pages. */
async function visit(context: BrowserContext, base: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(base);
  await page.getByRole('button', {name: shell.cookies.essential}).click();
  await page.close();
}

/** @throws if the page does not exist */
async function take(context: BrowserContext, address: string, below: number): Promise<Buffer> {
  const page = await context.newPage();
  const answer = await page.goto(address, {waitUntil: 'networkidle'});
  if (!answer?.ok()) {
    throw new Error(`${address} answers ${answer?.status()}.`);
  }
  await page.evaluate(async (pixels) => {
    scrollBy(0, pixels);
    await document.fonts.ready;
  }, below);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** @throws if there is no response, or a page does not exist */
async function takeAll(base: string): Promise<void> {
  await fetch(base).catch(() => {
    throw new Error(`Nothing answers at ${base}. Start the site first (npm start), or name its address.`);
  });
  mkdirSync(folder, {recursive: true});
  const browser = await chromium.launch(browserOptions());
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: {width: 1280, height: 800},
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
      });
      await visit(context, base);
      for (const {name, address, below} of pictures) {
        const file = path.join(folder, `${name}-${colorScheme}.webp`);
        await sharp(await take(context, base + address, below))
          .webp({quality: 80, effort: 6})
          .toFile(file);
        console.log(`${path.relative(root, file)}: ${Math.round(statSync(file).size / 1000)} kB`);
      }
    }
  } finally {
    await browser.close();
  }
}

takeAll(process.argv[2] ?? 'http://localhost:3000').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
