import {usePluginData} from '@docusaurus/useGlobalData';
import {pricingComparison} from '@content/pricingComparison';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {Section} from '@site/src/ui/Section';
import {brand} from '@site/src/data/brand';
import {formats} from '@site/src/data/format';
import {productPercent, productPerClientEur, traditionalStackEur} from '@site/src/data/savings';
import type {DecorationScripts} from '@site/src/lib/pluginData';
import styles from './Charts.module.css';

const {bars, ...heading} = pricingComparison.charts;

/** Bars of the present cost and the product's cost, on one scale. The product's bar grows. */
export function Charts() {
  const {eur} = formats(useWordsLanguage(bars));
  const {grow} = (usePluginData('decorations') ?? {}) as Partial<DecorationScripts>;
  return (
    <Section id="chart" {...heading} lede={bars.title} near>
      <figure aria-label={bars.label} className={`${styles.chart} num`}>
        <ul>
          <li style={{'--of': '100%'}}>
            {bars.stack} <b>{eur(traditionalStackEur.typical)}</b>
          </li>
        </ul>
        <p className={styles.product} style={{'--of': `${productPercent.toFixed(1)}%`}}>
          {brand.name} <b>{eur(productPerClientEur)}</b>
          {grow && <script dangerouslySetInnerHTML={{__html: grow}} />}
        </p>
      </figure>
      <p className="caption">{bars.share}</p>
    </Section>
  );
}
