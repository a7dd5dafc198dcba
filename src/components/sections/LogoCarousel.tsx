import {PauseToggle} from '../ui/PauseToggle';
import styles from './LogoCarousel.module.css';

interface LogoCarouselProps {
  title: string;
  /** Names the control that stops the movement. */
  pause: string;
  items: readonly string[];
}

/**
 * Names that pass by slowly. A check box stops them (WCAG 2.2.2), the style sheet does the rest; under reduced motion
 * they stand still.
 */
export function LogoCarousel({title, pause, items}: LogoCarouselProps) {
  return (
    <div className={styles.carousel}>
      <p className={`${styles.title} caption`}>{title}</p>
      <div className={styles.window}>
        <ul className={styles.track}>
          {items.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {/* The second run of the same names, so that the first can leave. */}
        <ul className={styles.track} aria-hidden>
          {items.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <PauseToggle label={pause} />
    </div>
  );
}
