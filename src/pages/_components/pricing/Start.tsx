import {pricing} from '@content/pricing';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import {ContactButton} from '@site/src/components/shell/ContactLink';
import {Cluster} from '@site/src/components/ui/Cluster';
import {Section, SectionHeading} from '@site/src/components/ui/Section';

const words = pricing.finalCta;

export function Start() {
  return (
    <Section id="start" tone="soft" space="tight">
      <Cluster apart>
        <SectionHeading section="start" title={words.title} lede={words.text} />
        <Cluster>
          <BookingButton>{words.primary}</BookingButton>
          <ContactButton variant="secondary">{words.secondary}</ContactButton>
        </Cluster>
      </Cluster>
    </Section>
  );
}
