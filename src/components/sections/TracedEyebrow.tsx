import {ScanTrace} from '../illustrations/ScanTrace';

/** What stands above the title of a page, after the line of the sample scan. */
export function TracedEyebrow({children}: {children: string}) {
  return (
    <span className="signed">
      <ScanTrace />
      {children}
    </span>
  );
}
