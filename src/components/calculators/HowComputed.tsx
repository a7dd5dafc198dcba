import type {ReactNode} from 'react';
import {calculators as words} from '@content/calculators';
import {Accordion} from '../ui/Accordion';
import styles from './Calculator.module.css';

/** One line of a calculation. */
export interface Step {
  name: string;
  /** The formula with the visitor's numbers in it: '25 × €150 = €3,750'. */
  formula: string;
  /** Why it is so. */
  why?: string;
}

interface HowComputedProps {
  /** Unique on the page. */
  name: string;
  steps: readonly Step[];
  /** What is to be known of the calculation as a whole, below its lines. */
  children?: ReactNode;
}

/** The calculation line by line, for those who want to check it. */
export function HowComputed({name: id, steps, children}: HowComputedProps) {
  const body = (
    <>
      <dl className={`${styles.lines} amounts`}>
        {steps.map(({name, formula, why}) => (
          <div key={name}>
            <dt>
              {name} {why && <small>{why}</small>}
            </dt>
            <dd className="num">{formula}</dd>
          </div>
        ))}
      </dl>
      {children}
    </>
  );
  return <Accordion name={id} items={[{title: words.how, body}]} />;
}
