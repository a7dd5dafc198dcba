import {innovationLab} from '@content/innovationLab';
import {Card} from '@site/src/ui/Card';
import styles from './Vision.module.css';

const {visionLabel, visionStatement, picture} = innovationLab.hero;

/** Observations, x and y: far from the line on the left, on the line at the right. */
const observations = [
  [14, 30], [30, 132], [48, 66], [66, 148], [82, 40], [98, 112], [116, 58], [132, 126], [150, 74], [168, 112],
  [188, 70], [206, 98], [226, 68], [244, 84], [264, 58], [284, 66], [304, 46],
] as const; // prettier-ignore

export function Vision() {
  return (
    <Card as="figure" tone="ink" className={styles.vision}>
      <svg className="drawing" viewBox="0 0 420 170" role="img" aria-label={picture}>
        <path className={styles.band} d="M0 16C130 62 270 64 404 20 290 100 140 128 0 160z" />
        <path className={styles.line} d="M0 90C150 94 280 80 404 20" />
        {observations.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="3.5" />
        ))}
        <circle className={styles.end} cx="404" cy="20" r="8" />
      </svg>
      <figcaption>
        <span>{visionLabel}</span>
        {visionStatement}
      </figcaption>
    </Card>
  );
}
