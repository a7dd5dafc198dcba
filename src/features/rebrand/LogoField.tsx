import {useState, type DragEvent} from 'react';
import {ImageUp} from '@site/src/ui/icons';
import {brandPreview} from '@content/brandPreview';
import {logoTypes, type LogoProblem} from '@site/src/features/rebrand/logo';
import {Button} from '../../ui/Button';
import type {Logo} from './useLogo';
import {Cluster} from '../../ui/Cluster';
import styles from './LogoField.module.css';

const words = brandPreview.logo;

interface LogoFieldProps {
  logo: Logo | undefined;
  problem: LogoProblem | undefined;
  onFile: (file: File) => void;
  onColour: (colour: string) => void;
  onRemove: () => void;
}

export function LogoField({logo, problem, onFile, onColour, onRemove}: LogoFieldProps) {
  const [over, setOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) {
      onFile(file);
    }
  }

  return (
    <div className={styles.logo}>
      {/* Drag and drop is an extra for the pointer; the keyboard has the file dialog. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <b>{words.label}</b>
        <input
          type="file"
          name="logo"
          accept={logoTypes.join()}
          className="visuallyHidden"
          aria-invalid={problem ? true : undefined}
          aria-describedby="preview-logo-hint preview-logo-error"
          // Lets the visitor choose the same file again.
          onClick={(event) => (event.currentTarget.value = '')}
        />
        <span className={`${styles.zone} signed`}>
          <ImageUp aria-hidden size={22} strokeWidth={1.75} />
          {logo ? words.replace : words.choose}
        </span>
      </label>
      <p id="preview-logo-hint" className={styles.hint}>
        {words.hint}
      </p>
      <p id="preview-logo-error" className={styles.error} role="alert">
        {problem && words.errors[problem]}
      </p>
      {logo && (
        <Cluster className={styles.buttons}>
          {logo.colour && (
            <Button variant="secondary" size="small" onClick={() => logo.colour && onColour(logo.colour)}>
              <i style={{'--swatch': logo.colour}} />
              {words.suggestion(logo.colour)}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={onRemove}>
            {words.remove}
          </Button>
        </Cluster>
      )}
    </div>
  );
}
