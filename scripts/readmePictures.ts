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
import {sampleBrands} from '../src/data/sampleBrands';
import {browserOptions} from './browser.mjs';
import {root} from './lib.mjs';

const folder = path.join(root, '.github/readme');

/** The home page as it is, and in the brand of a sample partner. */
const pictures = [{name: 'home'}, {name: 'rebranded', partner: sampleBrands[2].name}];

/** Answers the cookie question, so that nothing covers the pages. */
async function visit(context: BrowserContext, base: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(base);
  await page.getByRole('button', {name: shell.cookies.essential}).click();
  await page.close();
}

/** @throws if the page does not exist */
async function take(context: BrowserContext, base: string, partner?: string): Promise<Buffer> {
  const page = await context.newPage();
  const answer = await page.goto(base, {waitUntil: 'networkidle'});
  if (!answer?.ok()) {
    throw new Error(`${base} answers ${answer?.status()}.`);
  }
  if (partner) {
    await page.getByLabel(partner).first().check();
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
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
      for (const {name, partner} of pictures) {
        const file = path.join(folder, `${name}-${colorScheme}.webp`);
        await sharp(await take(context, base, partner))
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
