import {brandPreview} from '@content/brandPreview';
import {previewSwatches} from '@site/src/data/previewSwatches';
import {defaultColour} from '@site/src/lib/brandPreview';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './ColourField.module.css';

const words = brandPreview.colour;

/** A colour by swatch or by picker. The style sheet knows the swatches, so that they work without script. */
export function ColourField() {
  return (
    <fieldset className={styles.colour}>
      <legend>{words.label}</legend>
      {keysOf(previewSwatches).map((id) => (
        <label key={id} title={words.swatches[id]}>
          <input
            type="radio"
            name="swatch"
            value={previewSwatches[id]}
            defaultChecked={previewSwatches[id] === defaultColour}
          />
          <span className="visuallyHidden">{words.swatches[id]}</span>
        </label>
      ))}
      <input
        type="color"
        name="picker"
        aria-label={words.picker}
        title={words.picker}
        defaultValue={defaultColour}
      />
    </fieldset>
  );
}
