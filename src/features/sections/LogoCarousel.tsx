import {PauseToggle} from '../../ui/PauseToggle';
import {List} from '../../ui/List';
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
        <List className={styles.track} of={items} />
        {/* A second copy of the names, for a continuous loop. */}
        <List className={styles.track} aria-hidden of={items} />
      </div>
      <PauseToggle label={pause} />
    </div>
  );
}
