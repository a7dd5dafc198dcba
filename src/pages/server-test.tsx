import {diagnostics} from '@content/diagnostics';
import ServerTest from '@site/src/components/diagnostics/ServerTest.island';
import {DiagnosticsPage} from './_components/diagnostics/DiagnosticsPage';

export default function ServerTestPage() {
  return <DiagnosticsPage words={diagnostics.server} of={ServerTest} />;
}
