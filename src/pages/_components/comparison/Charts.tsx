import {pricingComparison} from '@content/pricingComparison';
import {savingsCalculator} from '@content/savingsCalculator';
import {CostBars} from '@site/src/features/sections/CostBars';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {Section} from '@site/src/ui/Section';
import {brand} from '@site/src/data/brand';
import {averageCostEur, productPerClientEur, toolIds} from '@site/src/data/savings';

const {bars, ...heading} = pricingComparison.charts;
const parts = toolIds.map((id) => ({name: savingsCalculator.toolNames[id], eur: averageCostEur(id)}));

export function Charts() {
  return (
    <Section id="chart" {...heading} lede={bars.title} near>
      <CostBars
        label={bars.label}
        language={useWordsLanguage(bars)}
        stack={{name: bars.stack, parts}}
        product={{name: brand.name, eur: productPerClientEur}}
        grows
      />
      <p className="caption">{bars.share}</p>
    </Section>
  );
}
