import {diagnostics} from '@content/diagnostics';
import EmailTest from '@site/src/components/diagnostics/EmailTest';
import {DiagnosticsPage} from './_components/diagnostics/DiagnosticsPage';

export default function EmailTestPage() {
  return <DiagnosticsPage words={diagnostics.email} name="email-test" of={EmailTest} />;
}
