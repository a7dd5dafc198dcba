import {X} from '@site/src/ui/icons';
import {shell} from '@content/shell';
import {BookingButton} from '../site/BookingButton';
import {IconButton} from '../ui/IconButton';
import styles from './StickyBar.module.css';

const words = shell.stickyBar;

/** Call to action at the bottom edge, shown by the page script. */
export function StickyBar() {
  return (
    <aside className={`${styles.bar} screenOnly`} aria-label={words.label}>
      <p className={styles.text}>{words.text}</p>
      <BookingButton size="small">{words.action}</BookingButton>
      <IconButton className={styles.dismiss} aria-label={words.dismiss} data-sticky-dismiss="">
        <X aria-hidden size={20} />
      </IconButton>
    </aside>
  );
}
