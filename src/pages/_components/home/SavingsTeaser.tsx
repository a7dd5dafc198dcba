import {home} from '@content/home';
import {pricingComparison} from '@content/pricingComparison';
import {savingsCalculator} from '@content/savingsCalculator';
import {CostBars} from '@site/src/features/sections/CostBars';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Cluster} from '@site/src/ui/Cluster';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Split} from '@site/src/ui/Split';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import {averageCostEur, productPerClientEur, toolIds} from '@site/src/data/savings';

const words = home.savingsTeaser;
const {without} = pricingComparison.preview;
const parts = toolIds.map((id) => ({name: savingsCalculator.toolNames[id], eur: averageCostEur(id)}));

export function SavingsTeaser() {
  const language = useWordsLanguage(words);
  return (
    <Section id="cost-savings">
      <Split first={0.818}>
        <div>
          <SectionHeading section="cost-savings" title={words.title} lede={words.text} />
          <Cluster actions>
            <ButtonLink variant="secondary" to={routes.savingsCalculator}>
              {words.action}
            </ButtonLink>
          </Cluster>
          {without && <p className="caption">{without}</p>}
        </div>
        <CostBars
          label={words.chartLabel}
          language={language}
          stack={{name: words.stack, parts}}
          product={{name: brand.name, eur: productPerClientEur}}
        />
      </Split>
    </Section>
  );
}
