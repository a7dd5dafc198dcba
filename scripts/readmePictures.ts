/**
 * Takes the README's pictures from the running site, in both themes: `npm start`, then
 *   npm run readme:pictures [-- http://localhost:3000]
 * Run it again when what they show has changed, or when the portal has become yours.
 */
import {mkdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {type BrowserContext, chromium} from '@playwright/test';
import sharp from 'sharp';
import {shell} from '../src/content/shell';
import {routes} from '../src/data/routes';
import {browserOptions} from './browser.mjs';
import {root} from './lib.mjs';

/** Where README.md looks for them. */
const folder = path.join(root, '.github/readme');

/** Address of what each picture shows, and how far below its fragment or its top it begins, in CSS pixels. */
const pictures = [
  {name: 'home', address: routes.home, below: 0},
  {name: 'guide', address: `${routes.guideRiskAssessment}#one-row-worked-through`, below: 0},
  {name: 'calculator', address: routes.savingsCalculator, below: 280},
];

/** A visit that has answered the question about cookies, so that nothing covers the pages. */
async function visit(context: BrowserContext, base: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(base);
  await page.getByRole('button', {name: shell.cookies.essential}).click();
  await page.close();
}

/** @throws when the page is not there */
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

/** @throws when nothing answers at the address, or a page is not there */
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
