import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {clauses} from '@content/clauses';
import {routes} from '@site/src/data/routes';
import {savingsParameters} from '@site/src/data/savings';
import SavingsCalculator from './SavingsCalculator.island';
import {Section} from '../../ui/Section';
import styles from './CalculatorSection.module.css';

interface CalculatorSectionProps {
  id: string;
  eyebrow: string;
  title: string;
  lede: string;
  children?: ReactNode;
}

export function CalculatorSection({id, eyebrow, title, lede, children}: CalculatorSectionProps) {
  return (
    <Section id={id} tone="soft" eyebrow={eyebrow} title={title} lede={lede} near>
      <SavingsCalculator when="visible" query={savingsParameters} />
      <p className={`${styles.counted} caption screenOnly`}>
        {clauses.calculator.text} <Link to={routes.priceRuler}>{clauses.calculator.link}</Link>.
      </p>
      {children}
    </Section>
  );
}
