import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {outputFile} from '../../../lib/outputFile';
import {stopFor} from '../../../rendering/stopFor';
import {bundle} from '../../../lib/bundle';
import type {CompanyContent} from '../../../content/company';
import type {LegalContent} from '../../../content/legal';
import type {SampleMarkContent} from '../../../content/sampleMark';
import {brand} from '../../../data/brand';
import {legalDocuments, legalTimeZone} from '../../../data/legal';
import type {LegalScripts} from '../../../lib/pluginData';
import {cacheKey, type MadeBy} from '../../../rendering/cacheKey';
import {kept, keptFolder} from '../../../rendering/kept.cjs';
import type {SitePlugin} from '../../../rendering/lifecycle';
import {readWords, wordsFiles} from '../../../lib/readWords';
import {paperReads} from '../../pdf/plugin';
import {legalFolders} from '../model/model';
import {dayIn, isDay} from '../../../lib/calendar';
import {legalProblems, sayProblem} from '../model/check';
import {editionsOf, pagesOf, type Editions, type LegalPage} from '../model/pages';
import {readTexts} from './readTexts';
import {changesFeed} from '../model/versions';
import {importInTurn} from '../../../lib/importInTurn';

export interface LegalOptions {
  /** The day for which the site is built, at the company's seat; the present one if left out. */
  readonly today?: string;
}

/** What the PDFs of a locale are made by, besides the texts. */
export const madeBy = (siteDir: string, language: string): MadeBy => ({
  modules: ['src/features/legal/plugin/pdf.ts', ...wordsFiles(siteDir, language, ['legal', 'company'])],
  reads: paperReads,
});

const components: Record<LegalPage['kind'], string> = {
  overview: '@site/src/features/legal/OverviewPage',
  text: '@site/src/features/legal/LegalTextPage',
  versions: '@site/src/features/legal/VersionsPage',
  comparison: '@site/src/features/legal/ComparisonPage',
};

/** The English file whose text a page shows; none of pages about texts. */
const sourceOf = (page: LegalPage): string | undefined =>
  page.kind === 'text' ? `legal/${page.data.document}/${page.data.version.date}.mdx` : undefined;

/** When the newest version that a text's page shows or announces was announced: the page changed on that day. */
const announcedAt = (page: LegalPage): number | undefined =>
  page.kind === 'text' ? Date.parse((page.data.announced ?? page.data.version).noticed) : undefined;

/**
 * The legal texts: pages of the text in force, of every version and of what changed between any two, with plain files,
 * PDFs and a feed. Stops the build for texts that may not go online (`check.ts`).
 */
export default function legal(context: LoadContext, options: LegalOptions): SitePlugin {
  const {siteDir, baseUrl, i18n} = context;
  const folders = legalFolders(i18n.locales);
  const today = options.today ?? dayIn(legalTimeZone, new Date());
  if (!isDay(today)) {
    throw new Error(`The legal texts cannot be shown for the day "${today}".`);
  }
  const language = i18n.currentLocale;
  const homes = Object.fromEntries(
    i18n.locales.map((locale) => [locale, i18n.localeConfigs[locale]?.baseUrl ?? '/']),
  );
  const companyIn = (wanted: string) => readWords<CompanyContent>(siteDir, wanted, 'company');
  const site = {brand, language, homes, today, company: companyIn};

  async function load() {
    const texts = await readTexts(siteDir, folders);
    stopFor('Legal texts:', legalProblems(texts).map(sayProblem));
    return editionsOf(texts, site);
  }

  let editions: Editions;
  let pages: LegalPage[];
  return {
    name: 'legal',
    getPathsToWatch: () => Object.values(folders).map((folder) => path.resolve(siteDir, folder, '**/*')),
    async loadContent() {
      editions = await load();
      pages = pagesOf(editions, site);
      // For the plugin `translations`.
      return {
        shown: pages.flatMap((page) => {
          const source = sourceOf(page);
          return source ? [{source, permalink: baseUrl + page.path.slice(1)}] : [];
        }),
      };
    },
    async contentLoaded({actions}) {
      actions.setGlobalData({
        script:
          process.env.NODE_ENV === 'development'
            ? undefined
            : bundle('features/legal/browser/reading.ts').code,
      } satisfies LegalScripts);
      for (const page of pages) {
        const {path: place, kind, data} = page;
        const sourceFilePath = sourceOf(page);
        actions.addRoute({
          path: baseUrl + place.slice(1),
          component: components[kind],
          modules: {page: await actions.createData(`${place.slice(1).replaceAll('/', '-')}.json`, data)},
          exact: true,
          ...(sourceFilePath && {metadata: {sourceFilePath, lastUpdatedAt: announcedAt(page)}}),
        });
      }
    },
    async writeFiles({outDir, siteConfig: {url}}) {
      const {pdfOf} = await importInTurn(() => import('./pdf'));
      const {feedOf} = await importInTurn(() => import('./feed'));
      const {readableFeed} = await importInTurn(() => import('../../feeds/plugin'));
      const write = (file: string, data: string | Uint8Array) => outputFile(path.join(outDir, file), data);
      const wordsIn = (wanted: string) => readWords<LegalContent>(siteDir, wanted, 'legal');
      const key = cacheKey(siteDir, madeBy(siteDir, language));
      write(
        changesFeed.slice(1),
        readableFeed(
          feedOf(editions, {
            url,
            baseUrl,
            language,
            brand,
            words: wordsIn(language),
            sample: readWords<SampleMarkContent>(siteDir, language, 'sampleMark').label,
          }),
          context,
        ),
      );
      for (const document of legalDocuments) {
        for (const {facts, text, plain, prevails, ...edition} of editions[document]) {
          const file = path.join(document, facts.date);
          if (language === prevails) {
            write(`${file}.txt`, plain);
          }
          const words = wordsIn(edition.language);
          const company = companyIn(edition.language);
          const pdf = {document, facts, text, language: edition.language, url, brand, words, company};
          const hash = createHash('sha256')
            .update(key)
            .update(JSON.stringify({...pdf, words: edition.language}));
          const made = path.join(keptFolder(siteDir, 'legal'), `${hash.digest('hex')}.pdf`);
          write(`${file}.pdf`, await kept(made, () => pdfOf(pdf)));
        }
      }
    },
  };
}
