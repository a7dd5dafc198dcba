import {brandPreview} from '@content/brandPreview';
import {previewSwatches} from './previewSwatches';
import {defaultColour} from '@site/src/features/rebrand/brandPreview';
import {keysOf} from '@site/src/lib/keysOf';
import {Swatches} from '../../ui/Swatches';
import styles from './ColourField.module.css';

const words = brandPreview.colour;

/** Colour choice by swatch or picker. The style sheet has the swatches' colours, so they work without script. */
export function ColourField() {
  return (
    <Swatches
      legend={words.label}
      name="swatch"
      swatches={keysOf(previewSwatches).map((id) => ({value: id, label: words.swatches[id]}))}
      chosen="accent"
      className={styles.colour}
    >
      <input
        type="color"
        name="picker"
        aria-label={words.picker}
        title={words.picker}
        defaultValue={defaultColour}
      />
    </Swatches>
  );
}
