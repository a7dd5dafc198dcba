import {PauseToggle} from '../ui/PauseToggle';
import styles from './LogoCarousel.module.css';

interface LogoCarouselProps {
  title: string;
  pause: string;
  items: readonly string[];
}

/** A check box pauses the names (WCAG 2.2.2) through the style sheet. Reduced motion stops them. */
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
        {/* A second copy of the names, for a continuous loop. */}
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
