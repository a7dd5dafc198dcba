import {trust} from '@content/trust';
import type {ScanPlace} from '@site/src/data/ownScan';

/** What our own scan has found, of one kind: a place that the last step of the build fills (src/plugins/own-scan). */
export function ScanResult({of}: {of: ScanPlace}) {
  return <span data-scan={of}>{trust.scan.pending}</span>;
}
