import {useSyncExternalStore} from 'react';
import {createPortal} from 'react-dom';
import {shell} from '@content/shell';
import {Toast} from '../ui/Toast';
import {modalHost} from '@site/src/lib/modalHost';
import {toastStore} from '@site/src/lib/toast';
import styles from './Toaster.module.css';

const none: ReturnType<typeof toastStore.get> = [];

/** Shows the toasts of the page, inside the modal dialog while one is open: all else is inert then. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  const place = useSyncExternalStore(modalHost.subscribe, modalHost.get, () => null);
  const open = toasts.filter((toast) => toast.open);
  if (open.length === 0) {
    return null;
  }
  return createPortal(
    <section className={styles.toaster} aria-label={shell.toast.region}>
      {open.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          dismissLabel={shell.toast.dismiss}
          onDismiss={() => toastStore.dismiss(toast.id)}
        />
      ))}
    </section>,
    place ?? document.body,
  );
}
