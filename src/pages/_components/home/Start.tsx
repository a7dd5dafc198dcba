import {home} from '@content/home';
import {ReportFan} from '@site/src/components/illustrations/ReportFan';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import {ContactButton} from '@site/src/components/shell/ContactLink';
import {ArrowLink} from '@site/src/components/ui/ArrowLink';
import {Cluster} from '@site/src/components/ui/Cluster';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {Split} from '@site/src/components/ui/Split';
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
        <div className="hiddenOnPhones">
          <ReportFan />
        </div>
      </Split>
    </Section>
  );
}
