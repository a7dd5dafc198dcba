import {solutions} from '@content/solutions';
import {Island} from '@site/src/components/shell/Island';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import WhiteLabelPreview from '@site/src/components/whiteLabel/WhiteLabelPreview';

/** The preview in which visitors try on their own brand. */
export function Preview() {
  return (
    <Section id="white-label" tone="soft">
      <SectionHeading section="white-label" {...solutions.preview} />
      <Island name="white-label-preview" of={WhiteLabelPreview} when="visible" />
    </Section>
  );
}
