import clsx from 'clsx';
import {formats} from '@site/src/lib/format';
import {Cluster} from '../ui/Cluster';
import styles from './CostBars.module.css';

interface CostBarsProps {
  /** The chart in a sentence. */
  label: string;
  /** Language of the words around it. */
  language: string;
  /** The parts of the present cost, EUR; they add up to the long bar. */
  stack: {name: string; parts: readonly {name: string; eur: number}[]};
  product: {name: string; eur: number};
  /** The bar of the product grows when it is seen. */
  grows?: boolean;
}

/** Two bars, drawn to scale: what the parts cost together, and what the product costs. */
export function CostBars({label, language, stack, product, grows}: CostBarsProps) {
  const {eur} = formats(language);
  const total = stack.parts.reduce((sum, part) => sum + part.eur, 0);
  return (
    <figure aria-label={label}>
      <p className={styles.row}>
        <span>{stack.name}</span>
        <b className="num">{eur(total)}</b>
      </p>
      <div className={styles.stack} aria-hidden>
        {stack.parts.map((part) => (
          <i key={part.name} style={{flexGrow: part.eur}} />
        ))}
      </div>
      <Cluster as="ul" className={`${styles.legend} caption`}>
        {stack.parts.map((part) => (
          <li key={part.name}>
            {part.name} <b className="num">{eur(part.eur)}</b>
          </li>
        ))}
      </Cluster>
      <p className={styles.row}>
        <span>{product.name}</span>
        <b className="num">{eur(product.eur)}</b>
      </p>
      <div
        className={clsx(styles.product, grows && styles.grows)}
        style={{'--share': `${(product.eur / total) * 100}%`}}
        aria-hidden
      />
    </figure>
  );
}
