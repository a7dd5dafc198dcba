import type {ReactNode} from 'react';
import {clauses} from '@content/clauses';
import {routes} from '@site/src/data/routes';
import {savingsParameters} from '@site/src/data/savings';
import SavingsCalculator from './SavingsCalculator.island';
import {ArrowLink} from '../../ui/ArrowLink';
import {Section} from '../../ui/Section';

interface CalculatorSectionProps {
  id: string;
  eyebrow?: string;
  title: string;
  lede: string;
  children?: ReactNode;
}

export function CalculatorSection({id, eyebrow, title, lede, children}: CalculatorSectionProps) {
  return (
    <Section id={id} tone="soft" eyebrow={eyebrow} title={title} lede={lede} near>
      <SavingsCalculator when="visible" query={savingsParameters} />
      <p className="screenOnly">
        <ArrowLink to={routes.priceRuler}>{clauses.calculator}</ArrowLink>
      </p>
      {children}
    </Section>
  );
}
