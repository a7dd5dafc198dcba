import {createHash} from 'node:crypto';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {brand} from '../../../../data/brand';
import {routes} from '../../../../data/routes';
import {comparisonFile} from '../../../../data/downloadName';
import {sourceLanguage} from '../../../../lib/locale';
import {outputFile} from '../../../../lib/outputFile';
import {readWords, wordsFile} from '../../../../lib/readWords';
import {isStandIn} from '../../../../lib/words';
import {kept, keptFolder} from '../../../../rendering/kept.cjs';
import {comparisonPdf, type ComparisonWords} from './comparisonPdf';

export interface ComparisonFacts {
  readonly siteDir: string;
  /** Folder of the locale. */
  readonly outDir: string;
  readonly language: string;
  /** Of the site, such as 'https://www.example.com'. */
  readonly origin: string;
  readonly baseUrl: string;
  /** Hash of what makes the files (`rendering/cacheKey.ts`). */
  readonly key: string;
}

/** Makes the comparison of a locale, and says which letters of its words it cannot show. */
export async function makeComparison({
  siteDir,
  outDir,
  language,
  origin,
  baseUrl,
  key,
}: ComparisonFacts): Promise<void> {
  const words: ComparisonWords = {
    pdf: readWords<ComparisonWords['pdf']>(siteDir, language, 'comparisonPdf'),
    comparison: readWords<ComparisonWords['comparison']>(siteDir, language, 'comparison'),
    calculator: readWords<ComparisonWords['calculator']>(siteDir, language, 'savingsCalculator'),
    company: readWords<ComparisonWords['company']>(siteDir, language, 'company'),
  };
  const address = origin + baseUrl + routes.pricingComparison.slice(1);
  const hash = createHash('sha256')
    .update(JSON.stringify([key, language, address]))
    .digest('hex');
  const made = await kept(path.join(keptFolder(siteDir, 'downloads'), `${hash}.comparison`), async () =>
    serialize(
      await comparisonPdf({
        language: isStandIn(words.pdf) ? sourceLanguage : language,
        words,
        brand,
        address,
      }),
    ),
  );
  const {file, lost} = deserialize(made) as Awaited<ReturnType<typeof comparisonPdf>>;
  if (lost) {
    console.warn(
      `[WARNING] ${wordsFile(language, 'comparisonPdf')}, and the files comparison.ts and savingsCalculator.ts beside it: the PDF of the comparison has no letters for "${lost}" and shows others instead: write other words, or add fonts that have them (src/features/pdf/plugin/fonts.ts).`,
    );
  }
  outputFile(path.join(outDir, comparisonFile), file);
}
