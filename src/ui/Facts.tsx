import type {ReactNode} from 'react';

interface FactsProps {
  of: readonly (readonly [name: ReactNode, text: ReactNode])[];
  /** Figures, with digits of equal width. */
  num?: boolean;
  className?: string;
}

/** Names, each with what there is to say of it. */
export function Facts({of, num, className}: FactsProps) {
  return (
    <dl className={className}>
      {of.map(([name, text], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd className={num ? 'num' : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
