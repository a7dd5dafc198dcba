import {diagnostics} from '@content/diagnostics';
import ServerTest from '@site/src/components/diagnostics/ServerTest';
import {DiagnosticsPage} from './_components/diagnostics/DiagnosticsPage';

export default function ServerTestPage() {
  return <DiagnosticsPage words={diagnostics.server} name="server-test" of={ServerTest} />;
}
