import {pricing} from '@content/pricing';
import {FinalCta} from '@site/src/components/sections/FinalCta';
import {Questions} from '@site/src/components/sections/Questions';
import {BookingButton} from '@site/src/components/shell/BookingButton';
import {ContactButton} from '@site/src/components/shell/ContactLink';
import {Page} from '@site/src/components/shell/Page';
import {BottomBar} from './_components/pricing/BottomBar';
import {ComingSoon} from './_components/pricing/ComingSoon';
import {Comparison} from './_components/pricing/Comparison';
import {FeatureGuide} from './_components/pricing/FeatureGuide';
import {Hero} from './_components/pricing/Hero';
import {Plans} from './_components/pricing/Plans';
import {PriceRulerSection} from './_components/pricing/PriceRulerSection';
import {SavingsBanner} from './_components/pricing/SavingsBanner';

export default function PricingPage() {
  return (
    <Page {...pricing.meta}>
      <Hero />
      <SavingsBanner />
      <Plans />
      <PriceRulerSection />
      <Comparison />
      <FeatureGuide />
      <ComingSoon />
      <Questions {...pricing.faq} />
      <FinalCta title={pricing.finalCta.title} text={pricing.finalCta.text}>
        <BookingButton>{pricing.finalCta.primary}</BookingButton>
        <ContactButton variant="secondary">{pricing.finalCta.secondary}</ContactButton>
      </FinalCta>
      <BottomBar />
    </Page>
  );
}
