import {home} from '@content/home';
import SavingsCalculator from '@site/src/components/calculators/SavingsCalculator';
import {Island} from '@site/src/components/shell/Island';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import styles from './Calculator.module.css';

const words = home.calculator;

export function Calculator() {
  return (
    <Section id="roi" tone="soft">
      <SectionHeading section="roi" eyebrow={words.eyebrow} title={words.title} lede={words.lede} />
      <Island name="savings-calculator" of={SavingsCalculator} when="visible" className={styles.body} />
    </Section>
  );
}
