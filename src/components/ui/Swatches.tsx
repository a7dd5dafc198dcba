import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Cluster} from './Cluster';
import styles from './Swatches.module.css';

interface SwatchesProps {
  /** Names the choice. */
  legend: string;
  /** Name of the field. */
  name: string;
  /** Without a colour of their own the style sheet of the part knows them by their value, so that they work without script. */
  swatches: readonly {value: string | number; label: string; colour?: string}[];
  /** Value of the one that is chosen at first; none, if left out. */
  chosen?: string | number;
  /** Whether names stand beside the colours; else they are told to those who do not see them, and on hover. */
  named?: boolean;
  /** Begins their ids, before the value, for labels that stand elsewhere; they have none, if left out. */
  idPrefix?: string;
  className?: string;
  /** What stands beside them: another way to choose. */
  children?: ReactNode;
}

/** A choice among colours: radio buttons that show theirs. */
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
