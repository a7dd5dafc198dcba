import type {ReactNode} from 'react';
import {calculators as words} from '@content/calculators';
import {Accordion} from '../ui/Accordion';
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
