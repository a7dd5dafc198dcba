import {Pause, Play} from '@site/src/components/ui/icons';
import styles from './PauseToggle.module.css';

interface PauseToggleProps {
  /** Says what it stops. */
  label: string;
  /** Until a script shows it. */
  hidden?: boolean;
}

/**
 * A check box that stops what moves beside it (WCAG 2.2.2): checked is paused, and a style sheet or script acts on it.
 * What moves hides it under reduced motion.
 */
export function PauseToggle({label, hidden}: PauseToggleProps) {
  return (
    <label className={styles.toggle} title={label} hidden={hidden}>
      <input type="checkbox" className="visuallyHidden" aria-label={label} />
      <Pause aria-hidden size={18} className={styles.pauseIcon} />
      <Play aria-hidden size={18} className={styles.playIcon} />
    </label>
  );
}
