import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addressesOf, publishedTexts} from '../texts';
import {type DownloadsJob, offeredGuides} from './job';

/** What the files are made by, besides the texts. */
function codeHash(siteDir: string): string {
  const sources = ['src/plugins/downloads', 'src/plugins/downloads/pdf'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(folder, entry.name)),
  );
  const files = [
    ...sources.sort(),
    'src/lib/pdf/palette.ts',
    'src/content/downloads.ts',
    'i18n/it/content/downloads.ts',
    'node_modules/pdfkit/package.json',
    'node_modules/@fontsource/geist/package.json',
  ];
  const hash = createHash('sha256');
  files.forEach((file) => hash.update(readFileSync(path.join(siteDir, file))));
  return hash.digest('hex');
}

/** Runs `makeDownloads.mts`. */
async function makeDownloads(job: DownloadsJob): Promise<void> {
  const script = path.join(job.siteDir, 'src/plugins/downloads/makeDownloads.mts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: job.siteDir,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.end(JSON.stringify(job));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new Error('The files that the guides offer could not be made; the reason stands above.');
  }
}

/** Files are made while the next locale is built; the last one waits for all. */
const running: Promise<void>[] = [];

/** Makes the files that the guides' buttons give: a PDF to print or fill in, and tables for spreadsheets. */
export default function downloads({
  siteDir,
  siteConfig,
  baseUrl,
  i18n,
  outDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const development = process.env.NODE_ENV === 'development';
  const developmentFolder = path.join(generatedFilesDir, 'downloads-files');
  let job: DownloadsJob | undefined;
  return {
    name: 'downloads',
    async allContentLoaded({allContent}) {
      const texts = publishedTexts(allContent);
      const guides = offeredGuides(texts);
      if (guides.length === 0) {
        return;
      }
      const addresses = addressesOf(siteConfig.url, baseUrl, texts);
      job = {
        siteDir,
        outDir: development ? developmentFolder : outDir,
        addresses,
        guides,
        codeHash: codeHash(siteDir),
      };
      if (development) {
        // A text in the making may be incomplete: the message stands in the terminal, the site goes on.
        void makeDownloads(job).catch((error: Error) => console.error(error.message));
      }
    },
    configureWebpack: () =>
      development
        ? ({devServer: {static: [{publicPath: baseUrl, directory: developmentFolder}]}} as object)
        : {},
    async postBuild() {
      if (job) {
        const making = makeDownloads(job);
        // A failure is told by the last locale.
        making.catch(() => undefined);
        running.push(making);
      }
      if (i18n.currentLocale === i18n.locales.at(-1)) {
        await Promise.all(running);
      }
    },
  };
}
