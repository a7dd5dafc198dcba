import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {X} from '@site/src/ui/icons';
import {modalHost} from '@site/src/lib/modalHost';
import {IconButton} from './IconButton';
import styles from './Dialog.module.css';

interface DialogProps {
  /** Unique on the page; prefix of the title's id. */
  id: string;
  open: boolean;
  title: string;
  closeLabel: string;
  /** Called when the visitor closes it: button, Esc or a click outside. */
  onClose: () => void;
  children: ReactNode;
}

/** Modal on `<dialog>`: the browser traps the focus, closes on Esc and restores the focus. */
export function Dialog({id, open, title, closeLabel, onClose, children}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      // The default would focus the close button. Focus on the title announces the dialog to screen readers.
      dialog.current?.querySelector('h2')?.focus();
      modalHost.set(dialog.current);
    } else if (!open) {
      dialog.current?.close();
      modalHost.set(null);
    }
  }, [open]);

  // A press that begins inside and ends outside (selecting text) does not close.
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
      // The event is asynchronous: the dialog may be open again by then.
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
