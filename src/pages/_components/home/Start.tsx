import {home} from '@content/home';
import {ReportFan} from '@site/src/features/illustrations/ReportFan';
import {BookingButton} from '@site/src/site/BookingButton';
import {ContactButton} from '@site/src/site/ContactLink';
import {ArrowLink} from '@site/src/ui/ArrowLink';
import {Cluster} from '@site/src/ui/Cluster';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {routes} from '@site/src/data/routes';

const words = home.finalCta;

export function Start() {
  return (
    <Section id="start" tone="soft" space="tight">
      <Split>
        <div>
          <SectionHeading section="start" title={words.title} lede={words.text} />
          <Cluster actions>
            <BookingButton>{words.primary}</BookingButton>
            <ContactButton variant="secondary">{words.secondary}</ContactButton>
          </Cluster>
          <ArrowLink to={routes.sampleReport}>{words.report}</ArrowLink>
        </div>
        <ReportFan />
      </Split>
    </Section>
  );
}
