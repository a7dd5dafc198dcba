import type {GrowthModelId} from '@site/src/data/growthModels';
import styles from './GrowthDiagram.module.css';

function RecurringFee() {
  return (
    <>
      <rect className={styles.plain} x="36" y="34" width="92" height="112" rx="10" />
      <path className={styles.stroke} d="M54 58h56M54 78h38M54 98h48M54 118h30" />
      <path className={styles.stroke} d="M140 90h30m-8-7 8 7-8 7" />
      {[0, 1, 2, 3].map((month) => (
        <rect
          key={month}
          className={month === 3 ? styles.accent : styles.plain}
          x={182 + month * 27}
          y={110 - month * 22}
          width="21"
          height={36 + month * 22}
          rx="5"
        />
      ))}
    </>
  );
}

function Bundle() {
  return (
    <>
      {[2, 1, 0].map((layer) => (
        <path
          key={layer}
          className={layer === 0 ? styles.accent : styles.plain}
          d={`M160 ${24 + layer * 30}l92 34-92 34-92-34z`}
        />
      ))}
      <path className={styles.tick} d="m147 58 10 9 18-18" />
    </>
  );
}

function ApiCall() {
  return (
    <>
      <rect className={styles.plain} x="36" y="50" width="96" height="80" rx="12" />
      <path className={styles.stroke} d="M54 72h60M54 90h44M54 108h52" />
      <path className={styles.stroke} d="M142 76h46m-8-7 8 7-8 7M188 106h-46m8-7-8 7 8 7" />
      <circle className={styles.accent} cx="240" cy="90" r="42" />
      <path className={styles.gauge} d="M240 64a26 26 0 1 1-24.700 18" />
      <path className={styles.tick} d="m229 90 8 8 15-16" />
    </>
  );
}

function SupplyChain() {
  const suppliers = [0, 1, 2, 3, 4, 5, 6].map((n) => {
    const angle = (n / 7) * 2 * Math.PI - 1.2;
    return {x: Math.round(160 + Math.cos(angle) * 108), y: Math.round(90 + Math.sin(angle) * 62)};
  });
  return (
    <>
      {suppliers.map(({x, y}) => (
        <path key={`${x}-${y}`} className={styles.stroke} d={`M160 90L${x} ${y}`} />
      ))}
      {suppliers.map(({x, y}, n) => (
        <circle
          key={`${x}-${y}`}
          className={n === 1 ? styles.warn : styles.plain}
          cx={x}
          cy={y}
          r={n === 1 ? 13 : 10}
        />
      ))}
      <circle className={styles.accent} cx="160" cy="90" r="26" />
      <path className={styles.tick} d="m149 90 8 8 15-16" />
    </>
  );
}

const drawings: Record<GrowthModelId, () => React.ReactNode> = {
  msp: RecurringFee,
  telco: Bundle,
  platform: ApiCall,
  enterprise: SupplyChain,
};

export function GrowthDiagram({model, label}: {model: GrowthModelId; label: string}) {
  const Drawing = drawings[model];
  return (
    <svg className={`${styles.diagram} drawing`} viewBox="0 0 320 180" role="img" aria-label={label}>
      <Drawing />
    </svg>
  );
}
