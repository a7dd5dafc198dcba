import Link from '@docusaurus/Link';
import {partnerRoiCalculator as words} from '@content/partnerRoiCalculator';
import PartnerRoiCalculator from '@site/src/components/calculators/PartnerRoiCalculator.island';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import {partnerRoiParameters} from '@site/src/data/partnerRoi';
import {routes} from '@site/src/data/routes';
import styles from './RoiSection.module.css';

/** What a partner would earn, with the calculator. */
export function RoiSection() {
  return (
    <Section id="roi" tone="soft">
      <SectionHeading section="roi" eyebrow={words.eyebrow} title={words.title} lede={words.lede} near />
      <PartnerRoiCalculator when="visible" query={partnerRoiParameters} />
      <p className={`${styles.planning} caption`}>
        {words.planning.text} <Link to={routes.priceRuler}>{words.planning.link}</Link>.
      </p>
    </Section>
  );
}
