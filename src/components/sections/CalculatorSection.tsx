import type {ReactNode} from 'react';
import SavingsCalculator from '../calculators/SavingsCalculator';
import {Island} from '../shell/Island';
import {Section, SectionHeading} from '../ui/Section';
import styles from './CalculatorSection.module.css';

interface CalculatorSectionProps {
  id: string;
  eyebrow: string;
  title: string;
  lede: string;
  /** What can be done with the result. */
  children?: ReactNode;
}

/** The savings calculator, on the home and comparison pages. */
export function CalculatorSection({id, eyebrow, title, lede, children}: CalculatorSectionProps) {
  return (
    <Section id={id} tone="soft">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lede={lede} />
      <Island name="savings-calculator" of={SavingsCalculator} when="visible" className={styles.body} />
      {children}
    </Section>
  );
}
