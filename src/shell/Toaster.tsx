import {useSyncExternalStore} from 'react';
import {createPortal} from 'react-dom';
import {shell} from '@content/shell';
import {Toast} from '../ui/Toast';
import {modalHost} from '@site/src/lib/modalHost';
import {toastStore} from '@site/src/lib/toast';
import styles from './Toaster.module.css';

const none: ReturnType<typeof toastStore.get> = [];

/**
 * Shows toasts, inside the modal dialog while one is open, because the rest of the page is inert. Announces errors at
 * once and others when the screen reader pauses.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  const place = useSyncExternalStore(modalHost.subscribe, modalHost.get, () => null);
  const open = toasts.filter((toast) => toast.open);
  const shown = (destructive: boolean) =>
    open
      .filter(({variant}) => (variant === 'destructive') === destructive)
      .map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          dismissLabel={shell.toast.dismiss}
          onDismiss={() => toastStore.dismiss(toast.id)}
        />
      ));
  // Live regions must exist before their content: screen readers ignore regions added already filled.
  return createPortal(
    <section className={styles.toaster} aria-label={open.length > 0 ? shell.toast.region : undefined}>
      <div role="alert">{shown(true)}</div>
      <div role="status">{shown(false)}</div>
    </section>,
    place ?? document.body,
  );
}
