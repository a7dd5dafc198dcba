import {diagnostics} from '@content/diagnostics';
import ServerTest from '@site/src/features/diagnostics/ServerTest.island';
import {DiagnosticsPage} from './_components/diagnostics/DiagnosticsPage';

export default function ServerTestPage() {
  return <DiagnosticsPage words={diagnostics.server} of={ServerTest} />;
}
