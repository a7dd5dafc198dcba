import {visitBrand} from '@content/visitBrand';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {Button} from '@site/src/components/ui/Button';
import {Swatches} from '@site/src/components/ui/Swatches';
import styles from './BrandChoice.module.css';

interface BrandSwatchesProps {
  /** Names the choice. */
  legend: string;
  /** Begins the ids of the buttons, for labels that stand elsewhere; none, if left out. */
  idPrefix?: string;
}

/**
 * Radio buttons that put a sample partner's brand on the whole page; the style sheet does that alone, so it works without
 * script, which keeps the choice for the visit. The form around them (`BrandForm`) lets a button take the choice back; browsers
 * must not restore a choice on reload.
 */
export function BrandSwatches({legend, idPrefix}: BrandSwatchesProps) {
  return (
    <Swatches
      legend={legend}
      named
      name="sample-brand"
      idPrefix={idPrefix}
      swatches={sampleBrands.map(({name}, index) => ({value: index, label: name}))}
      className={styles.switcher}
    >
      {/* With script, a bar at the foot of the page has it. */}
      <noscript>
        <Button type="reset" variant="secondary" size="small">
          {visitBrand.back}
        </Button>
      </noscript>
    </Swatches>
  );
}
