import {sheets} from '@content/sheets';
import {Download} from '@site/src/ui/icons';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {nameLength} from '@site/src/data/brandName';
import {defaultColour} from '@site/src/features/rebrand';
import {Button} from '../../ui/Button';
import {Cluster} from '../../ui/Cluster';
import {TextField} from '../../ui/Field';
import {useBrandedSheet} from './useBrandedSheet';
import styles from './SheetBrand.module.css';

const words = sheets.brand;
const [partner] = sampleBrands;

/** A sheet that partners pass on to clients. */
export interface ClientSheet {
  readonly name: string;
  readonly href: string;
}

interface SheetBrandProps {
  /** Downloads. Omit if the surrounding links are the sheets, which take the visit's brand. */
  files?: readonly ClientSheet[];
}

export default function SheetBrand({files}: SheetBrandProps) {
  const {form, state, said, show, take, wear} = useBrandedSheet();
  return (
    <form
      ref={form}
      aria-label={words.summary}
      data-brand-form
      className={styles.form}
      onInput={show}
      onSubmit={(event) => {
        event.preventDefault();
        if (!files) {
          wear();
        }
      }}
    >
      <p className="caption">{files ? words.text : words.offer}</p>
      <Cluster className={styles.fields}>
        <TextField
          // A guide with sheets may show the shelf as well.
          id={files ? 'sheet-name' : 'shelf-name'}
          name="brand"
          label={words.name}
          maxLength={nameLength}
          autoComplete="organization"
          error={state === 'missing' ? words.missing : undefined}
        />
        {/* Initial colour of the sheets: the site's in a guide, a sample partner's on the shelf. */}
        <label className={styles.colour}>
          {words.colour}
          <input type="color" name="colour" defaultValue={files ? defaultColour : partner.colour} />
        </label>
        {!files && (
          <Button type="submit" variant="secondary" className={styles.wear}>
            {words.wear}
          </Button>
        )}
      </Cluster>
      {files && (
        <Cluster>
          {files.map(({name, href}) => (
            // Not disabled while busy, which would lose the focus.
            <Button
              key={href}
              variant="secondary"
              size="small"
              aria-disabled={state === 'busy'}
              onClick={() => void take(href)}
            >
              <Download aria-hidden size={18} />
              {name}
            </Button>
          ))}
        </Cluster>
      )}
      <p role="status" className="caption">
        {said}
      </p>
    </form>
  );
}
