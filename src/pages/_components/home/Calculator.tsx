import {home} from '@content/home';
import {LazyPart} from '@site/src/components/shell/LazyPart';
import {Section, SectionHeading} from '@site/src/components/ui/Section';
import styles from './Calculator.module.css';

const words = home.calculator;

export function Calculator() {
  return (
    <Section id="roi" tone="soft">
      <SectionHeading section="roi" eyebrow={words.eyebrow} title={words.title} lede={words.lede} />
      <div className={styles.body}>
        <LazyPart load={() => import('@site/src/components/calculators/SavingsCalculator')} />
      </div>
    </Section>
  );
}
