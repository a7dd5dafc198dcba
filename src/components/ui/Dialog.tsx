import {useEffect, useRef, type ReactNode} from 'react';
import {X} from 'lucide-react';
import styles from './Dialog.module.css';

interface DialogProps {
  /** Unique on the page; names the title. */
  id: string;
  open: boolean;
  title: string;
  closeLabel: string;
  /** Called when the visitor closes it: button, Esc or a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** Modal on `<dialog>`: the browser keeps the focus inside, closes on Esc and gives the focus back. */
export function Dialog({id, open, title, closeLabel, onClose, children}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
    } else if (!open) {
      dialog.current?.close();
    }
  }, [open]);

  return (
    // The keyboard closes it with Esc; the press beside it is an extra for the pointer.

    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden size={22} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
