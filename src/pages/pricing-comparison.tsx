import {pricingComparison as words} from '@content/pricingComparison';
import {shell} from '@content/shell';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ComparisonPdf from '@site/src/features/comparison/ComparisonPdf.island';
import {CalculatorSection} from '@site/src/features/calculators/CalculatorSection';
import {FinalCta} from '@site/src/features/sections/FinalCta';
import {Notes} from '@site/src/features/sections/Notes';
import {PageHero} from '@site/src/features/sections/PageHero';
import {Questions} from '@site/src/features/sections/Questions';
import {BookingButton} from '@site/src/site/BookingButton';
import {ContactButton} from '@site/src/site/ContactLink';
import {Page} from '@site/src/shell/Page';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Section} from '@site/src/ui/Section';
import {routes} from '@site/src/data/routes';
import {comparisonFile} from '@site/src/data/downloadName';
import {faqPage} from '@site/src/site/structuredData';
import {Assumptions} from './_components/comparison/Assumptions';
import {Benefits} from './_components/comparison/Benefits';
import {Charts} from './_components/comparison/Charts';
import {CostTable} from './_components/comparison/CostTable';
import {Paper} from './_components/comparison/Paper';
import {Preview} from './_components/comparison/Preview';
import {Proof} from './_components/comparison/Proof';
import {YearTotal} from './_components/comparison/YearTotal';

const below = [{name: shell.nav.items.pricingComparison, path: routes.pricingComparison}];

export default function PricingComparisonPage() {
  return (
    <Page {...words.meta}>
      <Paper>
        <PageHero
          below={below}
          nodes={[faqPage(words.faq.items)]}
          {...words.hero}
          actions={
            <>
              <BookingButton>{words.hero.primary}</BookingButton>
              {/* The anchor alone: the query holds what was entered. */}
              <ButtonLink variant="secondary" to="#roi-calculator">
                {words.hero.secondary}
              </ButtonLink>
            </>
          }
        >
          <Preview />
        </PageHero>
        <Section id="comparison" {...words.table} near>
          <CostTable />
        </Section>
        <YearTotal />
        <Charts />
        <CalculatorSection id="roi-calculator" {...words.calculator}>
          <ComparisonPdf when="intent" href={useBaseUrl(comparisonFile)} />
        </CalculatorSection>
        <div className="screenOnly">
          <Benefits />
          <Proof />
          <Questions {...words.faq} />
          <FinalCta
            title={words.finalCta.title}
            text={words.finalCta.text}
            actions={
              <>
                <BookingButton>{words.finalCta.primary}</BookingButton>
                <ContactButton variant="secondary" attachment="savings-calculator">
                  {words.finalCta.secondary}
                </ContactButton>
              </>
            }
          />
        </div>
        <Assumptions />
        <Notes of={words.notes} />
      </Paper>
    </Page>
  );
}
