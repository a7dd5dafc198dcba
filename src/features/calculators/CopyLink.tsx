import {useRef, useState} from 'react';
import {calculators as words} from '@content/calculators';
import {Button} from '../../ui/Button';
import {TextField} from '../../ui/Field';
import styles from './Calculator.module.css';

/** Copies the address of a calculation. Shows it in a field if the clipboard is not available. */
export function CopyLink({idPrefix, address}: {idPrefix: string; address: () => string}) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    const text = address();
    // Reset first, so that screen readers announce every copy.
    setCopied(false);
    try {
      await navigator.clipboard.writeText(text);
      setShown(undefined);
      setCopied(true);
    } catch {
      setShown(text);
      // If the field is already there, it holds the previous address until the next render.
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
