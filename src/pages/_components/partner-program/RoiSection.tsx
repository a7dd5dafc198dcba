import {partnerRoiCalculator as words} from '@content/partnerRoiCalculator';
import PartnerRoiCalculator from '@site/src/features/calculators/PartnerRoiCalculator.island';
import {Section} from '@site/src/ui/Section';
import {partnerRoiParameters} from '@site/src/data/partnerRoi';

export function RoiSection() {
  return (
    <Section id="roi" eyebrow={words.eyebrow} title={words.title} near>
      <PartnerRoiCalculator when="visible" query={partnerRoiParameters} />
    </Section>
  );
}
