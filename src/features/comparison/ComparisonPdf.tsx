import {Download, Printer} from '@site/src/ui/icons';
import {comparisonExport as words} from '@content/comparisonExport';
import {Button} from '../../ui/Button';
import {usePdfDownload, type PdfState} from './usePdfDownload';
import {Cluster} from '../../ui/Cluster';
import {Split} from '../../ui/Split';
import styles from './ComparisonPdf.module.css';

const said: Record<PdfState, string> = {idle: '', busy: words.busy, done: words.done, failed: words.failed};

interface ComparisonPdfProps {
  /** Address of the file that the numbers are written into. */
  href: string;
}

/** Takes the comparison away, with the numbers of the calculator: as a PDF, or on paper. */
export default function ComparisonPdf({href}: ComparisonPdfProps) {
  const {state, download} = usePdfDownload(href);
  return (
    <Split tail className={`${styles.panel} screenOnly scriptOnly`}>
      <div className={styles.text}>
        <h3>{words.title}</h3>
        <p>{words.text}</p>
      </div>
      <Cluster>
        {/* Not disabled while it works: the focus would be lost. */}
        <Button aria-disabled={state === 'busy'} onClick={(event) => void download(event)}>
          <Download aria-hidden size={20} />
          {state === 'failed' ? words.retry : words.download}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden size={20} />
          {words.print}
        </Button>
      </Cluster>
      <p role="status" className={styles.state} data-state={state}>
        {said[state]}
      </p>
    </Split>
  );
}
