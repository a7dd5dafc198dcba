import {useRef, useState, type MouseEvent} from 'react';
import {comparisonExport as words} from '@content/comparisonExport';
import {brand} from '@site/src/data/brand';
import {parsePreview} from '@site/src/features/rebrand';
import {parseSavingsQuery} from '@site/src/data/calculators/savings';
import {raisePreloadError} from '@site/src/lib/preloadError';
import {saveFile} from '@site/src/lib/saveFile';
import {visitBrand} from '@site/src/data/visitBrand';
import {useWordsLanguage} from '../../site/useWordsLanguage';

export type PdfState = 'idle' | 'busy' | 'done' | 'failed';

/** The brand in lower case, and what it is: 'name-cost-savings.pdf'. */
const fileName = `${brand.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${words.fileName}.pdf`;

/** Saves the build's PDF (`href`), filled with the calculation in the page's URL at the click. */
export function usePdfDownload(href: string) {
  const language = useWordsLanguage(words);
  const [state, setState] = useState<PdfState>('idle');
  /** A ref, because state waits for a render: replayed clicks arrive all at once. */
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
      const {search, href: page} = location;
      const file = await makeComparisonPdf(href, {
        language,
        date: new Date(),
        address: page.replace(/#.*$/, ''),
        preview: parsePreview(search) ?? visitBrand(),
        input: parseSavingsQuery(search),
      });
      saveFile(file, fileName);
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
