import {visitBrand} from '@content/visitBrand';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {Button} from '@site/src/ui/Button';
import {Swatches} from '@site/src/ui/Swatches';
import styles from './BrandChoice.module.css';

interface BrandSwatchesProps {
  legend: string;
  /** Prefix of the buttons' ids, for labels elsewhere. Without it the buttons have no ids. */
  idPrefix?: string;
}

/**
 * Radio buttons that apply a sample partner's brand to the whole page. The style sheet does that alone, so it works
 * without script. Script keeps the choice for the visit. A button of `BrandForm` resets the choice. Browsers must not
 * restore a choice on reload.
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
      {/* With script, the bar at the bottom of the page has it. */}
      <noscript>
        <Button type="reset" variant="secondary" size="small">
          {visitBrand.back}
        </Button>
      </noscript>
    </Swatches>
  );
}
