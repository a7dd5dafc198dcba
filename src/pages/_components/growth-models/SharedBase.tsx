import type {CSSProperties} from 'react';
import {growthModels} from '@content/growthModels';
import {sampleBrands} from '@site/src/data/sampleBrands';
import styles from './SharedBase.module.css';

/** Where each brand stands on the base, x and y of its middle, and how far above it floats; the one behind first. */
const places = [
  [240, 220, 132],
  [138, 262, 104],
  [342, 262, 104],
  [240, 304, 76],
] as const;

/** Four businesses, each in its own colour, on one base. */
export function SharedBase() {
  return (
    <svg className={styles.picture} viewBox="24 46 432 326" role="img" aria-label={growthModels.hero.picture}>
      <path className={styles.side} d="M40 262v22l200 84 200-84v-22l-200 84z" />
      <path className={styles.top} d="m240 178 200 84-200 84-200-84z" />
      {places.map(([x, y, above], index) => {
        const brand = sampleBrands[index];
        return (
          <g key={above + x} style={{'--brand': brand?.colour} as CSSProperties}>
            <path className={styles.tether} d={`M${x} ${y}v-${above}`} />
            <path className={styles.edge} d={`M${x - 74} ${y - above}v9l74 31 74-31v-9z`} />
            <path className={styles.slab} d={`m${x} ${y - above - 31} 74 31-74 31-74-31z`} />
            <path className={styles.tick} d={`m${x - 13} ${y - above} 9 8 17-15`} />
          </g>
        );
      })}
    </svg>
  );
}
