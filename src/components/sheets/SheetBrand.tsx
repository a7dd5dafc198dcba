import {sheets} from '@content/sheets';
import {Download} from '@site/src/components/ui/icons';
import {nameLength} from '@site/src/lib/brandName';
import {defaultColour} from '@site/src/lib/brandPreview';
import {Button} from '../ui/Button';
import {Cluster} from '../ui/Cluster';
import {TextField} from '../ui/Field';
import {useBrandedSheet} from './useBrandedSheet';
import styles from './SheetBrand.module.css';

const words = sheets.brand;

/** A sheet that partners hand on. */
export interface ClientSheet {
  readonly name: string;
  /** Address of its file. */
  readonly href: string;
}

/** Gives sheets with the visitor's name and colour, made where they are read. */
export default function SheetBrand({files}: {files: readonly ClientSheet[]}) {
  const {form, state, said, take} = useBrandedSheet();
  return (
    <form
      ref={form}
      aria-label={words.summary}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="caption">{words.text}</p>
      <Cluster className={styles.fields}>
        <TextField
          id="sheet-name"
          name="brand"
          label={words.name}
          maxLength={nameLength}
          autoComplete="organization"
          error={state === 'missing' ? words.missing : undefined}
        />
        <label className={styles.colour}>
          {words.colour}
          <input type="color" name="colour" defaultValue={defaultColour} />
        </label>
      </Cluster>
      <Cluster>
        {files.map(({name, href}) => (
          // Not disabled while it works: the focus would be lost.
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
      <p role="status" className="caption">
        {said}
      </p>
    </form>
  );
}
