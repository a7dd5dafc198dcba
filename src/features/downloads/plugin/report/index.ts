import {createHash} from 'node:crypto';
import path from 'node:path';
import type {SampleReportContent} from '../../../../content/sampleReport';
import {reportFile} from '../../../../data/downloadName';
import {sourceLanguage} from '../../../../lib/locale';
import {outputFile} from '../../../../lib/outputFile';
import {readWords} from '../../../../lib/readWords';
import {isStandIn} from '../../../../lib/words';
import {kept, keptFolder} from '../../../../rendering/kept.cjs';
import {reportPdf} from './reportPdf';

/** Where the sample report is made, and in which language. */
export interface ReportFacts {
  readonly siteDir: string;
  /** Folder of the locale. */
  readonly outDir: string;
  readonly language: string;
  /** Hash of what makes the files, besides the texts (`rendering/cacheKey.ts`). */
  readonly key: string;
}

/** Makes the sample report of a locale. */
export async function makeReport({siteDir, outDir, language, key}: ReportFacts): Promise<void> {
  const words = readWords<SampleReportContent>(siteDir, language, 'sampleReport').report;
  const hash = createHash('sha256')
    .update(JSON.stringify([key, language]))
    .digest('hex');
  const file = await kept(path.join(keptFolder(siteDir, 'downloads'), `${hash}.pdf`), async () =>
    reportPdf({
      language: isStandIn(words) ? sourceLanguage : language,
      words,
    }),
  );
  outputFile(path.join(outDir, reportFile), file);
}
