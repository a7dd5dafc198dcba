import {diagnostics} from '@content/diagnostics';
import {Page} from '@site/src/components/shell/Page';
import {DiagnosticsLayout} from './_components/diagnostics/DiagnosticsLayout';
import {TestEmail} from './_components/diagnostics/TestEmail';

const words = diagnostics.email;

export default function EmailTestPage() {
  return (
    <Page {...words.meta} unlisted>
      <DiagnosticsLayout title={words.title} text={words.text}>
        <TestEmail />
      </DiagnosticsLayout>
    </Page>
  );
}
