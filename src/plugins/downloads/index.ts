import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type BuildJob, leaveJob, runJob} from '../build-jobs';
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

/** The job that makes the files of a locale. */
const jobOf = (input: DownloadsJob): BuildJob => ({
  script: 'src/plugins/downloads/makeDownloads.mts',
  input,
  failure: 'The files that the guides offer could not be made',
});

/** Makes the files that the guides' buttons give: a PDF to print or fill in, and tables for spreadsheets. */
export default function downloads({
  siteDir,
  siteConfig,
  baseUrl,
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
        void runJob(siteDir, jobOf(job)).catch((error: Error) => console.error(error.message));
      }
    },
    configureWebpack: () =>
      development
        ? ({devServer: {static: [{publicPath: baseUrl, directory: developmentFolder}]}} as object)
        : {},
    async postBuild() {
      if (job) {
        await leaveJob(outDir, jobOf(job));
      }
    },
  };
}
