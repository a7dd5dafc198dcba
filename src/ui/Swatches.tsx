import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Cluster} from './Cluster';
import styles from './Swatches.module.css';

interface SwatchesProps {
  legend: string;
  name: string;
  /** Without `colour`, the parent's style sheet sets it by value, which works without script. */
  swatches: readonly {value: string | number; label: string; colour?: string}[];
  /** Value checked at first. Default: none. */
  chosen?: string | number;
  /** Shows names beside the colours. Otherwise names are for screen readers and on hover. */
  named?: boolean;
  /** Prefix of the ids, before the value, for labels elsewhere. Without it the buttons have no ids. */
  idPrefix?: string;
  className?: string;
  children?: ReactNode;
}

export function Swatches({
  legend,
  name,
  swatches,
  chosen,
  named,
  idPrefix,
  className,
  children,
}: SwatchesProps) {
  return (
    <Cluster as="fieldset" className={clsx(styles.swatches, className)}>
      <legend>{legend}</legend>
      {swatches.map(({value, label, colour}) => (
        <label key={value} title={named ? undefined : label} className={named ? styles.named : undefined}>
          <input
            id={idPrefix && `${idPrefix}-${value}`}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            style={colour ? {'--brand': colour} : undefined}
          />
          <span className={named ? undefined : 'visuallyHidden'}>{label}</span>
        </label>
      ))}
      {children}
    </Cluster>
  );
}
