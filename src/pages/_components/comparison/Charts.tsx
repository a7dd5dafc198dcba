import {pricingComparison} from '@content/pricingComparison';
import {savingsCalculator} from '@content/savingsCalculator';
import {CostBars} from '@site/src/features/sections/CostBars';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {Section} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {brand} from '@site/src/data/brand';
import {averageCostEur, productPerClientEur, toolIds} from '@site/src/data/savings';
import {YearChart} from './YearChart';
import styles from './Charts.module.css';

const words = pricingComparison.charts;
const parts = toolIds.map((id) => ({name: savingsCalculator.toolNames[id], eur: averageCostEur(id)}));

export function Charts() {
  const language = useWordsLanguage(words.bars);
  return (
    <Section id="chart" eyebrow={words.eyebrow} title={words.title}>
      <Split align="stretch" className={styles.charts}>
        <div>
          <h3>{words.bars.title}</h3>
          <CostBars
            label={words.bars.label}
            language={language}
            stack={{name: words.bars.stack, parts}}
            product={{name: brand.name, eur: productPerClientEur}}
            grows
          />
          <p className="caption">{words.bars.share}</p>
        </div>
        <div>
          <h3>{words.year.title}</h3>
          <YearChart />
        </div>
      </Split>
    </Section>
  );
}
