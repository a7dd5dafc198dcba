import {sampleReport} from '@content/sampleReport';
import {FinalCta} from '@site/src/features/sections/FinalCta';
import {Page} from '@site/src/shell/Page';
import {BookingButton} from '@site/src/site/BookingButton';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {routes} from '@site/src/data/routes';
import {Hero} from './_components/sample-report/Hero';
import {Report} from './_components/sample-report/Report';

const {meta, finalCta} = sampleReport;

export default function SampleReportPage() {
  return (
    <Page {...meta}>
      <Hero />
      <Report />
      <FinalCta
        title={finalCta.title}
        text={finalCta.text}
        actions={
          <>
            <BookingButton>{finalCta.primary}</BookingButton>
            <ButtonLink to={routes.whiteLabelPreview} variant="secondary">
              {finalCta.secondary}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
