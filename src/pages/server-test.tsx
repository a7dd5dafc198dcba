import {diagnostics} from '@content/diagnostics';
import {Page} from '@site/src/components/shell/Page';
import {DiagnosticsLayout} from './_components/diagnostics/DiagnosticsLayout';
import {EchoBox} from './_components/diagnostics/EchoBox';
import {HealthStatus} from './_components/diagnostics/HealthStatus';

const words = diagnostics.server;

export default function ServerTestPage() {
  return (
    <Page {...words.meta} unlisted>
      <DiagnosticsLayout title={words.title} text={words.text}>
        <HealthStatus />
        <EchoBox />
      </DiagnosticsLayout>
    </Page>
  );
}
