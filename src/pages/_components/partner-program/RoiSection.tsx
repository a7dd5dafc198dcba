import {partnerRoiCalculator as words} from '@content/partnerRoiCalculator';
import PartnerRoiCalculator from '@site/src/components/calculators/PartnerRoiCalculator';
import panel from '@site/src/components/sections/CalculatorPanel.module.css';
import {Island} from '@site/src/components/shell/Island';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {partnerRoiParameters} from '@site/src/data/partnerRoi';

/** What a partner would earn, with the calculator. */
export function RoiSection() {
  return (
    <Section id="roi" tone="soft">
      <SectionHeading section="roi" eyebrow={words.eyebrow} title={words.title} lede={words.lede} />
      <div className={panel.panel}>
        <Island
          name="partner-roi-calculator"
          of={PartnerRoiCalculator}
          when="visible"
          query={partnerRoiParameters}
        />
      </div>
    </Section>
  );
}
