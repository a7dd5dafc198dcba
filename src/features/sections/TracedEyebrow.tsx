import {ScanTrace} from '../illustrations/ScanTrace';

export function TracedEyebrow({children}: {children: string}) {
  return (
    <span className="signed">
      <ScanTrace />
      {children}
    </span>
  );
}
