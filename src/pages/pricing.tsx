import {pricing} from '@content/pricing';
import {FinalCta} from '@site/src/features/sections/FinalCta';
import {Notes} from '@site/src/features/sections/Notes';
import {Questions} from '@site/src/features/sections/Questions';
import {BookingButton} from '@site/src/site/BookingButton';
import {ContactButton} from '@site/src/site/ContactLink';
import {Page} from '@site/src/shell/Page';
import {BottomBar} from './_components/pricing/BottomBar';
import {Comparison} from './_components/pricing/Comparison';
import {Features} from './_components/pricing/Features';
import {Hero} from './_components/pricing/Hero';
import {Plans} from './_components/pricing/Plans';
import {PriceRulerSection} from './_components/pricing/PriceRulerSection';
import {Procurement} from './_components/pricing/Procurement';
import {SavingsBanner} from './_components/pricing/SavingsBanner';

export default function PricingPage() {
  return (
    <Page {...pricing.meta}>
      <Hero />
      <SavingsBanner />
      <Plans />
      <PriceRulerSection />
      <Comparison />
      <Features />
      <Questions {...pricing.faq}>
        <Procurement />
      </Questions>
      <FinalCta
        title={pricing.finalCta.title}
        text={pricing.finalCta.text}
        actions={
          <>
            <BookingButton>{pricing.finalCta.primary}</BookingButton>
            <ContactButton variant="secondary">{pricing.finalCta.secondary}</ContactButton>
          </>
        }
      />
      <Notes of={pricing.notes} unlimited />
      <BottomBar />
    </Page>
  );
}
