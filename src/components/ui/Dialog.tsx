import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {X} from '@site/src/components/ui/icons';
import {modalHost} from '@site/src/lib/modalHost';
import {IconButton} from './IconButton';
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

  useLayoutEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      // Else the focus would be on the button that closes it: who listens hears what has opened, and goes on from there.
      dialog.current?.querySelector('h2')?.focus();
      modalHost.set(dialog.current);
    } else if (!open) {
      dialog.current?.close();
      modalHost.set(null);
    }
  }, [open]);

  // A press that begins inside and ends beside (marking text) does not close.
  const pressedBeside = useRef(false);

  return (
    // The keyboard closes it with Esc; the press beside it is an extra for the pointer.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onCancel={onClose}
      // Comes late: by then it may be open again.
      onClose={() => !dialog.current?.open && onClose()}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // On click, not on pointerdown: the rest of the press would reach what lies below.
        if (pressedBeside.current && event.target === dialog.current) {
          onClose();
        }
      }}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <IconButton className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <X aria-hidden size={22} />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
}
