import clsx from 'clsx';
import {usePluginData} from '@docusaurus/useGlobalData';
import {formats} from '@site/src/data/format';
import type {DecorationScripts} from '@site/src/lib/pluginData';
import styles from './CostBars.module.css';

interface CostBarsProps {
  label: string;
  language: string;
  /** Parts of the present cost in EUR; each starts where the previous one ends. */
  stack: {name: string; parts: readonly {name: string; eur: number}[]};
  product: {name: string; eur: number};
  grows?: boolean;
}

/** Bars of the present costs and the product's cost, on one scale. */
export function CostBars({label, language, stack, product, grows}: CostBarsProps) {
  const {eur} = formats(language);
  const {grow} = (usePluginData('decorations') ?? {}) as Partial<DecorationScripts>;
  const total = stack.parts.reduce((sum, part) => sum + part.eur, 0);
  const share = (amount: number) => `${((100 * amount) / total).toFixed(1)}%`;
  const before = (index: number) => stack.parts.slice(0, index).reduce((sum, part) => sum + part.eur, 0);
  return (
    <figure aria-label={label} className={`${styles.chart} num`}>
      <ul>
        {stack.parts.map((part, index) => (
          <li key={part.name} style={{'--at': share(before(index)), '--of': share(part.eur)}}>
            {part.name} <span>{eur(part.eur)}</span>
          </li>
        ))}
      </ul>
      <p>
        {stack.name} <b>{eur(total)}</b>
      </p>
      <p className={clsx(styles.product, grows && styles.grows)} style={{'--of': share(product.eur)}}>
        {product.name} <b>{eur(product.eur)}</b>
        {grows && grow && <script dangerouslySetInnerHTML={{__html: grow}} />}
      </p>
    </figure>
  );
}
