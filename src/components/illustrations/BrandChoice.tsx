import type {ReactNode} from 'react';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {Swatches} from '@site/src/components/ui/Swatches';

interface BrandChoiceProps {
  /** Names the choice. */
  legend: string;
  /** Whether each button has its colour from here: where no style sheet knows the brands, as that of the home page does. */
  coloured?: boolean;
  /** Of the form. */
  className?: string;
  /** Of the row of buttons. */
  rowClassName?: string;
  /** What stands beside the buttons: another way to choose. */
  children?: ReactNode;
}

/**
 * Radio buttons that put a sample partner's brand on the whole page. A form that is sent nowhere, so that a button can take
 * the choice back; browsers must not restore a choice on reload.
 */
export function BrandChoice({legend, coloured, className, rowClassName, children}: BrandChoiceProps) {
  return (
    <form method="dialog" autoComplete="off" className={className}>
      <Swatches
        legend={legend}
        named
        name="sample-brand"
        swatches={sampleBrands.map(({name, colour}, index) => ({
          value: index,
          label: name,
          colour: coloured ? colour : undefined,
        }))}
        className={rowClassName}
      >
        {children}
      </Swatches>
    </form>
  );
}
