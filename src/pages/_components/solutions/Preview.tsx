import {solutions} from '@content/solutions';
import {Section} from '@site/src/components/ui/Section';
import WhiteLabelPreview from '@site/src/components/whiteLabel/WhiteLabelPreview.island';

export function Preview() {
  return (
    <Section id="white-label" tone="soft" {...solutions.preview}>
      <WhiteLabelPreview when="visible" />
    </Section>
  );
}
