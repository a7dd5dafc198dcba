import {ScanTrace} from '../illustrations';

export function TracedEyebrow({children}: {children: string}) {
  return (
    <span className="signed">
      <ScanTrace />
      {children}
    </span>
  );
}
