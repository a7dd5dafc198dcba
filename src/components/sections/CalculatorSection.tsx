import type {ReactNode} from 'react';
import {Section, SectionHeading} from '../ui/Section';
import {SavingsPanel} from './SavingsPanel';

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
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lede={lede} />
      <SavingsPanel />
      {children}
    </Section>
  );
}
