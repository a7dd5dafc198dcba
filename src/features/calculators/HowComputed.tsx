import type {ReactNode} from 'react';
import {calculators as words} from '@content/calculators';
import {Accordion} from '../../ui/Accordion';
import {Facts} from '../../ui/Facts';
import styles from './Calculator.module.css';

export interface Step {
  name: string;
  /** With the visitor's numbers, such as '25 × €150 = €3,750'. */
  formula: string;
  why?: string;
}

interface HowComputedProps {
  name: string;
  steps: readonly Step[];
  children?: ReactNode;
}

export function HowComputed({name: id, steps, children}: HowComputedProps) {
  const body = (
    <>
      <Facts
        num
        className={`${styles.lines} amounts`}
        of={steps.map(({name, formula, why}) => [
          <>
            {name} {why && <small>{why}</small>}
          </>,
          formula,
        ])}
      />
      {children}
    </>
  );
  return <Accordion name={id} items={[{title: words.how, body}]} />;
}
