import {growthModels} from '@content/growthModels';
import type {GrowthModelId} from '@site/src/data/growthModels';
import {sampleBrands} from '@site/src/data/sampleBrands';
import styles from './SharedBase.module.css';

type Place = readonly [
  model: GrowthModelId,
  partner: (typeof sampleBrands)[number]['id'],
  x: number,
  y: number,
  above: number,
];

/** Each model's sample partner, x and y of its centre on the base, and its height above. Back to front. */
const places: readonly Place[] = [
  ['msp', 'nordalia', 240, 220, 132],
  ['telco', 'altavia', 138, 262, 104],
  ['platform', 'corvo', 342, 262, 104],
  ['enterprise', 'verdemare', 240, 304, 76],
];

export function SharedBase() {
  return (
    <svg
      className={`${styles.picture} drawing`}
      viewBox="24 46 432 326"
      role="img"
      aria-label={growthModels.hero.picture}
    >
      <path className={styles.side} d="M40 262v22l200 84 200-84v-22l-200 84z" />
      <path className={styles.top} d="m240 178 200 84-200 84-200-84z" />
      {places.map(([model, partner, x, y, above]) => {
        const brand = sampleBrands.find(({id}) => id === partner);
        return (
          <g key={model} style={{'--brand': brand?.colour}}>
            <path className={styles.tether} d={`M${x} ${y}v-${above}`} />
            <path className={styles.edge} d={`M${x - 74} ${y - above}v9l74 31 74-31v-9z`} />
            <path className={styles.slab} d={`m${x} ${y - above - 31} 74 31-74 31-74-31z`} />
            <text className={styles.name} x={x} y={y - above + 6}>
              {growthModels.segments.items[model].title}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
