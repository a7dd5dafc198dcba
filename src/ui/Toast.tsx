import {CircleAlert, CircleCheck, X} from '@site/src/ui/icons';
import type {Toast as ToastContent} from '@site/src/lib/toast';
import {Card} from './Card';
import {IconButton} from './IconButton';
import styles from './Toast.module.css';

interface ToastProps {
  toast: ToastContent;
  dismissLabel: string;
  onDismiss: () => void;
}

/** The live region around it announces it (`src/shell/Toaster`). */
export function Toast({toast, dismissLabel, onDismiss}: ToastProps) {
  const destructive = toast.variant === 'destructive';
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <Card className={styles.toast} data-variant={toast.variant}>
      <Icon aria-hidden className={styles.icon} size={22} />
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
        {toast.action}
      </div>
      <IconButton className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
        <X aria-hidden size={18} />
      </IconButton>
    </Card>
  );
}
