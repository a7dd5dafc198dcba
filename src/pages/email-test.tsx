import {diagnostics} from '@content/diagnostics';
import EmailTest from '@site/src/features/diagnostics/EmailTest.island';
import {DiagnosticsPage} from './_components/diagnostics/DiagnosticsPage';

export default function EmailTestPage() {
  return <DiagnosticsPage words={diagnostics.email} of={EmailTest} />;
}
