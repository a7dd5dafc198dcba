import {solutions} from '@content/solutions';
import {Section} from '@site/src/ui/Section';
import WhiteLabelPreview from '@site/src/features/rebrand/WhiteLabelPreview.island';

export function Preview() {
  return (
    <Section id="white-label" tone="soft" {...solutions.preview}>
      <WhiteLabelPreview when="visible" />
    </Section>
  );
}
