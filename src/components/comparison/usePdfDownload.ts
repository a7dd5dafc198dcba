import {useRef, useState, type MouseEvent} from 'react';
import {comparisonExport as words} from '@content/comparisonExport';
import {brand} from '@site/src/data/brand';
import {parsePreview, storedPreview} from '@site/src/lib/brandPreview';
import {parseSavingsQuery} from '@site/src/lib/calculators/savingsQuery';
import {raisePreloadError} from '@site/src/lib/preloadError';
import {useLanguage} from '../shell/LanguageContext';

/** How far a PDF is: not asked for, being made, saved, or failed. */
export type PdfState = 'idle' | 'busy' | 'done' | 'failed';

/** The brand in lower case, and what it is: 'name-cost-savings.pdf'. */
const fileName = `${brand.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${words.fileName}.pdf`;

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // Not at once: some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Makes the PDF from what the page's address says at the moment of the press, and saves it. */
export function usePdfDownload() {
  const {textLanguage} = useLanguage();
  const [state, setState] = useState<PdfState>('idle');
  /** At once, where the state waits for a render: clicks that were held back come in one go. */
  const busy = useRef(false);

  async function download(event: MouseEvent): Promise<void> {
    // The second click of a double-click may come after a file that was quickly made.
    if (busy.current || event.detail > 1) {
      return;
    }
    busy.current = true;
    setState('busy');
    try {
      const {makeComparisonPdf} = await import('./makeComparisonPdf');
      const {search, href} = location;
      save(
        makeComparisonPdf({
          language: textLanguage,
          date: new Date(),
          address: href.replace(/#.*$/, ''),
          preview: parsePreview(search) ?? storedPreview(),
          input: parseSavingsQuery(search),
        }),
      );
      setState('done');
    } catch (error) {
      setState('failed');
      raisePreloadError(error);
    } finally {
      busy.current = false;
    }
  }

  return {state, download};
}
