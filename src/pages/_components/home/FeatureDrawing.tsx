interface MarksProps {
  /** How many are in order, and how many are not. */
  fine: number;
  open: number;
}

/** Dots for what is in order, squares for what is not, as scans show them. */
export function Marks({fine, open}: MarksProps) {
  return Array.from({length: fine + open}, (_, index) =>
    index < fine ? <i key={index} /> : <b key={index} />,
  );
}

interface BarsProps {
  values: readonly number[];
  /** Below it a value is not in order. */
  low?: number;
  /** The value of the longest bar that there can be. */
  most: number;
}

/** A bar for each value, side by side; the second path has those that are not in order. */
export function Bars({values, low = -Infinity, most}: BarsProps) {
  const path = (isDrawn: (value: number) => boolean) =>
    values
      .map((value, index) => {
        // What is nothing is seen, too.
        const height = Math.max(2, Math.round((40 * value) / most));
        return isDrawn(value) ? `M${index * 28} 40v-${height}h22v${height}z` : '';
      })
      .join('');
  return (
    <svg viewBox={`0 0 ${values.length * 28} 40`}>
      <path d={path((value) => value >= low)} />
      <path d={path((value) => value < low)} />
    </svg>
  );
}
