import {Pause, Play} from '@site/src/ui/icons';
import styles from './PauseToggle.module.css';

interface PauseToggleProps {
  label: string;
  /** Hidden until a script shows it. */
  hidden?: boolean;
}

/**
 * Check box that pauses an animation beside it (WCAG 2.2.2). Checked is paused; a style sheet or script reacts. The
 * animation's owner hides it under reduced motion.
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
