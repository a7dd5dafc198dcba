import {useRef, useState} from 'react';
import {calculators as words} from '@content/calculators';
import {Button} from '../ui/Button';
import {TextField} from '../ui/Field';
import styles from './Calculator.module.css';

interface CopyLinkProps {
  /** Makes the id of the field unique on the page. */
  idPrefix: string;
  /** Gives the address of the calculation as it stands. */
  address: () => string;
}

/** Copies the address of a calculation; where the browser does not allow that, shows it in a field to copy from. */
export function CopyLink({idPrefix, address}: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    const text = address();
    // Said again each time.
    setCopied(false);
    try {
      await navigator.clipboard.writeText(text);
      setShown(undefined);
      setCopied(true);
    } catch {
      setShown(text);
      // It may be there already: then the address in it is the former one until the next render.
      requestAnimationFrame(() => field.current?.select());
    }
  }

  return (
    <>
      <Button variant="secondary" size="small" className="scriptOnly" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <span role="status">
        {copied && words.copied}
        {shown && words.copyYourself}
      </span>
      {shown && (
        <TextField
          id={`${idPrefix}-address`}
          ref={field}
          label={words.address}
          readOnly
          value={shown}
          onFocus={(event) => event.currentTarget.select()}
          className={styles.address}
        />
      )}
    </>
  );
}
