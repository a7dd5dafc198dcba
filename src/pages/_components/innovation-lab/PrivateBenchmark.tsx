import type {innovationLab} from '@content/innovationLab';
import {Figure} from '@site/src/ui/Figure';
import styles from './PrivateBenchmark.module.css';

/** Vertical positions of the five companies. The second is the reader's. */
const heights = [22, 78, 134, 190, 246];
const own = 1;

export function PrivateBenchmark({
  label,
  own: ownName,
  sector,
}: typeof innovationLab.pillars.diagrams.benchmark) {
  return (
    <Figure className={styles.figure}>
      <svg className="drawing" viewBox="0 0 480 290" role="img" aria-label={label}>
        {heights.map((y) => (
          <path key={y} className={styles.stroke} d={`M74 ${y + 11}C140 ${y + 11} 130 145 188 145`} />
        ))}
        {heights.map((y, index) => (
          <g key={y} className={index === own ? styles.own : styles.other}>
            <rect x="22" y={y - 8} width="52" height="38" rx="8" />
            <path d={`M41 ${y + 9}v-3a7 7 0 0 1 14 0v3`} />
            <path d={`M38 ${y + 9}h20v13h-20z`} />
          </g>
        ))}
        <circle className={styles.sum} cx="214" cy="145" r="26" />
        <path className={styles.sign} d="M224 133h-19l11 12-11 12h19" />
        <path className={styles.stroke} d="M250 145h22m-8-7 8 7-8 7" />
        <path className={styles.curve} d="M286 222c40 0 44-142 86-142s46 142 86 142z" />
        <path className={styles.mark} d="M412 232V112" />
        <circle className={styles.dot} cx="412" cy="104" r="9" />
        <path className={styles.stroke} d="M280 222h184" />
        <text className={styles.name} x="412" y="58">
          {ownName}
        </text>
        <text x="372" y="252">
          {sector}
        </text>
      </svg>
    </Figure>
  );
}
