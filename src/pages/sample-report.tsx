import {sampleReport} from '@content/sampleReport';
import {Page} from '@site/src/shell/Page';
import {Hero} from './_components/sample-report/Hero';
import {Report} from './_components/sample-report/Report';

export default function SampleReportPage() {
  return (
    <Page {...sampleReport.meta}>
      <Hero />
      <Report />
    </Page>
  );
}
