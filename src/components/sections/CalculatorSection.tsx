import type {ReactNode} from 'react';
import {savingsParameters} from '@site/src/data/savings';
import SavingsCalculator from '../calculators/SavingsCalculator.island';
import {Section, SectionHeading} from '../ui/Section';

interface CalculatorSectionProps {
  id: string;
  eyebrow: string;
  title: string;
  lede: string;
  /** What else can be done with the result. */
  children?: ReactNode;
}

/** The savings calculator, on the home and comparison pages. */
export function CalculatorSection({id, eyebrow, title, lede, children}: CalculatorSectionProps) {
  return (
    <Section id={id} tone="soft">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lede={lede} near />
      <SavingsCalculator when="visible" query={savingsParameters} />
      {children}
    </Section>
  );
}
